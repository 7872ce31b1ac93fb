import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { RightAnswer } from './shoppers-queries'

/** Facts of one product, read from the catalogue's own tables and never from those that search reads. */
export type ProductFacts = {
  id: number
  code: string
  brand: string | null
  /** Links of its categories and of those above them. */
  categories: string[]
  /** Values of the product as a whole, by the feature's code. */
  values: Record<string, string[]>
  /** Values of each variant that everybody may buy, by the feature's code. */
  variants: Record<string, string>[]
  codes: string[]
}

/** Facts of all published products that a guest sees, by id. */
export async function readFacts(db: Db): Promise<Map<number, ProductFacts>> {
  const { rows } = await db.execute<ProductFacts>(sql`
    select p.id, p.code, b.name as brand,
      array(select distinct a.link from product_categories pc join categories c on c.id = pc.category_id
        join categories a on a.id = any(c.path) where pc.product_id = p.id) as categories,
      coalesce((select jsonb_object_agg(code, vals) from (
        select f.code, jsonb_agg(fd.value) as vals from product_feature_details pf
        join feature_details fd on fd.id = pf.detail_id join features f on f.id = fd.feature_id
        where pf.product_id = p.id group by f.code) x), '{}') as values,
      coalesce((select jsonb_agg(coalesce((
        select jsonb_object_agg(f.code, fd.value) from variant_feature_details vf
        join feature_details fd on fd.id = vf.detail_id join features f on f.id = fd.feature_id
        where vf.variant_id = v.id), '{}')) from variants v where v.product_id = p.id and v.visibility = 0), '[]') as variants,
      array(select x from variants v, unnest(array[v.code, v.barcode]) x where v.product_id = p.id and x is not null) as codes
    from products p left join brands b on b.id = p.brand_id
    where p.published and p.visibility = 0`)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whether a product is a right answer. */
export function isRight(facts: ProductFacts, right: RightAnswer): boolean {
  if (right.in && !right.in.some((link) => facts.categories.includes(link))) return false
  if (right.brand !== undefined && facts.brand !== right.brand) return false
  if (right.code !== undefined && !facts.code.startsWith(right.code)) return false
  const valuesOf = (code: string, variant: Record<string, string>) =>
    code in variant ? [variant[code]!] : (facts.values[code] ?? [])
  const wanted = Object.entries({
    ...right.has,
    ...(right.width && { genislik: right.width.map(String) }),
    ...(right.colour && { renk: right.colour }),
  })
  // Metals that have no colour of their own name it in the feature `metal`.
  const fits = (variant: Record<string, string>) =>
    wanted.every(([code, any]) => {
      const values = valuesOf(code, variant)
      const shown = code === 'renk' && values.length === 0 ? valuesOf('metal', variant) : values
      return shown.some((value) => any.includes(value))
    })
  return (facts.variants.length > 0 ? facts.variants : [{}]).some(fits)
}
