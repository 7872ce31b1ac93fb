import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import type { Kurus } from '~/kernel/money'

/** What can be edited of a variant, as the shop has it now. */
export type VariantState = {
  variantId: number
  onHand: number
  /** By price list. */
  offers: ReadonlyMap<number, OfferState>
}
/** `amount` is null where a list has quantity breaks only. */
export type OfferState = {
  packageSize: number
  amount: Kurus | null
  breaks: { minQuantity: number; amount: Kurus }[]
}

type Row = {
  code: string
  variantId: number
  onHand: number
  offers: { list: number; packageSize: number; steps: { minQuantity: number; amount: number }[] }[]
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
      select jsonb_agg(jsonb_build_object('list', o.price_list_id, 'packageSize', o.package_size, 'steps', coalesce((
        select jsonb_agg(jsonb_build_object('minQuantity', p.min_quantity, 'amount', p.amount) order by p.min_quantity)
        from prices p
        where p.variant_id = o.variant_id and p.price_list_id = o.price_list_id and p.valid_to is null), '[]'))) as offers
      from offers o where o.variant_id = v.id
    ) o on true
    where v.code_normalized = any(${sql.param(codes)}::text[])`)
  return new Map(
    rows.map(({ code, variantId, onHand, offers }) => [
      code,
      { variantId, onHand, offers: new Map(offers.map(({ list, ...offer }) => [list, toOffer(offer)])) },
    ]),
  )
}

function toOffer({ packageSize, steps }: Omit<Row['offers'][number], 'list'>): OfferState {
  return {
    packageSize,
    amount: steps.find(({ minQuantity }) => minQuantity === 1)?.amount ?? null,
    breaks: steps.filter(({ minQuantity }) => minQuantity > 1),
  }
}
