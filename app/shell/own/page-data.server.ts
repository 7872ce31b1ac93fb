import { createHash } from 'node:crypto'
import type { LaterPart } from '~/http/stored/for-store.server'

/** First part of the addresses of page data. */
export const pageDataPath = '/sayfa-verisi/'

/** The data with which the router starts on a page, under an address that names their content. */
export function pageDataOf(bytes: Buffer): LaterPart {
  const name = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  return { path: pageDataPath + name, bytes }
}
