import { sql } from 'drizzle-orm'
import { anyOf } from '~/db/any-of.server'
import type { Db } from '~/db/connection.server'

/**
 * Those of the folded words that the given products have, as the shop writes them: `kirmizi` → "Kırmızı". Only words of
 * products that the visitor sees may be shown, so the caller passes hits. Reads the same texts as the search documents.
 */
export async function readSpellings(
  db: Db,
  productIds: readonly number[],
  words: readonly string[],
): Promise<Map<string, string>> {
  if (productIds.length === 0 || words.length === 0) return new Map()
  const { rows } = await db.execute<{ folded: string; written: string }>(sql`
    select distinct on (1) tr_fold(w.written) as folded, w.written
    from products p
    left join brands b on b.id = p.brand_id
    cross join lateral (
      select p.name as text
      union all select b.name
      union all select a.name
      from product_categories pc join categories c on c.id = pc.category_id join categories a on a.id = any(c.path)
      where pc.product_id = p.id
      union all select fd.value from product_feature_details pf join feature_details fd on fd.id = pf.detail_id
      where pf.product_id = p.id
      union all select fd.value from variants v join variant_feature_details vf on vf.variant_id = v.id
      join feature_details fd on fd.id = vf.detail_id
      where v.product_id = p.id and v.visibility <= p.visibility
    ) t
    cross join lateral regexp_split_to_table(t.text, '[[:space:][:punct:]]+') w(written)
    where p.id = ${anyOf(productIds)} and tr_fold(w.written) = any(${sql.param(words)}::text[])
    order by 1, 2 desc`)
  return new Map(rows.map(({ folded, written }) => [folded, written]))
}
