import type { Db, Transaction } from '~/db/connection.server'
import type { PricedBasket } from '~/features/basket/basket'
import { lookUpRows, previewPromotion } from '~/features/basket/basket.server'
import { readRow } from '~/features/basket/quick-order/quick-order'
import { readOrderList } from '~/features/basket/quick-order/order-list'
import { findBuyer } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import type { Refusal } from '~/http/calls/editing.server'
import { newGuest } from '../shared/guest.server'
import { readId } from '../shared/list-address'
import type { Values } from './read-form.server'
import { text } from './text'

export type ShownPreview = { without: PricedBasket; with: PricedBasket; hasEffect: boolean }

/** Most lines of a preview. */
const mostLines = 50

/** The typed goods priced today and with the draft, for a guest or a customer; or the sentence that refuses it. */
export async function previewFor(
  db: Db,
  values: Values,
  draft: { kind: 'campaign' | 'coupon'; save: (db: Transaction) => Promise<number | Refusal> },
): Promise<ShownPreview | string> {
  const visitor = await visitorOf(db, values['musteri'] ?? '')
  if (!visitor) return text.wrong.customer
  const { rows } = readOrderList(values['satirlar'] ?? '')
  if (rows.length === 0) return text.wrong.lines
  const lines = []
  for (const { row, found } of await lookUpRows(db, visitor, rows.slice(0, mostLines))) {
    const asked = readRow({ ...row, packages: row.packages || '1' }, found)
    if (found.status !== 'one' || !('pieces' in asked)) return text.wrong.line(row.code)
    const { productId, variantId } = found.offer
    lines.push({ productId, variantId, quantity: asked.pieces })
  }
  const preview = await previewPromotion(db, visitor, lines, draft)
  if ('refusal' in preview) return preview.refusal.errors[0]?.message ?? text.wrong.taken
  const { campaign, couponDiscount, shipping } = preview.with
  const hasEffect =
    draft.kind === 'coupon'
      ? couponDiscount > 0 || shipping !== preview.without.shipping
      : campaign?.id !== preview.without.campaign?.id ||
        preview.with.grandTotal !== preview.without.grandTotal
  return { ...preview, hasEffect }
}

async function visitorOf(db: Db, customer: string): Promise<Visitor | null> {
  if (customer !== '') {
    const id = readId(customer.replace('#', ''))
    return id === null ? null : findBuyer(db, id)
  }
  return newGuest(db)
}
