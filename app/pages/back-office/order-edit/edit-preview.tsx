import type { EditPlan } from '~/features/fulfilment/fulfilment'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { Notice } from '~/ui/messages/notice'
import { text } from './text'

/** The changed lines and the totals before and after, and the effect on the buyer's money. */
export function EditPreview({ plan }: { plan: EditPlan }) {
  const { lines, added, before, after, settlement } = plan
  const changed = lines.filter(
    (line) =>
      !line.after || line.after.quantity !== line.before.quantity || line.after.gross !== line.before.gross,
  )
  const sums = [
    { name: text.sum, from: before.goods, to: after.goods },
    {
      name: text.discount,
      from: -(before.campaignDiscount + before.couponDiscount),
      to: -(after.campaignDiscount + after.couponDiscount),
    },
    { name: text.shippingSum, from: before.shipping, to: after.shipping },
    { name: text.fee, from: before.fee, to: after.fee },
  ].filter(({ from, to }) => from !== 0 || to !== 0)
  return (
    <section className="office-card" aria-live="polite">
      <h2>{text.result}</h2>
      <Notice kind="info">{text.settlement(settlement)}</Notice>
      <div className="office-sheet">
        <table className="office-table">
          <thead>
            <tr>
              <th scope="col">{text.product}</th>
              <th scope="col" data-number className="max-md:hidden">
                {text.before}
              </th>
              <th scope="col" data-number>
                {text.after}
              </th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ id, name, before, after }) => (
              <tr key={id}>
                <td>{name}</td>
                <td data-number className="max-md:hidden">
                  <Share {...before} />
                </td>
                <td data-number>{after ? <Share {...after} /> : text.removed}</td>
              </tr>
            ))}
            {added.map((line) => (
              <tr key={line.variantId}>
                <td>
                  {line.name} {line.variantName}
                </td>
                <td data-number className="max-md:hidden">
                  {text.isNew}
                </td>
                <td data-number>
                  <Share quantity={line.quantity} gross={line.total} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {sums.map(({ name, from, to }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-number className="max-md:hidden">
                  {formatPrice(from)}
                </td>
                <td data-number>{formatPrice(to)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{text.total}</th>
              <td data-number className="max-md:hidden">
                {formatPrice(before.grandTotal)}
              </td>
              <td data-number>
                <b>{formatPrice(after.grandTotal)}</b>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

const Share = ({ quantity, gross }: { quantity: number; gross: number }) => (
  <>
    {text.piecesIn(formatNumber(quantity))}
    <span className="block">{formatPrice(gross)}</span>
  </>
)
