import type { APIRequestContext } from '@playwright/test'

/** A product as the shop's own list gives it to a guest; amounts in pieces, prices in TL. */
export type Good = {
  id: number
  info: { title: string }
  master: { link: string }
  stock: { product_code: string; real_quantity: number }
  prices: { satisFiyati: number | null }
  variants: Variant[]
}

export type Variant = {
  id: number
  name: string
  product_code: string
  real_quantity: number
  amount: number
  price: number | null
}

const pageLength = 30
const known = new Map<string, Promise<Good[]>>()

/**
 * The first product of a category's list for which `isWanted` holds, or of all: tests name no product of the demo. The list is
 * that of the user as whom `request` is signed in, read once for each member.
 */
export async function findGood(
  request: APIRequestContext,
  category: string | null,
  isWanted: (good: Good) => boolean,
): Promise<Good> {
  const { cookies } = await request.storageState()
  const key = `${category} ${cookies.find(({ name }) => name === 'uid')?.value}`
  const listed = known.get(key) ?? listGoods(request, category)
  known.set(key, listed)
  const found = (await listed).find(isWanted)
  if (!found) throw new Error('No product of the demo is as this test needs it')
  return found
}

/** Sold by the piece in one variant only, with enough stock for every test. */
export function isPlain(good: Good): boolean {
  const [only, ...others] = good.variants
  return others.length === 0 && isPlenty(only) && only.real_quantity === 1
}

/** Several widths in stock; choosing one changes only the width. */
export function hasWidths(good: Good): boolean {
  const colours = new Set(good.variants.map(({ name }) => name.split(' / ')[1]))
  return good.variants.length > 1 && colours.size === 1 && good.variants.every(isPlenty)
}

/** Sold in packages of several pieces, the first variant with enough stock for every test. */
export function isPackaged(good: Good): boolean {
  return good.stock.real_quantity > 1 && isPlenty(good.variants[0])
}

/** The first variant is sold by the piece, with little stock. */
export function isScarce({ variants: [first] }: Good): boolean {
  return first !== undefined && first.real_quantity === 1 && first.amount >= 2 && first.amount < 20
}

export function isPlenty(variant: Variant | undefined): variant is Variant {
  return variant !== undefined && variant.price !== null && variant.amount >= 100
}

async function listGoods(request: APIRequestContext, category: string | null): Promise<Good[]> {
  const within = category === null ? '' : `&kategori=${await linkOf(request, category)}`
  const goods: Good[] = []
  for (let total = Number.POSITIVE_INFINITY; goods.length < total;) {
    const answer = await request.get(
      `/api/site/product-list?start=${goods.length}&length=${pageLength}${within}`,
    )
    const { data, meta } = (await answer.json()) as { data: Good[]; meta: { total: number } }
    goods.push(...data)
    total = meta.total
  }
  return goods
}

async function linkOf(request: APIRequestContext, category: string): Promise<string> {
  const answer = await request.get('/api/product-categories')
  const { data } = (await answer.json()) as { data: { name: string; link: string }[] }
  return data.find(({ name }) => name === category)!.link
}
