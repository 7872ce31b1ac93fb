import { and, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '~/db/connection.server'
import { recordset } from '~/db/recordset.server'
import { slug } from '~/kernel/turkish'
import { endRedirectsTo, recordGone } from './redirects.server'
import { reservedLinks } from './reserved-links'
import { links } from './tables.server'

export type LinkKind = 'category' | 'product' | 'content'
type LinkTarget = { kind: LinkKind; id: number }
export type LinkRequest = { id: number; desired: string }

/** The category, product or content at a link, for SetPage; null when the link is unknown. */
export async function findLink(db: Db, link: string): Promise<LinkTarget | null> {
  const [row] = await db.select().from(links).where(eq(links.link, link))
  const target = row ? { kind: row.kind as LinkKind, id: row.targetId } : null
  remember(db, link, target)
  return target
}

/**
 * The product `findLink` last returned for this link, or null. Lets a caller read that product at once; the caller
 * must then check that the product still has the link, or call `findLink`.
 */
export function guessProduct(db: Db, link: string): number | null {
  return remembered.get(db)?.get(link) ?? null
}

const mostRemembered = 10_000
const remembered = new WeakMap<Db, Map<string, number>>()

// The map keeps insertion order: delete and set again moves the link to the end, and the first one is the oldest.
function remember(db: Db, link: string, target: LinkTarget | null): void {
  const products = remembered.get(db) ?? new Map<string, number>()
  remembered.set(db, products)
  products.delete(link)
  if (target?.kind === 'product') products.set(link, target.id)
  if (products.size > mostRemembered) products.delete(products.keys().next().value!)
}

/** `claimLinks` for one target. Returns its link. */
export async function claimLink(
  db: Transaction,
  kind: LinkKind,
  id: number,
  desired: string,
): Promise<string> {
  return (await claimLinks(db, kind, [{ id, desired }])).get(id)!
}

/**
 * Claims links for categories, products or contents from their desired links (slugged titles) and returns the links by
 * target id. A taken link gets the next free number: links are unique across the three kinds and never equal a
 * route's first segment. A target keeps its present link when that is the desired one, numbered or plain. A changed link
 * leaves a redirect behind.
 */
export async function claimLinks(
  db: Transaction,
  kind: LinkKind,
  requests: readonly LinkRequest[],
): Promise<Map<number, string>> {
  // Without the lock, two claims at once could both see a link as free.
  await db.execute(sql`lock table links in share row exclusive mode`)
  const own = await ownLinks(db, kind, requests)
  const taken = await takenLinks(
    db,
    requests.flatMap(({ id, desired }) => (answers(own.get(id) ?? null, slug(desired)) ? [] : slug(desired))),
  )
  const claimed = new Map<number, string>()
  const numbers = new Map<string, number>()
  const changed: { id: number; link: string; old: string | null }[] = []
  for (const { id, desired } of requests) {
    const base = slug(desired)
    const old = own.get(id) ?? null
    if (answers(old, base)) {
      claimed.set(id, old!)
      continue
    }
    const link = freeLink(base, taken, numbers)
    claimed.set(id, link)
    changed.push({ id, link, old })
  }
  await storeClaims(db, kind, changed)
  return claimed
}

/** Deletes the link of a removed target. The link, the redirects to it and `paths` are gone from now on (410). */
export async function releaseLink(
  db: Transaction,
  kind: LinkKind,
  id: number,
  paths: readonly string[] = [],
): Promise<void> {
  const released = await db
    .delete(links)
    .where(and(eq(links.kind, kind), eq(links.targetId, id)))
    .returning({ link: links.link })
  const gone = [...released.map(({ link }) => `/${link}`), ...paths]
  await endRedirectsTo(db, gone)
  await recordGone(db, gone)
}

async function ownLinks(
  db: Transaction,
  kind: LinkKind,
  requests: readonly LinkRequest[],
): Promise<Map<number, string>> {
  const ids = requests.map(({ id }) => id)
  const rows = await db
    .select({ id: links.targetId, link: links.link })
    .from(links)
    .where(sql`${links.kind} = ${kind} and ${links.targetId} = any(${sql.param(ids)}::int[])`)
  return new Map(rows.map(({ id, link }) => [id, link]))
}

/** The taken links among these and their numbered forms. Other links need no number. */
async function takenLinks(db: Transaction, bases: readonly string[]): Promise<Set<string>> {
  const requested = new Set<string>()
  const twice = bases.filter((base) => requested.has(base) || !requested.add(base))
  const found = await db
    .select({ link: links.link })
    .from(links)
    .where(sql`${links.link} = any(${sql.param([...requested])}::text[])`)
  const taken = new Set([...reservedLinks, ...found.map(({ link }) => link)])
  const numbered = new Set([...twice, ...[...requested].filter((base) => base === '' || taken.has(base))])
  if (numbered.size === 0) return taken
  const patterns = [...numbered].map((base) => (base === '' ? '%' : `${base}-%`))
  const forms = await db
    .select({ link: links.link })
    .from(links)
    .where(sql`${links.link} like any(${sql.param(patterns)}::text[])`)
  for (const { link } of forms) taken.add(link)
  return taken
}

/**
 * A free link for the desired one. `numbers` remembers the last number used per link, so that many products of one name do
 * not each count from 2.
 */
function freeLink(base: string, taken: Set<string>, numbers: Map<string, number>): string {
  let number = numbers.get(base) ?? (base === '' ? 0 : 1)
  let link = base
  while (link === '' || taken.has(link)) {
    number += 1
    link = base === '' ? String(number) : `${base}-${number}`
  }
  numbers.set(base, number)
  taken.add(link)
  return link
}

/** True when the link is the desired one, plain or with a number. */
function answers(link: string | null, base: string): boolean {
  if (link === null) return false
  if (link === base) return true
  const number = base === '' ? link : link.startsWith(`${base}-`) ? link.slice(base.length + 1) : ''
  return /^\d+$/.test(number)
}

async function storeClaims(
  db: Transaction,
  kind: LinkKind,
  changed: readonly { id: number; link: string; old: string | null }[],
) {
  if (changed.length === 0) return
  await db.execute(sql`
    delete from links l using ${recordset(changed, 'id int')} where l.kind = ${kind} and l.target_id = i.id`)
  await db.insert(links).values(changed.map(({ id, link }) => ({ link, kind, targetId: id })))
  await storeRedirects(
    db,
    changed.map(({ old, link }) => ({ old: old && `/${old}`, link: `/${link}` })),
  )
}

/** Points redirects to the old link at the new one, and deletes redirects from an address that is a link again. */
async function storeRedirects(
  db: Transaction,
  changed: readonly { old: string | null; link: string }[],
): Promise<void> {
  const moved = recordset(
    changed.filter(({ old }) => old),
    'old text, link text',
  )
  await db.execute(sql`update redirects r set to_path = i.link from ${moved} where r.to_path = i.old`)
  await db.execute(sql`
    insert into redirects (from_path, to_path) select i.old, i.link from ${moved}
    on conflict (from_path) do update set to_path = excluded.to_path, status = 301`)
  await db.execute(
    sql`delete from redirects r using ${recordset(changed, 'link text')} where r.from_path = i.link`,
  )
}
