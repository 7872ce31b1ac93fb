import { and, asc, eq, isNull } from 'drizzle-orm'
import { audit } from '~/db/audit.server'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { Db, Transaction } from '~/db/connection.server'
import { transaction } from '~/db/transaction.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { findPage } from './redirects.server'
import type { MenuName } from './settings'
import { menuItems } from './tables.server'
import { text } from './text'

export type MenuRow = typeof menuItems.$inferSelect
/** An entry of a menu. `link`: an address of the shop, or `https://…`; empty for a heading above entries. */
export type MenuInput = { menu: MenuName; parentId: number | null; title: string; link: string }

/** Levels of a menu that the shop shows. */
const mostLevels = 3

/** The entries of both menus, in their order. */
export function listMenuItems(db: Db): Promise<MenuRow[]> {
  return db.select().from(menuItems).orderBy(asc(menuItems.menu), asc(menuItems.position), asc(menuItems.id))
}

/** Staff edit entries one at a time. A dead link, an entry below itself and a fourth level are refused. */
export const menuEditor: Editor<MenuRow, MenuInput> = {
  table: 'menu_items',
  read: async (db, id) => (await db.select().from(menuItems).where(eq(menuItems.id, id)))[0] ?? null,
  add: async (db, input) => {
    const checked = await check(db, input, null)
    if ('refused' in checked) return checked
    const siblings = await readSiblings(db, input)
    const position = Math.max(0, ...siblings.map((one) => one.position)) + 1
    const [row] = await db
      .insert(menuItems)
      .values({ ...checked, position })
      .returning({ id: menuItems.id })
    forgetBriefly(db)
    return row!.id
  },
  change: async (db, { id }, input) => {
    const checked = await check(db, input, id)
    if ('refused' in checked) return checked
    await db.update(menuItems).set(checked).where(eq(menuItems.id, id))
    forgetBriefly(db)
  },
  remove: async (db, { id }) => {
    if ((await db.$count(menuItems, eq(menuItems.parentId, id))) > 0)
      return {
        refused: 'in_use',
        errors: [{ path: '', code: 'has_entries', message: text.menus.hasEntries }],
      }
    await db.delete(menuItems).where(eq(menuItems.id, id))
    forgetBriefly(db)
    return 'removed'
  },
}

/** Moves an entry one place up or down among its siblings; false when it is gone or at the end already. */
export function moveMenuItem(db: Db, id: number, by: -1 | 1, actor: string): Promise<boolean> {
  return transaction(db, async (db) => {
    const item = await menuEditor.read(db, id)
    if (!item) return false
    const siblings = await readSiblings(db, item as MenuInput)
    const at = siblings.findIndex((one) => one.id === id)
    const other = siblings[at + by]
    if (!other) return false
    const order = siblings.map((one) => one.id)
    ;[order[at], order[at + by]] = [other.id, id]
    for (const [position, one] of order.entries())
      await db.update(menuItems).set({ position }).where(eq(menuItems.id, one))
    await audit(db, { actor, action: 'menu_items move', subject: `menu_items ${id}`, after: { by } })
    forgetBriefly(db)
    return true
  })
}

/** Gives the entries below one entry, or the topmost ones, the order of `ids`. Entries that `ids` does not name come last. */
export function orderMenuItems(
  db: Db,
  level: Pick<MenuInput, 'menu' | 'parentId'>,
  ids: readonly number[],
  actor: string,
): Promise<void> {
  return transaction(db, async (db) => {
    const stored = (await readSiblings(db, level)).map(({ id }) => id)
    const order = [...ids.filter((id) => stored.includes(id)), ...stored.filter((id) => !ids.includes(id))]
    if (order.join() === stored.join()) return
    for (const [position, id] of order.entries())
      await db.update(menuItems).set({ position }).where(eq(menuItems.id, id))
    await audit(db, {
      actor,
      action: 'menu_items move',
      subject: `menu_items ${level.parentId ?? level.menu}`,
      before: { position: stored },
      after: { position: order },
    })
    forgetBriefly(db)
  })
}

function readSiblings(db: Transaction, { menu, parentId }: Pick<MenuInput, 'menu' | 'parentId'>) {
  const above = parentId === null ? isNull(menuItems.parentId) : eq(menuItems.parentId, parentId)
  return db
    .select({ id: menuItems.id, position: menuItems.position })
    .from(menuItems)
    .where(and(eq(menuItems.menu, menu), above))
    .orderBy(asc(menuItems.position), asc(menuItems.id))
    .for('update')
}

async function check(
  db: Transaction,
  { menu, parentId, title, link }: MenuInput,
  id: number | null,
): Promise<Pick<MenuRow, 'menu' | 'parentId' | 'title' | 'link' | 'linkType'> | Refusal> {
  const rows = await db
    .select({ id: menuItems.id, parentId: menuItems.parentId })
    .from(menuItems)
    .where(eq(menuItems.menu, menu))
  const parents = new Map(rows.map((row) => [row.id, row.parentId]))
  let levels = 1
  for (let at = parentId; at !== null; at = parents.get(at) ?? null) {
    if (at === id) return refuse('parentId', 'circle', text.menus.circle)
    if (!parents.has(at)) return refuse('parentId', 'no_parent', text.menus.noParent)
    levels += 1
  }
  if (levels + depthBelow(rows, id) > mostLevels) return refuse('parentId', 'too_deep', text.menus.tooDeep)
  if (link === '') return { menu, parentId, title, link, linkType: 5 }
  if (/^https:\/\/[^\s/]+/.test(link) && URL.canParse(link))
    return { menu, parentId, title, link, linkType: 4 }
  const page = await findPage(db, link)
  if (page === null) return refuse('link', 'no_page', text.redirects.no_page)
  return { menu, parentId, title, link, linkType: page }
}

/** Levels below an entry. */
function depthBelow(rows: readonly { id: number; parentId: number | null }[], id: number | null): number {
  if (id === null) return 0
  const below = rows.filter(({ parentId }) => parentId === id)
  return below.length === 0 ? 0 : 1 + Math.max(...below.map((row) => depthBelow(rows, row.id)))
}

const refuse = (path: string, code: string, message: string): Refusal => ({
  refused: 'invalid',
  errors: [{ path, code, message }],
})
