import { Link } from 'react-router'
import type { LineMatch, OpenLine } from '~/features/fulfilment/fulfilment'
import { showDay } from '~/features/ledger/ledger'
import { statusText } from '~/features/orders/orders'
import { formatPrice } from '~/kernel/turkish'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Action, ActionForm, type Refused } from '../shared/action'
import { text } from './text'

type Row = OpenLine & { match: LineMatch }
export type Answer = Refused & { failed?: Record<string, string> }

/** An open line beside its suggestion, with the decisions. `bulk`: id of the form that confirms selected lines. */
export function LineCard({
  row,
  bulk,
  selected,
  mayPost,
  answer,
}: {
  row: Row
  bulk: string | null
  selected: boolean
  mayPost: boolean
  answer: Answer | undefined
}) {
  const { id, match } = row
  const of = (verb: string) =>
    answer?.verb === verb && answer.values['satir'] === String(id) ? answer.values : {}
  return (
    <li className="office-bank-line">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {bulk && (
            <>
              <input
                type="checkbox"
                form={bulk}
                name="satir"
                value={id}
                defaultChecked={selected}
                aria-label={text.select(formatPrice(row.amount))}
              />
              <input type="hidden" form={bulk} name={`siparis-${id}`} value={match.orders[0]!.code} />
            </>
          )}
          <b className="tabular-nums">{formatPrice(row.amount)}</b>
          <span className="text-ink-2">{showDay(row.bookedOn)}</span>
        </p>
        <p className="wrap-anywhere">{row.description}</p>
        {(row.sender || row.reference) && (
          <p className="text-meta text-ink-2 wrap-anywhere">
            {row.sender && `${text.sender}: ${row.sender}`}
            {row.sender && row.reference && ' · '}
            {row.reference && `${text.reference}: ${row.reference}`}
          </p>
        )}
        {answer?.failed?.[id] && <p className="text-sm font-semibold text-sale">{answer.failed[id]}</p>}
      </div>
      <div>
        <Suggestion row={row} />
        <div className="office-actions">
          <ToOrder row={row} values={of('onayla')} answer={answer} />
          {mayPost && (
            <Action
              verb="cari"
              label={text.toLedger}
              confirm={text.post}
              look={match.kind === 'ledger' ? 'primary' : 'secondary'}
              about={{ satir: id }}
              answer={answer}
            >
              {match.dealers.length > 0 ? (
                <Select name="bayi" label={text.dealer} defaultValue={of('cari')['bayi']}>
                  {match.dealers.map((dealer) => (
                    <option key={dealer.id} value={dealer.id}>
                      {dealer.name}
                    </option>
                  ))}
                </Select>
              ) : (
                <TextField
                  name="vergi"
                  label={text.dealerNumber}
                  inputMode="numeric"
                  maxLength={14}
                  required
                  defaultValue={of('cari')['vergi'] ?? ''}
                />
              )}
            </Action>
          )}
          <Action verb="ayir" label={text.aside} look="quiet" about={{ satir: id }} answer={answer}>
            <TextField
              name="neden"
              label={text.reason}
              hint={text.reasonHint}
              required
              minLength={3}
              maxLength={200}
              defaultValue={of('ayir')['neden'] ?? ''}
            />
          </Action>
        </div>
      </div>
    </li>
  )
}

/** One button when the suggestion is certain; otherwise the order is chosen or typed. */
function ToOrder({
  row: { id, amount, match },
  values,
  answer,
}: {
  row: Row
  values: Record<string, string>
  answer: Answer | undefined
}) {
  const [first] = match.orders
  if (match.kind === 'exact' || match.kind === 'excess' || match.together.length > 0) {
    const together = match.together.length > 0 ? match.together : [id]
    return (
      <ActionForm
        verb="onayla"
        label={text.confirm}
        look="primary"
        about={{ siparis: first!.code }}
        answer={answer}
      >
        {together.map((line) => (
          <input key={line} type="hidden" name="satir" value={line} />
        ))}
      </ActionForm>
    )
  }
  const fitting = match.orders.filter(({ due }) => due <= amount)
  return (
    <Action verb="onayla" label={text.toOrder} confirm={text.confirm} about={{ satir: id }} answer={answer}>
      {fitting.length > 0 ? (
        <Select name="siparis" label={text.order} defaultValue={values['siparis']}>
          {fitting.map(({ code, due, names }) => (
            <option key={code} value={code}>
              {code} · {formatPrice(due)} · {names[0]}
            </option>
          ))}
        </Select>
      ) : (
        <TextField
          name="siparis"
          label={text.orderCode}
          required
          minLength={11}
          maxLength={11}
          autoCapitalize="characters"
          defaultValue={values['siparis'] ?? ''}
        />
      )}
    </Action>
  )
}

function Suggestion({ row: { amount, match } }: { row: Row }) {
  const { kind, orders, dealers, together, other, earlier, twin } = match
  return (
    <div className="grid gap-1 text-sm">
      {orders.slice(0, kind === 'several' || kind === 'amount' ? 8 : 1).map(({ code, due, names }) => (
        <p key={code}>
          <Link className="link font-semibold" to={`/yonetim/siparisler/${code}`}>
            {code}
          </Link>{' '}
          {names[0]} <span className="text-ink-2">· {text.due(due)}</span>
          {due < amount && kind === 'excess' && <b> · {text.excess(amount - due)}</b>}
          {due > amount && together.length === 0 && <b> · {text.missing(due - amount)}</b>}
        </p>
      ))}
      {dealers.map(({ id, name }) => (
        <p key={id}>
          <Link className="link font-semibold" to={`/yonetim/musteriler/${id}`}>
            {name}
          </Link>
        </p>
      ))}
      {match.by && orders.length > 0 && <p className="text-meta text-ink-2">{text.by[match.by]}</p>}
      {together.length > 0 && <p>{text.together(together.length)}</p>}
      {kind === 'partial' && together.length === 0 && <p className="text-ink-2">{text.wait}</p>}
      {other && <p>{text.other(other.code, statusText(other.status))}</p>}
      {earlier && <p>{text.earlier(earlier.documentNo, showDay(earlier.postedOn))}</p>}
      {twin !== null && <p>{text.twin}</p>}
    </div>
  )
}
