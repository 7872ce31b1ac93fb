import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { chunkSize, kind, layer, retail } from '../listing/listing-numbers.server'
import { productHasVariant, productVisible } from '../selling/store-visible.server'

/** A page for search engines; `changedOn` is YYYY-MM-DD, null where nobody records it. */
export type IndexedPage = { id: number; link: string; changedOn: string | null }

// Search engines are guests, whoever sends the request (promise P04).
const guest = { sees: 0 } as const

/**
 * The parts of the list of products that guests see, in their order. A part is 32,000 ids: a product stays in its part, and
 * a part can be read by its key, however large the catalogue is.
 */
export async function listProductParts(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ chunk: number }>(sql`
    select chunk from listing_bits
    where kind = ${kind.visible} and list_id = ${retail} and layer = ${layer.all} and key = ${guest.sees}::int
      and bit_count(bits) > 0
    order by chunk`)
  return rows.map(({ chunk }) => chunk)
}

/** A text that changes when a part's products change: which ones guests see, and the last edit among them. */
export async function readPartVersion(db: Db, part: number): Promise<string | null> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select md5(b.bits::text) || coalesce((
      select ' ' || max(p.updated_at) from products p
      where ${inPart(part)} and get_bit(b.bits, p.id % ${chunkSize}) = 1
    ), '') as version
    from listing_bits b
    where b.kind = ${kind.visible} and b.list_id = ${retail} and b.layer = ${layer.all} and b.key = ${guest.sees}::int
      and b.chunk = ${part} and bit_count(b.bits) > 0`)
  return rows[0]?.version ?? null
}

/** Up to `limit` products of a part that guests see, by id, after the id `after`. */
export async function readPartProducts(
  db: Db,
  part: number,
  { after, limit }: { after: number; limit: number },
): Promise<IndexedPage[]> {
  const { rows } = await db.execute<IndexedPage>(sql`
    select p.id, p.link, to_char(p.updated_at at time zone 'Europe/Istanbul', 'YYYY-MM-DD') as "changedOn"
    from products p
    where ${inPart(part)} and p.id > ${after} and ${productVisible(guest)} and ${productHasVariant(guest)}
    order by p.id limit ${limit}`)
  return rows
}

/** Categories with at least one product that guests see, in the order of their ids. */
export async function listIndexedCategories(db: Db): Promise<IndexedPage[]> {
  const { rows } = await db.execute<IndexedPage>(sql`
    select c.id, c.link, null as "changedOn" from categories c
    where exists (
      select from listing_bits v join listing_bits i using (list_id, layer, chunk)
      where v.kind = ${kind.visible} and v.key = ${guest.sees}::int and i.kind = ${kind.category} and i.key = c.id
        and v.list_id = ${retail} and v.layer = ${layer.all} and bit_count(v.bits & i.bits) > 0
    )
    order by c.id`)
  return rows
}

const inPart = (part: number) =>
  sql`p.id >= ${part}::bigint * ${chunkSize} and p.id < (${part}::bigint + 1) * ${chunkSize}`
