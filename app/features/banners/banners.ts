import type { Picture } from '~/features/media/media'

/** How a group is shown: all banners side by side, or a strip that scrolls from one to the next. */
export type BannerLayout = 'grid' | 'strip'

/** Visitors whom a banner addresses: guests, members who buy at retail, and approved dealers. */
export const bannerAudiences = ['guests', 'retail', 'wholesale'] as const
export type BannerAudience = (typeof bannerAudiences)[number]

/** As in menus: 1 category, 2 product, 3 content, 4 external (new tab), 5 page of the shop. */
export type LinkType = 1 | 2 | 3 | 4 | 5

export type Banner = {
  id: number
  title: string
  text: string
  /** Empty for a banner that leads nowhere. */
  link: string
  linkType: LinkType
  /** For wide screens, and for narrow screens and columns. */
  wide: Picture
  narrow: Picture
}

/** The banners of a group that a visitor may see now, in the shop's order. */
export type BannerGroup = { id: number; code: string; title: string; layout: BannerLayout; banners: Banner[] }

/**
 * True for a link that a banner may have: a path of this shop, or with type 4 an address of the web. Other schemes
 * (`javascript:`) and paths that browsers read as another host (`//host`, `/\host`) are refused.
 */
export function isBannerLink(link: string, linkType: LinkType): boolean {
  if (linkType === 4) return isWebAddress(link)
  return link === '' || /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(link)
}

function isWebAddress(link: string): boolean {
  if (!/^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(link)) return false
  const url = URL.parse(link)
  return url !== null && url.username === '' && url.password === ''
}
