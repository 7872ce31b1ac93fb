import { use } from 'react'
import { formatPrice } from '~/kernel/turkish'
import { Icon } from '~/ui/icons/icon'
import { shownTotal } from '~/features/catalogue/catalogue'
import { readQuantity } from '../../adding/quantity'
import type { RowOffer } from '../../quick-order/quick-order'
import { DraftContext, type OrderDraft, useDraftOf } from './order-draft'
import { text } from './order.text'

type BoxProps = {
  offer: RowOffer
  /** Accessible name of each control. */
  label: string
  /** Boxes of one column are linked by the up and down arrows. */
  column?: string
  bare?: boolean
}

/** The number of wanted packages of an offer; empty for none. Buttons serve the mouse, arrows the keyboard. */
export function AmountBox({ offer, label, column, bare }: BoxProps) {
  const draft = use(DraftContext)
  const { amount, note } = useDraftOf(offer)
  const noteId = `not-${offer.variantId}`
  const input = (
    <input
      type="text"
      className={bare ? 'input order-input' : undefined}
      name="packages"
      data-box
      data-code={offer.code}
      data-column={column}
      value={amount}
      inputMode="numeric"
      maxLength={20}
      autoComplete="off"
      aria-label={text.amountNamed(label)}
      aria-invalid={note?.kind === 'danger' || undefined}
      aria-describedby={note ? noteId : undefined}
      onChange={ignore}
      onFocus={(event) => event.target.select()}
    />
  )
  return (
    <>
      <input type="hidden" name="code" value={offer.code} />
      <input type="hidden" name="package_size" value={offer.price.packageSize} />
      {bare ? (
        input
      ) : (
        <div className="stepper" data-size="dense">
          <StepButton {...{ offer, label, draft }} by={-1} />
          {input}
          <StepButton {...{ offer, label, draft }} by={1} />
        </div>
      )}
      {note && (
        <p id={noteId} className="order-note" data-kind={note.kind}>
          {note.message}
        </p>
      )}
    </>
  )
}

// The form handles input events of all its boxes.
const ignore = () => undefined

type StepProps = { offer: RowOffer; label: string; draft: OrderDraft | null; by: 1 | -1 }

function StepButton({ offer, label, draft, by }: StepProps) {
  return (
    <button
      type="button"
      className="with-script"
      tabIndex={-1}
      aria-label={by > 0 ? text.more(label) : text.less(label)}
      onClick={() => draft && stepAmount(draft, offer.code, by)}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} />
    </button>
  )
}

const mostTyped = 999_999

/** One package more or less; zero empties the box. Text that is no number counts as zero. */
export function stepAmount(draft: OrderDraft, code: string, by: 1 | -1): void {
  const next = Math.min((readQuantity(draft.amountOf(code)) ?? 0) + by, mostTyped)
  draft.write(code, next > 0 ? String(next) : '')
}

/** Total price and pieces of the box's amount. */
export function RowTotal({ offer }: { offer: RowOffer }) {
  const { pieces } = useDraftOf(offer)
  if (pieces === 0) return <span className="order-none">–</span>
  return (
    <>
      {formatPrice(shownTotal(offer.price, pieces))}
      {offer.price.packageSize > 1 && <span className="order-meta">{text.inPieces(pieces)}</span>}
    </>
  )
}
