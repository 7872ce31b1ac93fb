import { extractText, getDocumentProxy } from 'unpdf'

/** The text of each page of a PDF, read by another library than the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text
}
