import { formatPrice } from '~/kernel/turkish'
import { CopyButton } from '~/ui/copy-button'
import {
  isShownNet,
  type OfferPrice,
  type ProductDetail,
  type ProductVariant,
  shownUnit,
  stockState,
} from '../catalogue'
import { text } from './text'

/** The variant's code with a button that copies it, as dealers order by codes. */
export function ProductCode({ code }: { code: string }) {
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      <span>
        {text.code}: <span className="font-semibold text-ink tabular-nums">{code}</span>
      </span>
      <CopyButton value={code} what={text.code} />
    </p>
  )
}

/** In stock, the number of the last few pieces, or sold out. */
export function StockLine({ available, price }: Pick<ProductVariant, 'available' | 'price'>) {
  const state = stockState(available, price?.packageSize)
  const tone = { none: 'text-sale', little: 'text-warn', plenty: 'text-ok' }[state]
  return (
    <p className={`text-sm font-semibold ${tone}`}>
      {state === 'little' ? text.stockLeft(available) : text.stock[state]}
    </p>
  )
}

/** The quantity breaks of a price; nothing without any. */
export function QuantityBreaks({ price }: { price: OfferPrice }) {
  if (price.breaks.length === 0) return null
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

export function FeatureTable({ features }: { features: ProductDetail['features'] }) {
  if (features.length === 0) return null
  return (
    <dl className="divide-y divide-line border-y border-line text-sm">
      {grouped(features).map(([name, values]) => (
        <div key={name} className="grid grid-cols-[minmax(min(8rem,40%),2fr)_minmax(0,3fr)] gap-4 py-2.5">
          <dt className="text-ink-2">{name}</dt>
          <dd className="font-medium">{values.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}

function grouped(features: ProductDetail['features']): [name: string, values: string[]][] {
  const groups = new Map<string, string[]>()
  for (const { name, value } of features) groups.set(name, [...(groups.get(name) ?? []), value])
  return [...groups]
}
