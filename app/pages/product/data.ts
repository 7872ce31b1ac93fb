import type { ProductDetail } from '~/features/catalogue/catalogue'
import type { ShownCard } from '~/features/catalogue/shown-cards'
import type { PageFacts } from '../shared/page-meta'

export type ProductPageData = {
  kind: 'product'
  product: ProductDetail
  related: ShownCard[]
  recommended: ShownCard[]
  favourites: number[]
  deliveryNote: string
  /** Whether the shop takes cards, whose instalments have a page. */
  takesCards: boolean
  returnsNote: string
  /** WhatsApp link of the shop, or null. */
  whatsapp: string | null
  /** Absolute address for sharing. */
  url: string
  page: PageFacts
}
