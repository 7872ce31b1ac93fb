import { data } from 'react-router'
import type { Db } from '~/db/connection.server'
import { type ProductCard, shownUnit } from '~/features/catalogue/catalogue'
import {
  findStaffProducts,
  getCategoryTree,
  getProducts,
  previewShowcase,
  readNamedProducts,
  showcaseEditor,
} from '~/features/catalogue/catalogue.server'
import { retailPriceKey } from '~/features/customers/customers.server'
import { formatPrice } from '~/kernel/turkish'
import { pathsOf } from '../shared/category-paths'
import { newGuest } from '../shared/guest.server'
import { readId } from '../shared/list-address'
import { shownMoment } from '../shared/moment-field'
import { text } from './text'

/** Most products that a search offers. */
const mostFound = 12

/** A product of the list that staff arrange; `isSeen`: guests see it now. */
export type ChosenProduct = {
  id: number
  code: string
  name: string
  pictureHash: string | null
  isSeen: boolean
}
export type FoundProducts = { words: string; total: number; products: Omit<ChosenProduct, 'isSeen'>[] }

/** The showcase of an address; null for a new one. Throws the page for status 404. */
export async function readRecord(db: Db, asked: string | undefined) {
  const id = readId(asked)
  const row = id === null ? null : await showcaseEditor.read(db, id)
  if (!row && asked !== 'yeni') throw data(null, 404)
  return row
}

/** The stored values by field of the editor. */
export function storedValues(row: Awaited<ReturnType<typeof readRecord>>): Record<string, string> {
  if (!row) return { tur: 'chosen', acik: '1', 'en-cok': '12', sira: '0' }
  return {
    ad: row.title,
    'alt-baslik': row.subtitle,
    kod: row.code,
    tur: row.rule,
    kategori: String(row.categoryId ?? ''),
    'en-cok': String(row.most),
    bas: shownMoment(row.beginsAt),
    bit: shownMoment(row.endsAt),
    sira: String(row.position),
    acik: row.active ? '1' : '',
  }
}

/** Products by id, in their order, as the list of a showcase names them. */
export async function nameProducts(db: Db, ids: readonly number[]): Promise<ChosenProduct[]> {
  const [named, seen] = await Promise.all([
    readNamedProducts(db, ids),
    newGuest(db).then((guest) => getProducts(db, guest, ids)),
  ])
  const visible = new Set(seen.map(({ id }) => id))
  return named.map((one) => ({ ...one, isSeen: visible.has(one.id) }))
}

/** Products of the shop by words of their name or code; null without words. */
export async function findByWords(db: Db, words: string): Promise<FoundProducts | null> {
  if (words === '') return null
  const { listId } = await retailPriceKey(db)
  const { products, total } = await findStaffProducts(db, { retailListId: listId, words, length: mostFound })
  return {
    words,
    total,
    products: products.map(({ id, code, name, pictureHash }) => ({ id, code, name, pictureHash })),
  }
}

/** The products of a showcase as the shop shows them to a guest, with prices in words. */
export async function readPreview(db: Db, id: number) {
  const { products, total } = await previewShowcase(db, await newGuest(db), id)
  return { total, cards: products.map(previewCard) }
}

function previewCard({ id, name, link, pictures, price, priceVaries, stock }: ProductCard) {
  const amount = price ? formatPrice(shownUnit(price)) : text.noPrice
  return {
    id,
    name,
    link,
    hash: pictures[0]?.hash ?? null,
    price: price && priceVaries ? text.from(amount) : amount,
    isSoldOut: stock === 'none',
  }
}

/** Categories with their paths, for the rule of a category. */
export const readCategories = async (db: Db) => (await getCategoryTree(db)).flatMap((node) => pathsOf(node))
