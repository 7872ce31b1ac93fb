import type { FullOrder } from '~/features/fulfilment/fulfilment'
import { formatNumber } from '~/kernel/turkish'
import type { Goods } from '../email/email'
import { goodsPicture } from '../email/goods-picture'
import { text } from './order-news-mail.text'

/** Goods of the order with these pieces. */
export function goodsOf(
  { lines }: FullOrder,
  pieces: readonly { lineId: number; quantity: number }[],
  { origin }: { origin: string },
): Goods[] {
  return pieces.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    if (!line) return []
    const { productName, variantName, pictureHash } = line
    return [
      {
        name: text.goodsOf(formatNumber(quantity), productName, variantName),
        detail: '',
        amount: '',
        picture: goodsPicture(origin, pictureHash),
      },
    ]
  })
}

/** Everything that was ordered. */
export function allGoods(order: FullOrder, to: { origin: string }) {
  const pieces = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
  return { label: text.ordered, items: goodsOf(order, pieces, to) }
}
