import { Amounts } from '~/ui/amounts'
import type { PricedBasket } from '../basket'
import { amountsOf, summarise } from '../pricing/summary'
import { text } from '../pricing/summary.text'

/**
 * Every amount of the total on its own line, so that no cost appears first at payment. `receiverPays`: the buyer pays
 * the chosen carrier.
 */
export function BasketTotals({ basket, receiverPays }: { basket: PricedBasket; receiverPays?: boolean }) {
  const { rows, total, kdv } = summarise(amountsOf(basket, receiverPays), basket.showsNet)
  return <Amounts rows={rows} total={total} note={text.kdvIncluded} within={kdv} />
}
