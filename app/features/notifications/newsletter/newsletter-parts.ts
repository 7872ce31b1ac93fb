import type { Doc } from '~/features/content/content'
import type { Seller } from '../email/email'

/** A picture in an email: absolute address, size in CSS pixels. */
export type EmailPicture = {
  src: string
  alt: string
  width: number
  height: number
}
export type LinkTo = { label: string; href: string }

/** A product in an email. `price`: that of the receiver, ready to be shown; null when they see none. */
export type EmailProduct = {
  name: string
  price: string | null
  href: string
  picture: string | null
}

/** A block ready for mail programs: absolute addresses, and prices of one receiver. */
export type EmailPart =
  | { kind: 'text'; heading: string; text: Doc }
  | {
      kind: 'picture'
      picture: EmailPicture
      caption: string
      href: string | null
    }
  | {
      kind: 'picture_text'
      picture: EmailPicture | null
      heading: string
      text: Doc
      action: LinkTo | null
    }
  | { kind: 'showcase'; heading: string; products: EmailProduct[] }
  | { kind: 'quotation'; text: string; by: string }
  | {
      kind: 'columns'
      heading: string
      columns: { title: string; text: Doc }[]
    }

/** A newsletter for one receiver. */
export type NewsletterEmail = {
  subject: string
  preheader: string
  parts: EmailPart[]
  seller: Seller
  signature: string
  /** The page that ends the newsletter. */
  unsubscribe: string
}

/** Whether an email names a price. */
export const hasPrices = (parts: readonly EmailPart[]): boolean =>
  parts.some((part) => part.kind === 'showcase' && part.products.some(({ price }) => price !== null))
