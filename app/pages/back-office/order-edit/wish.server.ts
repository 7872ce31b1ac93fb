import { readOrderList } from '~/features/basket/basket'
import type { EditWish } from '~/features/fulfilment/fulfilment'
import type { LineWish, OrderLine } from '~/features/orders/orders'
import { fieldOf } from '~/pages/shared/account-form'
import { amountIn } from '../shared/amount-in'
import { readId } from '../shared/list-address'
import { text } from './text'

/** The wish in the fields of the form, or the sentence that names a wrong entry. */
export function readWish(form: FormData, lines: readonly OrderLine[]): EditWish | { wrong: string } {
  const wished = new Map<number, LineWish>()
  for (const line of lines) {
    const name = `${line.productName} ${line.variantName}`.trim()
    const pieces = fieldOf(form, `adet-${line.id}`).replaceAll('.', '')
    if (!/^\d{1,7}$/.test(pieces)) return { wrong: text.wrong.pieces(name) }
    const typed = fieldOf(form, `fiyat-${line.id}`)
    const unitPrice = typed === '' ? null : amountIn(typed, text.wrong.price(name))
    if (typeof unitPrice === 'string' || unitPrice === 0)
      return { wrong: unitPrice || text.wrong.price(name) }
    wished.set(line.id, { quantity: Number(pieces), unitPrice })
  }
  const { rows, rest } = readOrderList(fieldOf(form, 'satirlar'))
  if (rest !== '') return { wrong: text.wrong.tooMany }
  const typed = fieldOf(form, 'kargo-ucreti')
  const shipping = typed === '' ? null : amountIn(typed, text.wrong.shipping)
  if (typeof shipping === 'string') return { wrong: shipping }
  return { lines: wished, rows, carrierId: readId(fieldOf(form, 'kargo')), shipping }
}
