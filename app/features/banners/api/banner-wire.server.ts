import { z } from 'zod'
import { picturePath } from '~/features/media/media'
import { toIsoIstanbul } from '~/kernel/dates'
import { type Banner, bannerAudiences } from '../banners'
import type { BannerRow } from '../store.server'

const moment = z.string().nullable()
const linkType = z
  .int()
  .describe('1 kategori, 2 ürün, 3 içerik, 4 başka site (yeni sekmede), 5 mağazanın sayfası.')

/** A banner as visitors see it. */
export const shownBanner = z.strictObject({
  id: z.int(),
  title: z.string(),
  text: z.string(),
  alt: z.string(),
  image: z.string(),
  image_narrow: z.string(),
  link: z.string(),
  link_type: linkType,
})

/** A banner as the staff writes it. */
export const bannerRecord = z.strictObject({
  id: z.int(),
  group_id: z.int(),
  picture: z.string(),
  picture_narrow: z.string().nullable(),
  title: z.string(),
  text: z.string(),
  alt: z.string(),
  link: z.string(),
  link_type: linkType,
  audiences: z.array(z.enum(bannerAudiences)),
  begins_at: moment,
  ends_at: moment,
  position: z.int(),
  active: z.boolean(),
})

export function toShown(banner: Banner): z.infer<typeof shownBanner> {
  const { id, title, text, link, linkType, wide, narrow } = banner
  return {
    id,
    title,
    text,
    alt: wide.alt,
    image: picturePath(wide.hash, 1280, 'webp'),
    image_narrow: picturePath(narrow.hash, 960, 'webp'),
    link,
    link_type: linkType,
  }
}

export function toRecord(row: BannerRow): z.infer<typeof bannerRecord> {
  return {
    id: row.id,
    group_id: row.groupId,
    picture: row.wideHash,
    picture_narrow: row.narrowHash,
    title: row.title,
    text: row.text,
    alt: row.alt,
    link: row.link,
    link_type: row.linkType,
    audiences: row.audiences,
    begins_at: row.beginsAt && toIsoIstanbul(row.beginsAt),
    ends_at: row.endsAt && toIsoIstanbul(row.endsAt),
    position: row.position,
    active: row.active,
  }
}

/** Examples for the API's documentation. */
export const groupExample = { id: 1, code: 'ana-sayfa', title: 'Öne çıkanlar', layout: 'strip' as const }

const words = {
  title: 'Sonbaharın derileri',
  text: 'Taba, konyak ve koyu kahve: yeni mevsimin kordonları geldi.',
  alt: 'Yan yana üç deri kordon',
  link: '/deri-kordonlar',
}
export const shownExample: z.infer<typeof shownBanner> = {
  id: 4,
  ...words,
  image: '/media/5f0c2a9be3d1476c8a90b1f2e3d4c5b6/1280.webp',
  image_narrow: '/media/9a1b3c5d7e9f4a2b8c6d0e1f2a3b4c5d/960.webp',
  link_type: 1,
}
export const recordExample: z.infer<typeof bannerRecord> = {
  id: 4,
  group_id: 1,
  picture: '5f0c2a9be3d1476c8a90b1f2e3d4c5b6',
  picture_narrow: '9a1b3c5d7e9f4a2b8c6d0e1f2a3b4c5d',
  ...words,
  link_type: 1,
  audiences: [],
  begins_at: null,
  ends_at: '2027-01-01T00:00:00.000+03:00',
  position: 1,
  active: true,
}
