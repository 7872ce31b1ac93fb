import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import type { Kurus } from '~/kernel/money'

/** The editable values of a variant in the shop. */
export type VariantState = {
  variantId: number
  onHand: number
  /** By price list. */
  offers: ReadonlyMap<number, OfferState>
}
/** `amount` is null when a list has only quantity breaks. */
export type OfferState = { packageSize: number; amount: Kurus | null }

type Row = {
  code: string
  variantId: number
  onHand: number
  offers: ({ list: number } & OfferState)[]
}

/** Variants by comparable code; unknown ones are missing. */
export async function readVariantStates(
  db: Transaction,
  codes: readonly string[],
): Promise<Map<string, VariantState>> {
  const { rows } = await db.execute<Row>(sql`
    select v.code_normalized as code, v.id as "variantId", coalesce(b.on_hand, 0) as "onHand",
      coalesce(o.offers, '[]') as offers
    from variants v
    left join stock_balances b on b.variant_id = v.id
    left join lateral (
      select jsonb_agg(jsonb_build_object('list', o.price_list_id, 'packageSize', o.package_size, 'amount', p.amount)) as offers
      from offers o
      left join prices p on p.variant_id = o.variant_id and p.price_list_id = o.price_list_id and p.min_quantity = 1
        and p.valid_to is null
      where o.variant_id = v.id
    ) o on true
    where v.code_normalized = any(${sql.param(codes)}::text[])`)
  return new Map(
    rows.map(({ code, variantId, onHand, offers }) => [
      code,
      { variantId, onHand, offers: new Map(offers.map(({ list, ...offer }) => [list, offer])) },
    ]),
  )
}
