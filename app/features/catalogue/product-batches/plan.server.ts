import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { staffProductConditions } from '../reading/find-products.server'
import { fieldOf } from './field.server'
import type { ProductChange, ProductFilter, ProductPlan } from './product-batch'

const sampleLength = 20

/** A table expression of the products that change: id and the value before. */
export function plannedProducts(filter: ProductFilter, change: ProductChange, retailListId: number): SQL {
  const { now, after, excluded } = fieldOf(change)
  const { words, lacking, brandId, categoryId } = filter
  const conditions = staffProductConditions({
    retailListId,
    words,
    ...(lacking ? { lacking } : {}),
    ...(brandId === null ? {} : { brandId }),
    ...(categoryId === null ? {} : { categoryId }),
  })
  return sql`(
    select p.id, ${now} as before from products p
    where ${conditions} and not coalesce(${excluded}, false) and ${now} is distinct from ${after}::text
  )`
}

/** The number of products that a change would change and the first of them, without a change of anything. */
export async function planProducts(
  db: Db,
  filter: ProductFilter,
  change: ProductChange,
  retailListId: number,
): Promise<ProductPlan> {
  const planned = plannedProducts(filter, change, retailListId)
  const { rows: counted } = await db.execute<{ total: string }>(
    sql`select count(*) as total from ${planned} planned`,
  )
  const { rows: sample } = await db.execute<ProductPlan['sample'][number]>(sql`
    select p.id, p.code, p.name from ${planned} planned join products p using (id)
    order by p.name_folded, p.id limit ${sampleLength}`)
  return { total: Number(counted[0]!.total), sample }
}
