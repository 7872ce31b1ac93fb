import { sql, type SQL } from 'drizzle-orm'
import type { ListPlan } from './store-list-plan.server'

/** Parts of the cards' query for a filtered list; empty without filters. */
export type ShownVariant = {
  /** Ends in `fits(place, offered_id)`. */
  cte: SQL
  join: SQL
  /** How near a picture `pp` is to the shown variant: 0 its own, 1 the product's, 2 another variant's. */
  nearness: SQL
  /** Ids of the chosen values that the shown variant has; the link to the product's page contains them. */
  details: SQL
}

/**
 * The variant that a card of a filtered list shows: the first one of `offer` for which all filters hold, variants that can be
 * bought first, then in the shop's order. The product's page chooses the same one when its link names these values
 * (`chooseVariant`). A product whose variants all have the chosen values shows no particular one.
 */
export function shownVariant(chosen: ListPlan['chosen']): ShownVariant {
  if (chosen.length === 0) return { cte: sql``, join: sql``, nearness: sql`0`, details: sql`'[]'::json` }
  const ofVariant = (among: readonly number[]) =>
    sql`exists (select from variant_feature_details x
      where x.variant_id = o.offered_id and x.detail_id = any(${sql.param(among)}::int[]))`
  const ofProduct = (among: readonly number[]) =>
    sql`exists (select from product_feature_details x
      where x.product_id = o.product_id and x.detail_id = any(${sql.param(among)}::int[]))`
  const conditions = chosen.map(({ details }) => sql`(${ofVariant(details)} or ${ofProduct(details)})`)
  const all = chosen.flatMap(({ details }) => details)
  return {
    cte: sql`, fits as (
      select distinct on (place) place, offered_id from offer o
      where ${ofVariant(all)} and ${sql.join(conditions, sql` and `)}
      order by place, (gross is not null and available >= package_size) desc nulls last, position, offered_id
    )`,
    join: sql`left join fits on fits.place = price.place`,
    nearness: sql`min(case when fits.offered_id is null or pp.variant_id = fits.offered_id then 0
      when pp.variant_id is null then 1 else 2 end)`,
    details: sql`array_to_json(array(
      select x.detail_id from variant_feature_details x
      where x.variant_id = fits.offered_id and x.detail_id = any(${sql.param(all)}::int[])))`,
  }
}
