import { asc, inArray } from 'drizzle-orm'
import { briefly, forgetBriefly } from '~/db/brief-cache.server'
import type { Db, Transaction } from '~/db/connection.server'
import { fromTl, type Kurus } from '~/kernel/money'
import type { Closing, MenuItem, Menus, Setting } from './settings'
import * as store from './store.server'
import { menuItems } from './tables.server'
import { text } from './text'

export { changeSettings, readStored, type SettingChange } from './edit-settings.server'
export { claimLink, claimLinks, findLink, guessProduct, releaseLink } from './links.server'
export { listMenuItems, menuEditor, moveMenuItem, orderMenuItems } from './menus.server'
export {
  findProblems,
  findRedirect,
  forgetGone,
  importRedirects,
  listRedirects,
  recordGone,
  redirectEditor,
  findPage,
} from './redirects.server'
export { reservedLinks } from './reserved-links'
export { settingNames } from './row-names.server'

/** All settings by group and key; kept in the process for 1 s. */
export class Settings {
  readonly #values: ReadonlyMap<string, string>
  readonly public: readonly Setting[]

  constructor(rows: readonly (Setting & { isPublic: number })[]) {
    this.#values = new Map(rows.map((row) => [`${row.group}/${row.key}`, row.value]))
    this.public = rows
      .filter((row) => row.isPublic === 1)
      .map(({ group, key, value }) => ({ group, key, value }))
  }

  /** Text of a setting, or the fallback when it is missing. */
  get(group: string, key: string, fallback = ''): string {
    return this.#values.get(`${group}/${key}`) ?? fallback
  }

  /** A whole number, or the fallback when the setting is missing or no whole number. */
  number(group: string, key: string, fallback: number): number {
    const text = this.get(group, key)
    return /^\d{1,9}$/.test(text) ? Number(text) : fallback
  }

  /** Kuruş of an amount written in TL ("49.90"). */
  money(group: string, key: string, fallback: Kurus): Kurus {
    return fromTl(this.get(group, key)) ?? fallback
  }

  /** True when the text is 'true', as the specification defines such settings. */
  isTrue(group: string, key: string): boolean {
    return this.get(group, key) === 'true'
  }
}

/** All settings of the shop; kept in the process for 1 s. */
export function getSettings(db: Db): Promise<Settings> {
  return briefly(db, 'settings', async () => new Settings(await store.readSettings(db)))
}

/** The seller's name and address lines for the head of documents. */
export async function getSeller(db: Db): Promise<{ name: string; lines: string[] }> {
  const settings = await getSettings(db)
  const company = (key: string) => settings.get('company', key)
  const office = company('vergi_dairesi')
  return {
    name: settings.get('company', 'name', 'Vitrin'),
    lines: [
      company('unvan'),
      company('address'),
      [company('phone'), company('email')].filter(Boolean).join(' · '),
      office && company('vkn') ? `${office} V.D. ${company('vkn')}` : '',
    ].filter(Boolean),
  }
}

/**
 * Null while the shop is open to this visitor, otherwise the message of the closed shop (settings
 * `site_settings/is_closed`, `closed_message`, `closed_minutes`). It is always open to staff.
 */
export async function closingFor(
  db: Db,
  visitor: { kind: 'guest' | 'member' | 'staff' },
): Promise<Closing | null> {
  const settings = await getSettings(db)
  if (visitor.kind === 'staff' || !settings.isTrue('site_settings', 'is_closed')) return null
  return {
    message: settings.get('site_settings', 'closed_message').trim() || text.closed,
    retryAfter: Math.max(settings.number('site_settings', 'closed_minutes', 60), 1) * 60,
  }
}

/** Adds or changes settings. Other processes see it within 1 s. */
export async function saveSettings(
  db: Transaction,
  rows: readonly (Setting & { isPublic?: boolean })[],
): Promise<void> {
  await store.writeSettings(db, rows)
  forgetBriefly(db)
}

/** Header and footer menus as trees; kept in the process for 1 s. */
export function getMenus(db: Db): Promise<Menus> {
  return briefly(db, 'menus', async () => {
    const rows = await db.select().from(menuItems).orderBy(asc(menuItems.position), asc(menuItems.id))
    const tree = (menu: string, parentId: number | null): MenuItem[] =>
      rows
        .filter((row) => row.menu === menu && row.parentId === parentId)
        .map((row) => ({
          id: row.id,
          title: row.title,
          link: row.link,
          linkType: row.linkType as MenuItem['linkType'],
          child: tree(menu, row.id),
        }))
    return { header: tree('header', null), footer: tree('footer', null) }
  })
}

/** True when a menu of the shop links to one of these paths. */
export async function isInMenus(db: Db, paths: readonly string[]): Promise<boolean> {
  return (await db.$count(menuItems, inArray(menuItems.link, [...paths]))) > 0
}
