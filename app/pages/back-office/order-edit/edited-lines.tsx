import type { OrderLine } from '~/features/orders/orders'
import { typedAmount } from '~/kernel/read-amount'
import { formatPrice } from '~/kernel/turkish'
import { TextField } from '~/ui/forms/field'
import { text } from './text'

/** The lines of the order with their pieces and prices as fields. `entry`: the typed value of a field. */
export function EditedLines({
  lines,
  entry,
}: {
  lines: readonly OrderLine[]
  entry: (name: string) => string | undefined
}) {
  return (
    <>
      <ul className="office-parts">
        {lines.map((line) => {
          const name = `${line.productName} ${line.variantName}`.trim()
          return (
            <li key={line.id} className="md:flex md:items-end md:justify-between md:gap-4">
              <p>
                {name}
                <span className="block text-meta text-ink-2">
                  {[
                    line.productCode,
                    ...(line.packageSize > 1 ? [text.packageOf(line.packageSize)] : []),
                    formatPrice(line.gross),
                  ].join(' · ')}
                </span>
              </p>
              <div className="flex gap-3">
                <TextField
                  name={`adet-${line.id}`}
                  label={text.pieces}
                  aria-label={text.piecesOf(name)}
                  inputMode="numeric"
                  maxLength={9}
                  required
                  className="input w-24 text-right tabular-nums"
                  defaultValue={entry(`adet-${line.id}`) ?? line.quantity}
                />
                {line.isPromo || (
                  <TextField
                    name={`fiyat-${line.id}`}
                    label={text.price}
                    aria-label={text.priceOf(name)}
                    inputMode="decimal"
                    maxLength={20}
                    className="input w-32 text-right tabular-nums"
                    defaultValue={entry(`fiyat-${line.id}`) ?? typedAmount(line.unitPrice)}
                  />
                )}
              </div>
            </li>
          )
        })}
      </ul>
      <p className="text-meta text-ink-2">{text.removeHint}</p>
    </>
  )
}
