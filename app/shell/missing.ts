import { text } from './text'

/** A page that the shop has removed; `category`: that of a product. */
export type GonePage = { isProduct: boolean; category: { name: string; link: string } | null }

/** Title of the page for an address without a page. */
export function titleOfMissing(gone?: GonePage): string {
  return gone ? (gone.isProduct ? text.goneProduct : text.gonePage) : text.notFound
}
