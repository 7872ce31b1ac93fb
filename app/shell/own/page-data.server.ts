import { createHash } from 'node:crypto'

/** First part of the addresses of page data. */
export const pageDataPath = '/sayfa-verisi/'

/** The data with which the router starts on a page, and their address, which names their content. */
export type PageData = { path: string; bytes: Buffer }

export function pageDataOf(bytes: Buffer): PageData {
  const name = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { path: pageDataPath + name, bytes }
}
