import type { ImportFile } from '../../app/features/catalogue/import/format'
import type { ImportReport } from '../../app/features/catalogue/import/import.server'
import { text } from './text'

/** How many reports the screen shows; the report file holds all of them. */
const mostShown = 200

/**
 * The operator's screen: rows with remarks, and at the bottom of a terminal how much of the file has been read.
 * Without a terminal only the rows.
 */
export function showProgress(totalBytes: number) {
  const terminal = process.stderr.isTTY ? process.stderr : null
  let done = 0
  let told = 0
  let bytes = 0
  const clear = () => terminal?.write('\r\u001B[K')
  return {
    count: (file: ImportFile): ImportFile =>
      async function* () {
        bytes = 0
        for await (const chunk of file()) {
          bytes += chunk.length
          yield chunk
        }
      },
    resume(position: number) {
      done = position
      process.stdout.write(`${text.resumed(position)}\n`)
    },
    print(reports: readonly ImportReport[]) {
      clear()
      for (const report of reports) {
        done += 1
        if (report.status !== 'skipped' && report.remarks.length === 0) continue
        told += 1
        if (told <= mostShown) process.stdout.write(`${text.report(report)}\n`)
      }
      terminal?.write(text.progress(done, Math.floor((100 * bytes) / Math.max(totalBytes, 1))))
    },
    end() {
      clear()
      if (told > mostShown) process.stdout.write(`${text.more(told - mostShown)}\n`)
    },
    rows: () => done,
  }
}
