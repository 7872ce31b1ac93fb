import { eq, sql } from 'drizzle-orm'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { Db, Transaction } from '~/db/connection.server'
import { enqueue } from '~/db/jobs/jobs.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { fold, slug, uniqueSlug } from '~/kernel/turkish'
import { priceLists } from '../tables.server'
import { type ListHold, text } from './price-list.text'
import { type PriceListInput, possibleParents } from './price-list'
import { getPriceLists, type PriceList } from './price-lists.server'

const longestCode = 40

/**
 * Price lists as staff edit them. The retail list has no list above it and stays the only one of its kind. Prices follow a moved list at
 * once, the order and filters of products after its job. A change of KDV needs no job: it is refused once the list has prices.
 */
export const priceListEditor: Editor<PriceList, PriceListInput> = {
  table: 'price_lists',
  read: async (db, id) => (await db.select().from(priceLists).where(eq(priceLists.id, id)))[0] ?? null,
  add: async (db, input) => {
    const lists = await lockLists(db)
    const refusal = refuseName(lists, input, null) ?? refuseParent(lists, input, null)
    if (refusal) return refusal
    const code = uniqueSlug(slug(input.name).slice(0, longestCode), (desired) =>
      lists.some((list) => list.code === desired),
    )
    const [row] = await db
      .insert(priceLists)
      .values({ ...input, code })
      .returning({ id: priceLists.id })
    forgetBriefly(db)
    return row!.id
  },
  change: async (db, row, input) => {
    const lists = await lockLists(db)
    const refusal = refuseName(lists, input, row) ?? refuseParent(lists, input, row)
    if (refusal) return refusal
    if (input.kdvIncluded !== row.kdvIncluded && (await hadPrices(db, row.id)))
      return refused('kdv_included', 'has_prices', text.wrong.kdvStays)
    // The trigger would refresh every product of the list while the page waits: 0.4 ms each. The job does it in parts.
    await db.execute(sql`set local vitrin.listing = 'later'`)
    await db.update(priceLists).set(input).where(eq(priceLists.id, row.id))
    await db.execute(sql`set local vitrin.listing = ''`)
    if (input.parentId !== row.parentId)
      await enqueue(
        db,
        { name: 'price-list-moved', payload: { listId: row.id } },
        { key: `price-list ${row.id}` },
      )
    forgetBriefly(db)
  },
  remove: async (db, { id, isRetail }) => {
    if (isRetail)
      return { refused: 'in_use', errors: [{ path: '', code: 'retail', message: text.wrong.retailStays }] }
    const holds = await findListHolds(db, id)
    if (holds.length > 0)
      return { refused: 'in_use', errors: [{ path: '', code: 'in_use', message: text.inUse(holds) }] }
    await db.delete(priceLists).where(eq(priceLists.id, id))
    forgetBriefly(db)
    return 'removed'
  },
}

/** All lists, which nobody else adds or moves until the transaction ends: two moves at once could make a cycle. */
async function lockLists(db: Transaction): Promise<PriceList[]> {
  await db.execute(sql`lock table price_lists in share row exclusive mode`)
  return getPriceLists(db)
}

function refuseName(lists: readonly PriceList[], { name }: PriceListInput, row: PriceList | null) {
  const isTaken = lists.some((list) => list.id !== row?.id && fold(list.name) === fold(name))
  return isTaken
    ? { ...refused('name', 'already_exists', text.wrong.nameTaken), refused: 'taken' as const }
    : null
}

function refuseParent(
  lists: readonly PriceList[],
  { parentId }: PriceListInput,
  row: PriceList | null,
): Refusal | null {
  if (parentId === null) return null
  if (row?.isRetail) return refused('parent_id', 'retail_has_no_parent', text.wrong.retailParent)
  if (!lists.some(({ id }) => id === parentId)) return refused('parent_id', 'unknown_row', text.wrong.parent)
  const isPossible = !row || possibleParents(lists, row.id).some(({ id }) => id === parentId)
  return isPossible ? null : refused('parent_id', 'cycle', text.wrong.cycle)
}

const refused = (path: string, code: string, message: string): Refusal => ({
  refused: 'invalid',
  errors: [{ path, code, message }],
})

/** True for a list that has prices, had some, or gets some by a change that waits: amounts that its KDV gives a meaning. */
async function hadPrices(db: Transaction, id: number): Promise<boolean> {
  const { rows } = await db.execute<{ had: boolean }>(sql`
    select exists (select from prices where price_list_id = ${id})
      or exists (select from price_batches where price_list_id = ${id} and state in ('waiting', 'running')) as had`)
  return rows[0]!.had
}

/** Everything that uses a list, so that it cannot be removed. Rows of later features are only looked for, never read. */
export async function findListHolds(db: Db, id: number): Promise<ListHold[]> {
  const { rows } = await db.execute<{ hold: ListHold }>(sql`
    select 'lists' as hold where exists (select from price_lists where parent_id = ${id})
    union all select 'partners' where exists (select from business_partners where price_list_id = ${id})
    union all select 'prices' where exists (select from offers where price_list_id = ${id})
      or exists (select from prices where price_list_id = ${id})
    union all select 'batches' where exists (
      select from price_batches where price_list_id = ${id} or (rule ->> 'sourceListId')::int = ${id})
    union all select 'orders' where exists (select from orders where price_list_id = ${id})
      or exists (select from order_requests where price_list_id = ${id})
    union all select 'promotions' where exists (select from campaigns where price_list_id = ${id})
      or exists (select from coupons where price_list_id = ${id})
    union all select 'newsletters' where exists (
      select from newsletters where (segment ->> 'priceListId')::int = ${id})`)
  return rows.map(({ hold }) => hold)
}
