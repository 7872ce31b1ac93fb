import type { ForStore, LaterPart } from '~/http/stored/for-store.server'

/** First part of the addresses of page data. */
export const pageDataPath = '/sayfa-verisi/'

/** The data with which the router starts on a page, under an address that names their content. */
export function pageDataOf(bytes: Buffer, { nameOf }: Pick<ForStore, 'nameOf'>): LaterPart {
  return { path: pageDataPath + nameOf(bytes), bytes }
}
