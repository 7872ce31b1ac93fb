/** Bytes that are asked for by an address of their own. */
export type LaterPart = { path: string; bytes: Buffer }

/** The audience of visitors without an account; other names are those of app/server/visit/audience.server.ts. */
export const everybody = 'everybody'

/**
 * The request's part in the store of answers: all of an audience get the answer, so it is made without a visitor. The code that
 * makes it says what it shows. `goods`: whether it shows goods, null while nothing has said so. `mayKeep`: set where pages and calls are
 * answered, so that health checks, files and banks never are; taken back where each request must be seen.
 */
export type ForStore = {
  audience: string
  /** Nonce while the answer is made; `hashScripts` replaces it by hashes. Nobody else knows it. */
  nonce: string
  /** A name of bytes that shows nothing about them to those who do not know the secret. */
  nameOf: (bytes: Buffer) => string
  own: Set<string>
  goods: boolean | null
  mayKeep: boolean
  /** Pattern of the address that was found, for metrics; null: none. */
  route: string | null
  /** The part that a page leaves out for those who need it later; null when it holds all. */
  later: LaterPart | null
}

/**
 * Tags of stored answers. An answer that says nothing carries `goods` and `stock`, so that every change to goods drops it; one
 * that calls `showsGoods` is dropped by the stock of its own goods alone, and one that only calls `showsNoGoods` by neither.
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

export const newForStore = ({
  audience,
  nonce,
  nameOf,
}: Pick<ForStore, 'audience' | 'nonce' | 'nameOf'>): ForStore => ({
  audience,
  nonce,
  nameOf,
  own: new Set(),
  goods: null,
  mayKeep: false,
  route: null,
  later: null,
})

/** The goods of an answer. `categories`: whose lists it shows; `cards`: products as cards; `amounts`: products with exact stock. */
export function showsGoods(
  stored: ForStore | null,
  shown: { categories?: readonly number[]; cards?: readonly number[]; amounts?: readonly number[] },
): void {
  if (!stored) return
  stored.goods = true
  for (const id of shown.categories ?? []) stored.own.add(tags.category(id))
  for (const id of shown.cards ?? []) stored.own.add(tags.card(id))
  for (const id of shown.amounts ?? []) stored.own.add(tags.amount(id))
}

/** This part of an answer shows neither goods nor prices. */
export function showsNoGoods(stored: ForStore | null): void {
  if (stored) stored.goods ??= false
}

/** All tags of a finished answer. */
export function tagsFor({ own, goods }: ForStore): ReadonlySet<string> {
  if (goods === null) return new Set([tags.goods, tags.stock])
  return goods ? new Set([tags.goods, ...own]) : own
}
