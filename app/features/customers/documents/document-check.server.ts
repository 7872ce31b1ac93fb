import { redrawPicture } from '~/features/media/media.server'
import { maxDocumentBytes } from './documents'
import { examinePdf, type PdfProblem } from './pdf-check.server'

export type DocumentRefusal = PdfProblem | 'empty' | 'tooLarge' | 'tooManyPixels'
export type CheckedDocument = { mediaType: 'application/pdf' | 'image/jpeg' | 'image/png'; bytes: Uint8Array }
type Check =
  | { status: 'accepted'; document: CheckedDocument }
  | { status: 'refused'; reason: DocumentRefusal }

/**
 * Accepts a file that is a PDF, JPG or PNG and no other kind besides (promise P19), judged by its content, never by
 * its name or declared type. A picture is encoded anew, which drops place, camera and hidden data; a PDF is refused
 * when its structure contains scripts or other files.
 */
export async function checkDocument(bytes: Uint8Array): Promise<Check> {
  if (bytes.length === 0) return refused('empty')
  if (bytes.length > maxDocumentBytes) return refused('tooLarge')
  if (startsWith(bytes, '%PDF-')) {
    const problem = examinePdf(bytes)
    return problem ? refused(problem) : accepted('application/pdf', bytes)
  }
  const picture = await redrawPicture(bytes)
  if (picture.status === 'ready') return accepted(picture.mediaType, picture.bytes)
  return refused(picture.reason === 'too_many_pixels' ? 'tooManyPixels' : picture.reason)
}

const accepted = (mediaType: CheckedDocument['mediaType'], bytes: Uint8Array): Check => ({
  status: 'accepted',
  document: { mediaType, bytes },
})
const refused = (reason: DocumentRefusal): Check => ({ status: 'refused', reason })
const startsWith = (bytes: Uint8Array, sign: string) =>
  Buffer.from(bytes.subarray(0, sign.length)).toString('latin1') === sign
