import { formatPrice } from '~/kernel/turkish'
import { isShownNet, type OfferPrice, shownUnit } from '../catalogue'
import { text } from './quantity-breaks.text'

/** The quantity breaks of a price, at least one. */
export function QuantityBreaks({ price }: { price: OfferPrice }) {
  return (
    <table className="w-full max-w-[24rem] text-sm">
      <caption className="pb-1 text-left font-semibold">{text.breaks}</caption>
      <tbody>
        {price.breaks.map(({ minQuantity, unit }) => (
          <tr key={minQuantity} className="border-t border-line">
            <th scope="row" className="py-2 text-left font-normal text-ink-2">
              {text.breakRow(minQuantity)}
            </th>
            <td className="py-2 text-right font-semibold tabular-nums">
              {formatPrice(shownUnit(price, unit))} / {text.perPiece}
              {isShownNet(price) && ` ${text.plusKdv}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
