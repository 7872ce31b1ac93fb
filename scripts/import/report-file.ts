import { open } from 'node:fs/promises'
import type { ImportReport } from '../../app/features/catalogue/import/import.server'
import { text as importText } from '../../app/features/catalogue/import/text'
import { csvTexts } from '../../app/features/catalogue/sheet/csv-lines'
import { text } from './text'

/**
 * The report as a file of separated values, one line for each remark. It is written at a position, not appended: an
 * import that goes on after it was killed writes the last batch again at the same position. A file shorter than that
 * position belongs to another import and begins anew.
 */
export async function openReportFile(path: string) {
  const file = await open(path, 'a+').then(async (made) => {
    await made.close()
    return open(path, 'r+')
  })
  return {
    async keep(reports: readonly ImportReport[], from: number): Promise<number> {
      const { size } = await file.stat()
      const start = from > size ? 0 : from
      const head = start === 0 ? `\uFEFF${csvTexts(text.reportHeadings)}` : ''
      const bytes = Buffer.from(head + reports.flatMap(linesOf).join(''))
      await file.truncate(start)
      await file.write(bytes, 0, bytes.length, start)
      return start + bytes.length
    },
    close: () => file.close(),
  }
}

function linesOf(report: ImportReport): string[] {
  const { lines, status, code, name, changes, remarks } = report
  const common = [status === 'noticed' ? text.noticed : importText.status[status], code, name]
  const told = remarks.map(({ line, column, value, sentence }) =>
    csvTexts([String(line), ...common, column, value, sentence]),
  )
  if (changes.length === 0 && told.length > 0) return told
  const sentence = changes.length > 0 ? importText.changed(changes) : ''
  return [csvTexts([String(lines.from), ...common, '', '', sentence]), ...told]
}
