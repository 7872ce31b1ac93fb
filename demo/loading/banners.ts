import type { Transaction } from '~/db/connection.server'
import { bannerGroups as groupTable, banners as bannerTable } from '~/features/banners/tables.server'
import { fileNameOf } from '../illustrator/file-name'
import { bannerGroups } from '../shop/banners'
import type { Master } from './pictures'

/** Loads the banners. Without pictures there are none; the pictures' rows must exist. */
export async function loadBanners(db: Transaction, masters: ReadonlyMap<string, Master>): Promise<void> {
  if (masters.size === 0) return
  for (const { banners, ...group } of bannerGroups) {
    const [{ id: groupId }] = (await db
      .insert(groupTable)
      .values(group)
      .returning({ id: groupTable.id })) as [{ id: number }]
    await db.insert(bannerTable).values(
      banners.map(({ wide, narrow, ...banner }, position) => ({
        ...banner,
        groupId,
        position,
        wideHash: masters.get(fileNameOf(wide))!.hash,
        narrowHash: masters.get(fileNameOf(narrow))!.hash,
      })),
    )
  }
}
