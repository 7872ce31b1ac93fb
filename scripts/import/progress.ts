import type { ImportFile } from '../../app/features/catalogue/import/format'
import type { ImportReport } from '../../app/features/catalogue/import/import.server'
import { text } from './text'

/** Reports shown on the screen; all of them are in the report file. */
const mostShown = 200

/**
 * What the operator sees: the rows that something is told of, and at the bottom of a terminal how far the file is
 * read; nothing of that when nobody watches.
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
