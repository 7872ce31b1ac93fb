import { extractText, getDocumentProxy } from 'unpdf'

/** The words of a PDF, page by page, read by another program than the one that wrote them. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text
}
