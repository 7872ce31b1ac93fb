import { memo } from 'react'
import { formatPrice } from '~/kernel/turkish'
import { Icon } from '~/ui/icons/icon'
import { ShopLink } from '~/ui/links/shop-link'
import { shownTotal } from '~/features/catalogue/catalogue'
import type { Found, RowOffer } from '../../quick-order/quick-order'
import { CodeBox } from './code-box'
import { focusBox } from './move-focus'
import { rowText } from '../../quick-order/quick-order.text'
import { StockNote, UnitPrice } from './offer-facts'
import { text } from './order.text'
import { type EditedRow, noteOfRow, orderablePieces } from './quick-order-rows'
import type { Suggest } from './use-suggestions'

export type RowEvents = {
  type: (id: number, field: 'code' | 'packages', value: string) => void
  remove: (id: number) => void
  /** Sets the row whose code box is being edited; null for none. */
  edit: (id: number | null) => void
}

type Props = {
  row: EditedRow
  place: number
  /** Index of an earlier row with the same product. */
  twin: number | null
  editing: boolean
  on: RowEvents
  suggest: Suggest
}

/** One row of the editor. Its mistake is shown as soon as its code box loses the focus. */
export const QuickOrderRow = memo(function QuickOrderRow({ row, place, twin, editing, on, suggest }: Props) {
  const note = editing && !row.told ? null : noteOfRow(row)
  const noteId = `satir-${row.id}-not`
  const whatId = `satir-${row.id}-urun`
  const offer = row.found?.status === 'one' ? row.found.offer : null
  const wrong = (field: 'code' | 'packages') => note?.kind === 'danger' && note.field === field
  const describedBy = [offer && whatId, note && noteId].filter(Boolean).join(' ') || undefined
  const pieces = orderablePieces(row)
  return (
    <>
      <tr data-note={note?.kind} data-filled={row.code !== '' || undefined}>
        <td className="place">{place}</td>
        <td className="code">
          <CodeBox
            place={place}
            value={row.code}
            invalid={wrong('code')}
            describedBy={wrong('code') ? noteId : undefined}
            suggest={suggest}
            onType={(code) => on.type(row.id, 'code', code)}
            onChosen={(box) => focusBox(box.closest('tr')?.querySelector('input[name=packages]'))}
            onEnter={() => on.edit(row.id)}
            onLeave={() => on.edit(null)}
          />
        </td>
        <td className="amount">
          <input
            type="text"
            className="input order-input"
            name="packages"
            data-box
            data-column="packages"
            value={row.packages}
            inputMode="numeric"
            maxLength={20}
            autoComplete="off"
            aria-label={text.amountOf(place)}
            aria-invalid={wrong('packages') || undefined}
            aria-describedby={describedBy}
            onChange={(event) => on.type(row.id, 'packages', event.target.value)}
            onFocus={(event) => event.target.select()}
          />
          <input type="hidden" name="package_size" value={row.size} />
          {offer && offer.price.packageSize > 1 && pieces > 0 && (
            <span className="order-meta">{text.inPieces(pieces)}</span>
          )}
        </td>
        <td className="what">
          {offer && <Product id={whatId} offer={offer} />}
          {twin !== null && <p className="order-meta">{rowText.repeated(twin)}</p>}
          {row.found?.status === 'several' && (
            <Choices found={row.found} place={place} onChoose={(code) => on.type(row.id, 'code', code)} />
          )}
          {!row.found && row.code.trim() !== '' && !editing && (
            <span className="order-meta with-script">{text.lookingUp}</span>
          )}
        </td>
        <td className="stock">
          {offer && <StockNote available={offer.available} packageSize={offer.price.packageSize} />}
        </td>
        <td className="cell-price">{offer && <UnitPrice price={offer.price} />}</td>
        <td className="sum">{offer && pieces > 0 && formatPrice(shownTotal(offer.price, pieces))}</td>
        <td className="drop">
          {(row.code !== '' || row.packages !== '') && (
            <button
              type="button"
              className="row-drop with-script"
              aria-label={text.remove(place)}
              onClick={() => on.remove(row.id)}
            >
              <Icon name="x" />
            </button>
          )}
        </td>
      </tr>
      {note && (
        <tr className="note-row">
          <td colSpan={8}>
            <p id={noteId} className="order-note" data-kind={note.kind}>
              <Icon name={note.kind === 'danger' ? 'error' : 'warning'} />
              {note.message}
            </p>
          </td>
        </tr>
      )}
    </>
  )
})

function Product({ id, offer }: { id: string; offer: RowOffer }) {
  return (
    <p id={id}>
      <ShopLink
        to={`/${offer.link}`}
        ahead={false}
        tabIndex={-1}
        className="hover:text-brand"
        target="_blank"
      >
        {offer.productName}
      </ShopLink>
      <span className="order-meta">{offer.variantName}</span>
    </p>
  )
}

type ChoicesProps = {
  found: Extract<Found, { status: 'several' }>
  place: number
  onChoose: (code: string) => void
}

function Choices({ found: { choices }, place, onChoose }: ChoicesProps) {
  return (
    <span className="select" data-size="small">
      <select
        className="input order-input"
        aria-label={text.choiceOf(place)}
        value=""
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{text.chooseOne(choices.length)}</option>
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name} · {code}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  )
}
