import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { LinkButton } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import { showToast } from '~/ui/messages/toast'
import { decodeOrderList, readOrderList } from '../../quick-order/order-list'
import { sumOrder } from '../../pricing/order-sum'
import { maxAddedAtOnce } from '../../adding/quantity'
import type { Found, OrderAnswer } from '../../quick-order/quick-order'
import { orderText } from '../../quick-order/quick-order.text'
import { focusBox, isBox, moveByArrow, moveByEnter, sendByKey } from './move-focus'
import { OrderBar } from './order-bar'
import { OrderImport } from './order-import'
import { text } from './order.text'
import {
  changeRows,
  filled,
  joinLists,
  leftOver,
  openRows,
  orderablePieces,
  twinsOf,
} from './quick-order-rows'
import { QuickOrderRow, type RowEvents } from './quick-order-row'
import { useKeptRows } from './use-kept-rows'
import { useLookUp } from './use-look-up'
import { quickOrderPath, useOrderForm } from './use-order-form'
import type { Suggest } from './use-suggestions'

type Props = {
  /** The answer to a form sent without scripts. */
  told: OrderAnswer | null
  suggest: Suggest
}

const columns = [text.place, text.code, text.amount, text.product, text.stock, text.price, text.total]
const atEnd = new Set([text.place, text.amount, text.price, text.total])

/** A table of codes and amounts: typed, pasted or uploaded, looked up while it grows, added together. */
export function QuickOrder({ told, suggest }: Props) {
  const [now, dispatch] = useReducer(changeRows, told, openRows)
  const [editing, setEditing] = useState<number | null>(null)
  const [notice, setNotice] = useState<Pick<OrderAnswer, 'kind' | 'message' | 'tried'> | null>(told)
  const [rest, setRest] = useState(told?.rest ?? '')
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const sent = useRef<number[]>([])
  useKeptRows(now, dispatch)

  const unknown = now.rows.filter((row) => !row.found && row.id !== editing && row.code.trim() !== '')
  useLookUp(
    unknown.map(({ code }) => code.trim()),
    useCallback((found: Map<string, Found>) => dispatch({ type: 'found', found }), []),
  )

  const keep = (lines: string) => {
    setRest(lines)
    if (list.current) list.current.value = lines
  }

  const { Form, pending } = useOrderForm('quick', (answer) => {
    setNotice(answer)
    if (answer.tried) {
      dispatch({ type: 'answered', ids: sent.current, answer })
      keep(answer.rest)
      if (file.current) file.current.value = ''
    }
    requestAnimationFrame(() => focusBox(nextToWrite(form.current)))
  })

  const on = useMemo<RowEvents>(
    () => ({
      type: (id, field, value) => dispatch({ type: 'typed', id, field, value }),
      remove: (id) => {
        dispatch({ type: 'removed', id })
        requestAnimationFrame(() => focusBox(nextToWrite(form.current)))
      },
      edit: setEditing,
    }),
    [],
  )

  const take = async () => {
    const uploaded = await fileText(file.current)
    if (uploaded === null) return showToast({ text: orderText.notText, kind: 'danger' })
    const read = readOrderList(`${uploaded}\n${list.current?.value ?? ''}`)
    if (read.rows.length === 0) return showToast({ text: orderText.nothingInList, kind: 'warning' })
    const left = leftOver(now, null, read)
    dispatch({ type: 'pasted', id: null, rows: read.rows })
    keep(left)
    tellTaken(read.rows.length, left)
    if (file.current) file.current.value = ''
  }

  const tellTaken = (taken: number, left: string) => {
    const message = left ? orderText.tooMany(maxAddedAtOnce) : orderText.taken(taken)
    setNotice({ kind: left ? 'warning' : 'success', message, tried: false })
    showToast({ text: message, kind: left ? 'warning' : 'success' })
  }

  const paste = (event: ClipboardEvent<HTMLFormElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!isBox(event.target) || event.target.name !== 'code' || !/[\t\n;]/.test(pasted.trim())) return
    event.preventDefault()
    const read = readOrderList(pasted)
    const id = now.rows[placeOf(event.target, form.current)]?.id ?? null
    const left = leftOver(now, id, read)
    dispatch({ type: 'pasted', id, rows: read.rows })
    // The list may hold lines that exceeded the limit before.
    keep(joinLists(list.current?.value ?? '', left))
    tellTaken(read.rows.length, left)
  }

  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.defaultPrevented) return
    sendByKey(event)
    moveByArrow(event)
    moveByEnter(event)
  }

  const sum = sumOrder(
    now.rows.flatMap((row) => {
      if (row.found?.status !== 'one') return []
      const { variantId, price } = row.found.offer
      return { variantId, price, pieces: orderablePieces(row) }
    }),
  )

  const twins = twinsOf(now.rows)

  return (
    <Form
      ref={form}
      method="post"
      action={quickOrderPath}
      encType="multipart/form-data"
      className="quick-order"
      onKeyDown={press}
      onPaste={paste}
      onSubmit={() => (sent.current = filled(now).map(({ id }) => id))}
    >
      <div className="grid content-start gap-4">
        {notice && (
          <Notice kind={notice.kind}>
            {notice.message}
            {notice.tried && (
              <>
                {' '}
                <LinkButton to="/sepetim" size="small" ahead={false}>
                  {text.toBasket}
                </LinkButton>
              </>
            )}
          </Notice>
        )}
        <table className="order-table" data-kind="quick" aria-label={text.rows}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col" data-end={atEnd.has(name) || undefined}>
                  {name}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">{text.removal}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {now.rows.map((row, i) => (
              <QuickOrderRow
                key={row.id}
                twin={twins.get(row.id) ?? null}
                {...{ row, on, suggest }}
                place={i + 1}
                editing={editing === row.id}
              />
            ))}
          </tbody>
        </table>
        <p className="text-meta text-ink-2 with-script">{text.keys}</p>
        <OrderBar sum={sum} pending={pending} />
      </div>
      <OrderImport {...{ list, file, rest }} onTake={take} />
    </Form>
  )
}

/** The box to focus after an answer: the first with a mistake, else the first empty one. */
function nextToWrite(form: HTMLFormElement | null): HTMLInputElement | null {
  const wrong = form?.querySelector<HTMLInputElement>('input[data-box][aria-invalid=true]')
  const boxes = [...(form?.querySelectorAll<HTMLInputElement>('input[name=code]') ?? [])]
  return wrong ?? boxes.find(({ value }) => value === '') ?? null
}

function placeOf(box: HTMLInputElement, form: HTMLFormElement | null): number {
  return [...(form?.querySelectorAll('input[name=code]') ?? [])].indexOf(box)
}

async function fileText(field: HTMLInputElement | null): Promise<string | null> {
  const chosen = field?.files?.[0]
  return chosen ? decodeOrderList(new Uint8Array(await chosen.arrayBuffer())) : ''
}
