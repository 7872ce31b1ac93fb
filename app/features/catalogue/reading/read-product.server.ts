import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Visitor } from '~/features/identity/identity'
import type { Feature, ProductDetail } from '../catalogue'
import { readSeen, type SeenProduct } from '../stored/seen-products.server'

/** The texts of a product's page that its cards do not show. */
export type ProductTexts = Pick<
  ProductDetail,
  'summary' | 'description' | 'seoTitle' | 'seoDescription' | 'breadcrumb'
>

export type ProductRow = SeenProduct & ProductTexts

export type ProductKey = { id: number } | { link: string }

/** All data of a product page, in one query; null when this visitor may not see it. */
export async function readProduct(
  db: Db,
  visitor: Visitor,
  key: ProductKey,
  windowDays: number,
): Promise<ProductRow | null> {
  const wanted: SQL =
    'id' in key
      ? sql`select ${key.id}::int as id, 1 as place`
      : sql`select id, 1 as place from products where link = ${key.link}`
  const [row] = await readSeen<ProductTexts>(db, visitor, wanted, windowDays, texts)
  return row ?? null
}

const texts = sql`, p.summary, p.description, p.seo_title as "seoTitle", p.seo_description as "seoDescription", (
  select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'link', c.link) order by step.place), '[]')
  from categories leaf
  cross join unnest(leaf.path) with ordinality as step(id, place)
  join categories c on c.id = step.id
  where leaf.id = p.main_category_id) as breadcrumb`

/** A feature value of the product (variantId null) or of one visible variant. */
export type DetailRow = {
  variantId: number | null
  feature: string
  name: string
  kind: Feature['kind']
  code: string
  value: string
  color: string | null
}

/** The feature values of a product and of its variants, in the shop's order. */
export function detailsOf({ details, variants }: SeenProduct, features: readonly Feature[]): DetailRow[] {
  const owners = new Map<number, (number | null)[]>()
  const add = (detailId: number, owner: number | null) => {
    const known = owners.get(detailId)
    if (known) known.push(owner)
    else owners.set(detailId, [owner])
  }
  for (const variant of variants) for (const id of variant.details) add(id, variant.id)
  for (const id of details) add(id, null)
  return features.flatMap(({ code: feature, name, kind, details }) =>
    details.flatMap(({ id, code, value, color }) =>
      (owners.get(id) ?? []).map((variantId) => ({ variantId, feature, name, kind, code, value, color })),
    ),
  )
}
