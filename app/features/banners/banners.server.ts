import type { Db } from '~/db/connection.server'
import { isDealer, type Visitor } from '~/features/identity/identity'
import type { Picture } from '~/features/media/media'
import { findPictures } from '~/features/media/media.server'
import type { Banner, BannerAudience, BannerGroup } from './banners'
import * as store from './store.server'

export { bannerEditor, bannerGroupEditor } from './edit.server'
export { listBanners, listGroups, readNextBannerMoment as nextBannerMoment } from './store.server'
export { bannerNames } from './row-names.server'

/**
 * The banners of these groups that the visitor may see now, in the order of `groups` (ids or codes). Groups without such
 * a banner are left out. Two queries for any number of groups.
 */
export async function getBanners(
  db: Db,
  visitor: Visitor,
  groups: readonly (number | string)[],
): Promise<BannerGroup[]> {
  if (groups.length === 0) return []
  const rows = await store.readShownBanners(db, groups, audienceOf(visitor))
  const pictures = await findPictures(
    db,
    rows.flatMap(({ banner }) => [banner.wideHash, ...(banner.narrowHash ? [banner.narrowHash] : [])]),
  )
  const picture = (hash: string, alt: string): Picture => ({ ...pictures.get(hash)!, alt })
  const found = new Map<number, BannerGroup>()
  for (const { group, banner } of rows) {
    const { id, title, text, link, linkType, wideHash, narrowHash, alt } = banner
    const shown: Banner = {
      id,
      title,
      text,
      link,
      linkType,
      // The blurred preview of the narrow picture serves both.
      wide: { ...picture(wideHash, alt), blur: '' },
      narrow: picture(narrowHash ?? wideHash, alt),
    }
    const known = found.get(group.id) ?? { ...group, banners: [] }
    known.banners.push(shown)
    found.set(group.id, known)
  }
  const all = [...found.values()]
  return groups.flatMap((wanted) => {
    const group = all.find(({ id, code }) => id === wanted || code === wanted)
    return group ?? []
  })
}

/** True when there is a banner group with this id. */
export async function hasBannerGroup(db: Db, id: number): Promise<boolean> {
  return (await store.findGroup(db, id)) !== null
}

/** Null for staff, who see the banners of every audience. Dealers who are not approved yet buy at retail. */
function audienceOf(visitor: Visitor): BannerAudience | null {
  if (visitor.kind === 'staff') return null
  if (visitor.kind === 'guest') return 'guests'
  return isDealer(visitor) ? 'wholesale' : 'retail'
}
