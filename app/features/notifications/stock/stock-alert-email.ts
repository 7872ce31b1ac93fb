import { daysToConfirm } from '~/features/stock-alerts/stock-alerts'
import { usualWords, type Words } from '~/features/mail-texts/mail-texts'
import type { ShortEmail } from '../email/short-email'
import { goodsPicture } from '../email/goods-picture'
import { text } from './stock-alert-mail.text'

type Awaited = { productName: string; variantName: string; pictureHash: string | null }

/** The email that asks a guest to confirm an alert. `link`: the alert's own page. */
export function writeConfirmation(awaited: Awaited, link: string, origin: string): ShortEmail {
  const { productName, variantName } = awaited
  const { subject, paragraphs, action, hint } = text.confirm
  return {
    subject: subject(productName),
    greeting: text.greeting,
    paragraphs: paragraphs(productName, variantName, daysToConfirm),
    goods: goodsOf(awaited, origin),
    action: { label: action, link },
    hint,
  }
}

/** Addresses in the email about goods: of the product, and of the page that stops such news. */
type Links = { product: string; stop: string; origin: string }

/** The email about goods that are back. It names no price: prices differ by visitor and change. */
export function writeReturned(
  awaited: Awaited,
  { product, stop, origin, words = usualWords }: Links & { words?: Words },
): ShortEmail {
  const { productName, variantName } = awaited
  const { action, stop: stopLabel, hint } = text.returned
  return {
    ...words('stock-returned', { ürün: productName, çeşit: variantName }),
    greeting: text.greeting,
    goods: goodsOf(awaited, origin),
    action: { label: action, link: product },
    also: { label: stopLabel, link: stop },
    hint,
  }
}

function goodsOf({ productName, variantName, pictureHash }: Awaited, origin: string): ShortEmail['goods'] {
  const picture = goodsPicture(origin, pictureHash)
  return { label: text.goods, items: [{ name: productName, detail: variantName, amount: '', picture }] }
}
