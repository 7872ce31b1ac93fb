import type { ProductRecord } from '~/features/catalogue/catalogue.server'
import { formatDateTime } from '~/kernel/dates'
import { formatNumber } from '~/kernel/turkish'
import { Select } from '~/ui/forms/select'
import { GridParts } from '../../shared/grid/grid-parts'
import { useGrid } from '../../shared/grid/use-grid'
import { GridKeys, nameOf, PartForm, type PartProps, typedIn } from './part-form'
import { text } from '../product.text'

type Movement = {
  id: number
  code: string
  quantity: number
  kind: string
  reference: string
  createdAt: Date
}

/** Stock of each variant, counted quantities with a reason, and the last movements. */
export function StockForm({
  product,
  stock,
  movements,
  revision,
  answer,
  mayWrite,
}: PartProps<ProductRecord> & {
  stock: readonly { variantId: number; onHand: number; reserved: number }[]
  movements: readonly Movement[]
}) {
  const typed = typedIn(answer, 'stok')
  const grid = useGrid({ version: revision, check: faultOf })
  const of = (variantId: number) => stock.find((one) => one.variantId === variantId)
  return (
    <PartForm
      isEmptied
      verb="stok"
      title={text.stock}
      label={text.saveStock}
      revision={revision}
      answer={answer}
      mayWrite={mayWrite}
    >
      <GridKeys />
      <GridParts
        grid={grid}
        rows={product.variants}
        columns={3}
        headings={
          <>
            <th scope="col">{text.variants}</th>
            <th scope="col" data-number>
              {text.onHand}
            </th>
            <th scope="col" data-number>
              {text.reservedPieces}
            </th>
            <th scope="col" data-number>
              {text.counted}
            </th>
          </>
        }
      >
        {(variant) => (
          <tr key={variant.id}>
            <th scope="row">
              {nameOf(variant)}
              <span className="block font-normal text-ink-2">{variant.code}</span>
            </th>
            <td data-number>{formatNumber(of(variant.id)?.onHand ?? 0)}</td>
            <td data-number>{formatNumber(of(variant.id)?.reserved ?? 0)}</td>
            <td data-number>
              <input
                type="text"
                className="input"
                name={`stok-${variant.id}`}
                inputMode="numeric"
                maxLength={7}
                defaultValue={typed?.[`stok-${variant.id}`] ?? ''}
                data-stored=""
                aria-invalid={answer?.faults?.[`stok-${variant.id}`] ? true : undefined}
                title={answer?.faults?.[`stok-${variant.id}`]}
                aria-label={text.countedOf(nameOf(variant))}
              />
            </td>
          </tr>
        )}
      </GridParts>
      <Select name="neden" label={text.reason} defaultValue={typed?.['neden'] ?? text.reasons[0]}>
        {text.reasons.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </Select>
      <details className="text-sm">
        <summary className="link inline-flex min-h-11 items-center">{text.movements}</summary>
        {movements.length === 0 ? (
          <p className="text-ink-2">{text.noMovements}</p>
        ) : (
          <ol className="office-timeline">
            {movements.map((one) => (
              <li key={one.id}>
                <b className="tabular-nums">
                  {one.quantity > 0 ? '+' : '−'}
                  {formatNumber(Math.abs(one.quantity))}
                </b>{' '}
                {one.code} · {text.kinds[one.kind] ?? one.kind}
                {one.reference && ` · ${one.reference}`}
                <time dateTime={new Date(one.createdAt).toISOString()}>
                  {formatDateTime(new Date(one.createdAt))}
                </time>
              </li>
            ))}
          </ol>
        )}
      </details>
    </PartForm>
  )
}

/** The fault of a typed count, as the server would find it. */
const faultOf = ({ value }: HTMLInputElement): string =>
  value.trim() === '' || /^\d{1,7}$/.test(value.trim()) ? '' : text.wrong.countHere
