import { CopyButton } from '~/ui/copy-button'
import { type ProductVariant, stockState } from '../catalogue'
import { productText as text } from './product.text'
import { text as cards } from './text'

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
      {state === 'little' ? text.stockLeft(available) : cards.stock[state]}
    </p>
  )
}
