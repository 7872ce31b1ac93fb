import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'

/**
 * Writes the texts that search reads: the folded name, and in `search_documents` the folded words of name, brand, categories
 * up to the root, feature values and codes, and each code and measure as one word (`22mm`). Variants that are hidden from
 * some visitors of the product are left out, since a search would reveal them. Only their whole code finds them.
 */
export async function refreshSearchText(db: Transaction, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  const ids = sql`any(${sql.param(productIds)}::int[])`
  await db.execute(sql`
    update products p set name_folded = tr_fold(p.name) where p.id = ${ids} and p.name_folded <> tr_fold(p.name)`)
  await db.execute(sql`
    insert into search_documents as s (product_id, rank, name_words, words)
    select p.id, p.rank, words_of(concat_ws(' ', p.name_folded, measures_of(p.name_folded))),
      words_of(tr_fold(concat_ws(' ', p.name, b.name, c.names, d.detail_values, p.code, v.codes))
        || ' ' || measures_of(tr_fold(concat_ws(' ', p.name, d.measured))))
    from products p
    left join brands b on b.id = p.brand_id
    left join lateral (
      select string_agg(distinct a.name, ' ') as names
      from product_categories pc join categories c on c.id = pc.category_id join categories a on a.id = any(c.path)
      where pc.product_id = p.id
    ) c on true
    left join lateral (
      select string_agg(distinct concat_ws(' ', fd.value, f.unit), ' ') as detail_values,
        string_agg(distinct concat_ws(' ', fd.value, f.unit), ' ') filter (where fd.value ~ '[0-9]') as measured
      from feature_details fd join features f on f.id = fd.feature_id
      where fd.id in (
        select detail_id from product_feature_details where product_id = p.id
        union select vf.detail_id from variant_feature_details vf join variants v on v.id = vf.variant_id
        where v.product_id = p.id and v.visibility <= p.visibility)
    ) d on true
    left join lateral (
      select string_agg(concat_ws(' ', v.code, regexp_replace(v.code, '[[:punct:]]', '', 'g'), v.barcode), ' ' order by v.position) as codes
      from variants v where v.product_id = p.id and v.visibility <= p.visibility
    ) v on true
    where p.id = ${ids}
    on conflict (product_id) do update set rank = excluded.rank, name_words = excluded.name_words, words = excluded.words
    where (s.rank, s.name_words, s.words) is distinct from (excluded.rank, excluded.name_words, excluded.words)`)
}
