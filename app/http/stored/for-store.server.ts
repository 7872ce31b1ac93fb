/**
 * The request's part in the store of answers: everybody gets the answer, so it is made without a visitor. Whoever makes it adds
 * the tags of what it shows, and takes `mayKeep` back where each request must be seen.
 */
export type ForStore = { tags: Set<string>; mayKeep: boolean }

/**
 * Tags of stored answers. An answer that says nothing carries `goods` and `stock`, so that every change to goods drops it; one
 * that calls `showsGoods` is dropped by the stock of its own goods alone, and one that calls `showsNoGoods` by neither.
 */
export const tags = {
  goods: 'goods',
  stock: 'stock',
  card: (productId: number) => `card ${productId}`,
  amount: (productId: number) => `amount ${productId}`,
  category: (categoryId: number) => `category ${categoryId}`,
} as const

/** The category that stands for the whole shop, as in the listing's tables. */
export const wholeShop = 0

export const newForStore = (): ForStore => ({ tags: new Set([tags.goods, tags.stock]), mayKeep: true })

/** The goods of an answer. `categories`: whose lists it shows; `cards`: products as cards; `amounts`: products with exact stock. */
export function showsGoods(
  stored: ForStore | null,
  shown: { categories?: readonly number[]; cards?: readonly number[]; amounts?: readonly number[] },
): void {
  if (!stored) return
  stored.tags.delete(tags.stock)
  for (const id of shown.categories ?? []) stored.tags.add(tags.category(id))
  for (const id of shown.cards ?? []) stored.tags.add(tags.card(id))
  for (const id of shown.amounts ?? []) stored.tags.add(tags.amount(id))
}

/** The answer shows neither goods nor prices. */
export function showsNoGoods(stored: ForStore | null): void {
  stored?.tags.delete(tags.goods)
  stored?.tags.delete(tags.stock)
}

/** The nonce while an answer is made; `hashScripts` replaces it by hashes. */
export const storedNonce = 'stored'
