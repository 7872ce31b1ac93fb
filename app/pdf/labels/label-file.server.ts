import type { Label, LabelFormat } from './label'
import { makeLabelPdf } from './label-pdf.server'
import { writeZpl } from './label-zpl'

/** Labels as a file of this format. `title`: the file's name without its ending. */
export async function makeLabelFile(
  title: string,
  labels: readonly Label[],
  format: LabelFormat,
): Promise<{ name: string; mediaType: string; bytes: Buffer }> {
  return format === 'pdf'
    ? { name: `${title}.pdf`, mediaType: 'application/pdf', bytes: await makeLabelPdf(title, labels) }
    : { name: `${title}.zpl`, mediaType: 'application/x-zpl', bytes: Buffer.from(writeZpl(labels)) }
}
