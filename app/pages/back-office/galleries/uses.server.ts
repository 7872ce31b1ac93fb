import type { Db } from '~/db/connection.server'
import { listContentsLinkingTo } from '~/features/content/content.server'
import { listMenuItems } from '~/features/settings/settings.server'
import type { Use } from './removal'
import { text } from './text'

/** Menus and contents that link to a page of the shop. */
export async function readUses(db: Db, path: string, now: Date): Promise<Use[]> {
  const [entries, contents] = await Promise.all([listMenuItems(db), listContentsLinkingTo(db, path, now)])
  return [
    ...entries
      .filter(({ link }) => link.toLowerCase() === path.toLowerCase())
      .map(({ title }) => ({ title: text.removal.menu(title), to: '/yonetim/menuler' })),
    ...contents.map(({ id, title }) => ({
      title: text.removal.page(title),
      to: `/yonetim/icerik/${id}`,
    })),
  ]
}
