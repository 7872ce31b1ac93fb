import { type SQL, sql } from 'drizzle-orm'
import type { ProductChange } from './product-batch'

/** How a kind of change reads and writes its field; values are text, as the rows of a batch keep them. */
type Field = {
  /** The value of the product `p` now. */
  now: SQL
  after: string | null
  /** Products that the change leaves alone whatever their value. */
  excluded: SQL
  /** Writes the values of a relation with `id` and `value`. */
  write(values: SQL): SQL
}

const column = (name: string, type: string, after: string | null): Field => ({
  now: sql`p.${sql.identifier(name)}::text`,
  after,
  excluded: sql`false`,
  write: (values) => sql`
    update products p set ${sql.identifier(name)} = n.value::${sql.raw(type)}, updated_at = clock_timestamp()
    from ${values} n where p.id = n.id`,
})

/** The field of a change. */
export function fieldOf(change: ProductChange): Field {
  switch (change.kind) {
    case 'published':
      return column('published', 'boolean', String(change.value))
    case 'visibility':
      return column('visibility', 'smallint', String(change.value))
    case 'kdv':
      return column('kdv_rate', 'smallint', String(change.value))
    case 'brand':
      return column('brand_id', 'int', change.value === null ? null : String(change.value))
    case 'add_category':
      return membership(change.value, true)
    case 'remove_category':
      return membership(change.value, false)
  }
}

function membership(categoryId: number, after: boolean): Field {
  return {
    now: sql`(exists (select from product_categories c
      where c.product_id = p.id and c.category_id = ${categoryId}))::text`,
    after: String(after),
    // The main category gives a product its place in the menu and its address.
    excluded: after ? sql`false` : sql`p.main_category_id = ${categoryId}`,
    write: (values) => sql`
      with asked as (select id, value::boolean as member from ${values} n),
      left_category as (
        delete from product_categories c using asked a
        where c.product_id = a.id and c.category_id = ${categoryId} and not a.member)
      insert into product_categories (product_id, category_id)
      select id, ${categoryId}::int from asked where member on conflict do nothing`,
  }
}
