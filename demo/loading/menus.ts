import type { Transaction } from '~/db/connection.server'
import { menuItems } from '~/features/settings/tables.server'
import type { DemoCategory } from '../catalogue/types'
import type { DemoContent } from '../contents/types'
import { footerMenu, headerMenu, type DemoMenuItem } from '../shop/menus'

export async function loadMenus(
  db: Transaction,
  categories: readonly DemoCategory[],
  contents: readonly DemoContent[],
): Promise<void> {
  await addItems(db, 'header', headerMenu(categories))
  await addItems(db, 'footer', footerMenu(categories, contents))
}

async function addItems(
  db: Transaction,
  menu: 'header' | 'footer',
  items: readonly DemoMenuItem[],
): Promise<void> {
  const rows = await db.insert(menuItems).values(items.map(toRow)).returning({ id: menuItems.id })
  const children = items.flatMap(({ child = [] }, place) =>
    child.map((item, position) => ({ ...toRow(item, position), parentId: rows[place]!.id })),
  )
  await db.insert(menuItems).values(children)

  function toRow({ title, link, linkType }: DemoMenuItem, position: number) {
    return { menu, title, link, linkType, position }
  }
}
