import { asc, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { decodedPath, newAddress, oldAddress } from './redirects'
import { reservedLinks } from './reserved-links'
import { links, redirects } from './tables.server'
import { text } from './text'

export type RedirectRow = typeof redirects.$inferSelect
export type RedirectStatus = 301 | 302 | 308 | 410
/** `to`: null for a page that is gone (410). */
export type RedirectInput = { from: string; to: string | null; status: RedirectStatus }
/** Where a path leads that no page has; null: the page is gone. `ofQuery`: the old address has a query. */
export type Redirected = { to: string; status: number; ofQuery?: true } | { to: null; status: 410 }

/** The stored redirect of a path, or null. One for the path with this query comes first. */
export async function findRedirect(db: Db, pathname: string, search = ''): Promise<Redirected | null> {
  const path = decodedPath(pathname)
  if (path === null) return null
  const asked = [path, ...(search.length > 1 && search.length <= 500 ? [path + search] : [])]
  const [row] = await db
    .select({ from: redirects.fromPath, to: redirects.toPath, status: redirects.status })
    .from(redirects)
    .where(sql`${redirects.fromPath} = any(${sql.param(asked)}::text[])`)
    .orderBy(sql`length(${redirects.fromPath}) desc`)
    .limit(1)
  if (!row) return null
  if (row.to === null) return { to: null, status: 410 }
  return { to: row.to, status: row.status, ...(row.from === path ? {} : { ofQuery: true as const }) }
}

/** Records pages that the shop no longer shows: their addresses answer 410. */
export async function recordGone(db: Transaction, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  await db.execute(sql`
    insert into redirects (from_path, to_path, status) select distinct path, null, 410
    from unnest(${sql.param(paths)}::text[]) path
    on conflict (from_path) do update set to_path = null, status = 410`)
}

/** Lets redirects to removed pages answer 410 as well. */
export async function endRedirectsTo(db: Transaction, paths: readonly string[]): Promise<void> {
  await db.execute(
    sql`update redirects set to_path = null, status = 410 where to_path = any(${sql.param(paths)}::text[])`,
  )
}

/** Forgets that these pages were gone. */
export async function forgetGone(db: Transaction, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return
  await db.execute(
    sql`delete from redirects where status = 410 and from_path = any(${sql.param(paths)}::text[])`,
  )
}

/** All redirects by their old address. */
export async function listRedirects(
  db: Db,
  { start, length }: { start: number; length: number },
): Promise<{ rows: RedirectRow[]; total: number }> {
  const rows = await db.select().from(redirects).orderBy(asc(redirects.fromPath)).offset(start).limit(length)
  return { rows, total: await db.$count(redirects) }
}

/** Staff edit redirects one at a time; `importRedirects` writes many. Redirects to redirects lead to the last page at once. */
export const redirectEditor: Editor<RedirectRow, RedirectInput> = {
  table: 'redirects',
  read: async (db, id) => (await db.select().from(redirects).where(eq(redirects.id, id)))[0] ?? null,
  add: async (db, input) => {
    const checked = await check(db, input, null)
    if ('refused' in checked) return checked
    const [row] = await db.insert(redirects).values(checked).returning({ id: redirects.id })
    await shortenChains(db)
    return row!.id
  },
  change: async (db, row, input) => {
    const checked = await check(db, input, row.fromPath)
    if ('refused' in checked) return checked
    await db.update(redirects).set(checked).where(eq(redirects.id, row.id))
    await shortenChains(db)
  },
  remove: async (db, { id }) => {
    await db.delete(redirects).where(eq(redirects.id, id))
    return 'removed'
  },
}

/** The row of an input, or the mistake in it. `known`: the old address of the row that is being changed. */
async function check(
  db: Transaction,
  { from, to, status }: RedirectInput,
  known: string | null,
): Promise<Omit<RedirectRow, 'id'> | Refusal> {
  const [problem] = await findProblems(db, [{ from, to }])
  if (problem) return refuse(problem.field, problem.code)
  if ((status === 410) !== (to === null)) return refuse('to_path', 'gone_or_moved')
  const fromPath = oldAddress(from)!
  const toPath = to === null ? null : newAddress(to)!
  if (toPath !== null && (await leadsBack(db, fromPath, toPath, known))) return refuse('to_path', 'circle')
  return { fromPath, toPath, status }
}

export type RedirectProblem = keyof typeof text.redirects
type Found = { place: number; field: 'from_path' | 'to_path'; code: RedirectProblem }

/** The mistakes in these addresses, at most one of each: no address, a page of the shop as the old one, no page as the new one. */
export async function findProblems(
  db: Db,
  inputs: readonly { from: string; to: string | null }[],
): Promise<Found[]> {
  const read = inputs.map(({ from, to }) => ({
    from: oldAddress(from),
    to: to === null ? null : newAddress(to),
    isGone: to === null,
  }))
  const names = read.flatMap(({ from, to }) => [linkIn(from), linkIn(to)]).filter((link) => link !== null)
  const taken = await db
    .select({ link: links.link })
    .from(links)
    .where(sql`${links.link} = any(${sql.param([...new Set(names)])}::text[])`)
  const known = new Set(taken.map(({ link }) => link))
  const isPage = (address: string) => isReserved(address) || known.has(linkIn(address) ?? '')
  return read.flatMap(({ from, to, isGone }, place): Found[] => {
    if (from === null) return [{ place, field: 'from_path', code: 'no_address' }]
    if (isReserved(from) || known.has(linkIn(from) ?? ''))
      return [{ place, field: 'from_path', code: 'is_a_page' }]
    if (isGone) return []
    if (to === null) return [{ place, field: 'to_path', code: 'no_address' }]
    return isPage(to) ? [] : [{ place, field: 'to_path', code: 'no_page' }]
  })
}

/** The kind of page at an address of the shop, as a menu stores it (1 category, 2 product, 3 content, 5 another); null for none. */
export async function findPage(db: Db, given: string): Promise<1 | 2 | 3 | 5 | null> {
  const address = newAddress(given)
  if (address === null) return null
  if (isReserved(address)) return 5
  const link = linkIn(address)
  const [row] =
    link === null ? [] : await db.select({ kind: links.kind }).from(links).where(eq(links.link, link))
  if (!row) return null
  return row.kind === 'category' ? 1 : row.kind === 'product' ? 2 : 3
}

const segments = (address: string) => address.split('?')[0]!.toLowerCase().split('/').slice(1)
const isReserved = (address: string) => {
  const [first = ''] = segments(address)
  return first === '' || reservedLinks.has(first)
}
// The link that an address consists of; null when it has several segments or a query as an old address.
const linkIn = (address: string | null) => {
  if (address === null) return null
  const parts = segments(address)
  return parts.length === 1 ? parts[0]! : null
}

async function leadsBack(db: Transaction, from: string, to: string, known: string | null): Promise<boolean> {
  if (to === from) return true
  const next = await findRedirect(db, to)
  return next !== null && (next.to === from || next.to === known)
}

/**
 * Adds or replaces redirects of checked addresses, and lets redirects to redirects lead to the last page at once. Those that
 * would lead back to themselves are dropped. Returns how many.
 */
export async function importRedirects(
  db: Transaction,
  inputs: readonly { from: string; to: string | null }[],
): Promise<number> {
  // Of one old address the last row counts.
  const rows = new Map(
    inputs.map(({ from, to }) => {
      const row = {
        from: oldAddress(from)!,
        to: to === null ? null : newAddress(to),
        status: to === null ? 410 : 301,
      }
      return [row.from, row]
    }),
  )
  await db.execute(sql`
    insert into redirects (from_path, to_path, status)
    select i.from, i.to, i.status from ${recordset([...rows.values()], '"from" text, "to" text, status smallint')}
    on conflict (from_path) do update set to_path = excluded.to_path, status = excluded.status`)
  await shortenChains(db)
  return rows.size
}

/** Chains are short because every write shortens them: the number of rounds only bounds a circle. */
const mostRounds = 20

async function shortenChains(db: Transaction): Promise<void> {
  for (let round = 0; round < mostRounds; round++) {
    await db.execute(sql`delete from redirects where to_path = from_path`)
    const { rowCount } = await db.execute(sql`
      update redirects r set to_path = next.to_path from redirects next
      where next.from_path = r.to_path and next.to_path is not null`)
    if (!rowCount) return
  }
}

function refuse(path: string, code: RedirectProblem): Refusal {
  return { refused: 'invalid', errors: [{ path, code, message: text.redirects[code] }] }
}
