import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { patternsOf } from '~/db/like-patterns'
import type { PriceFilter, PricePlan, PriceRule, Rounding } from './price-batch'

const sampleLength = 20

/** A table expression of the variants whose price in the list changes: id, price before (or null) and after. */
export function plannedPrices(listId: number, filter: PriceFilter, rule: PriceRule): SQL {
  return sql`(
    select v.id, own.amount as before, priced.after
    from variants v
    join products p on p.id = v.product_id
    join price_lists target on target.id = ${listId}
    left join prices own on own.variant_id = v.id and own.price_list_id = target.id and own.min_quantity = 1
      and own.valid_to is null
    ${sourceOf(rule)}
    cross join lateral (select ${rounded(rawPrice(rule), rule.rounding)} as after) priced
    where v.sellable and ${matches(filter)} and priced.after > 0 and priced.after is distinct from own.amount
  )`
}

/** The numbers and the first pairs of a change, without a change of anything. */
export async function planPrices(
  db: Db,
  listId: number,
  filter: PriceFilter,
  rule: PriceRule,
): Promise<PricePlan> {
  const planned = plannedPrices(listId, filter, rule)
  const { rows } = await db.execute<Record<keyof Omit<PricePlan, 'sample'>, string>>(sql`
    select count(*) as total, count(*) filter (where after > before) as rising,
      count(*) filter (where after < before) as falling, count(*) filter (where before is null) as added,
      count(*) filter (where after * 2 < before) as halved
    from ${planned} planned`)
  const { rows: sample } = await db.execute<SampleRow>(sql`
    select planned.id as "variantId", v.code, concat_ws(' ', p.name, nullif(v.name, '')) as name,
      planned.before, planned.after
    from ${planned} planned join variants v on v.id = planned.id join products p on p.id = v.product_id
    order by abs(planned.after - coalesce(planned.before, 0))::numeric / greatest(coalesce(planned.before, 1), 1) desc, v.code
    limit ${sampleLength}`)
  const [counts] = rows
  const number = (name: keyof Omit<PricePlan, 'sample'>) => Number(counts![name])
  return {
    total: number('total'),
    rising: number('rising'),
    falling: number('falling'),
    added: number('added'),
    halved: number('halved'),
    sample: sample.map(({ before, after, ...row }) => ({
      ...row,
      before: before === null ? null : Number(before),
      after: Number(after),
    })),
  }
}

type SampleRow = { variantId: number; code: string; name: string; before: string | null; after: string }

function sourceOf(rule: PriceRule): SQL {
  return rule.kind === 'formula'
    ? sql`join price_lists source on source.id = ${rule.sourceListId}
        left join prices base on base.variant_id = v.id and base.price_list_id = source.id and base.min_quantity = 1
          and base.valid_to is null`
    : sql``
}

/** The new price before rounding, in kuruş as a number with decimals; null without a base. */
function rawPrice(rule: PriceRule): SQL {
  switch (rule.kind) {
    case 'percent':
      return sql`(own.amount * (10000 + ${rule.percent}::int)::numeric / 10000)`
    case 'amount':
      return sql`(own.amount + ${rule.amount}::bigint)::numeric`
    case 'formula':
      return sql`(base.amount::numeric * ${rule.rate}::int / 10000 * case
        when source.kdv_included and not target.kdv_included then 100.0 / (100 + p.kdv_rate)
        when target.kdv_included and not source.kdv_included then (100 + p.kdv_rate) / 100.0
        else 1 end)`
  }
}

function rounded(raw: SQL, rounding: Rounding): SQL {
  switch (rounding) {
    case 'kurus':
      return sql`round(${raw})::bigint`
    case 'five':
      return sql`(round(${raw} / 5) * 5)::bigint`
    case 'lira':
      return sql`(round(${raw} / 100) * 100)::bigint`
    case 'ninety':
      return sql`(greatest(round((${raw} - 90) / 100), 0) * 100 + 90)::bigint`
  }
}

function matches({ categoryId, brandId, words, lacking }: PriceFilter): SQL {
  const conditions = [
    sql`true`,
    ...(categoryId === null
      ? []
      : [
          sql`p.id in (
            with recursive below as (
              select id from categories where id = ${categoryId}
              union select c.id from categories c join below b on c.parent_id = b.id
            ) select pc.product_id from product_categories pc join below on below.id = pc.category_id)`,
        ]),
    ...(brandId === null ? [] : [sql`p.brand_id = ${brandId}`]),
    ...patternsOf(words).map((pattern) => sql`p.searched like ${pattern}`),
    ...(lacking ? [sql`own.amount is null`] : []),
  ]
  return sql.join(conditions, sql` and `)
}
