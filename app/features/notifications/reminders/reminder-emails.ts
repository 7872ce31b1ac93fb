import type { BasketLine } from '~/features/basket/basket'
import type { Goods } from '../email/email'
import { usualWords, type Words } from '~/features/mail-texts/mail-texts'
import { goodsPicture } from '../email/goods-picture'
import type { ShortEmail } from '../email/short-email'
import { splitKdv } from '~/kernel/money'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { text } from './reminder-mail.text'

/** Addresses in a reminder. `stop`: the link that ends its topic. */
type Links = { origin: string; stop: string }

export type ReminderLine = Pick<
  BasketLine,
  'name' | 'variantName' | 'quantity' | 'picture' | 'showsNet' | 'net' | 'total'
>

/** The email about a forgotten basket, with the lines at the member's own prices. */
export function writeBasketReminder(
  name: string,
  lines: readonly ReminderLine[],
  { origin, stop, words = usualWords }: Links & { words?: Words },
): ShortEmail {
  const { goods, action, stop: stopLabel, hint } = text.basket
  return {
    ...words('basket-reminder', { ad: name }),
    greeting: text.greeting(name),
    goods: { label: goods, items: lines.map((line) => goodsOfLine(line, origin)) },
    action: { label: action, link: `${origin}/sepetim` },
    also: { label: stopLabel, link: stop },
    hint,
  }
}

function goodsOfLine(line: ReminderLine, origin: string): Goods {
  const amount = formatPrice(line.showsNet ? line.net : line.total)
  return {
    name: line.name,
    detail: [line.variantName, text.pieces(formatNumber(line.quantity))].filter(Boolean).join(' · '),
    amount: line.showsNet ? text.plusKdv(amount) : amount,
    picture: goodsPicture(origin, line.picture?.hash ?? null),
  }
}

/** A favourite that became cheaper. Prices in kuruş: `shown` as screens show it, `from` gross per piece. */
export type DroppedFavourite = {
  name: string
  link: string
  picture: { hash: string } | null
  shown: number
  from: number
  isNet: boolean
  kdvRate: number
}

/** The email about all favourites of a member that became cheaper. */
export function writePriceDrops(
  name: string,
  drops: readonly DroppedFavourite[],
  { origin, stop, words = usualWords }: Links & { words?: Words },
): ShortEmail {
  const { goods, toProduct, toFavourites, stop: stopLabel, hint } = text.drops
  const [first] = drops
  const values = {
    ad: name,
    ürün: first!.name,
    sayı: formatNumber(drops.length),
    diğer: formatNumber(drops.length - 1),
  }
  return {
    ...words(drops.length === 1 ? 'drops-one' : 'drops-several', values),
    greeting: text.greeting(name),
    goods: { label: goods, items: drops.map((drop) => goodsOfDrop(drop, origin)) },
    action:
      drops.length === 1
        ? { label: toProduct, link: origin + first!.link }
        : { label: toFavourites, link: `${origin}/User/favorites` },
    also: { label: stopLabel, link: stop },
    hint,
  }
}

function goodsOfDrop(
  { name, picture, shown, from, isNet, kdvRate }: DroppedFavourite,
  origin: string,
): Goods {
  const former = isNet ? splitKdv(from, kdvRate).net : from
  const priceOf = (kurus: number) => (isNet ? text.plusKdv(formatPrice(kurus)) : formatPrice(kurus))
  return {
    name,
    detail: text.drops.was(priceOf(former)),
    amount: priceOf(shown),
    picture: goodsPicture(origin, picture?.hash ?? null),
  }
}
