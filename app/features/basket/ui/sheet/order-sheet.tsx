import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Notice } from '~/ui/messages/notice'
import { sumOrder } from '../../pricing/order-sum'
import type { OrderAnswer, RowOffer } from '../../quick-order/quick-order'
import { isBox, moveByEnter, sendByKey } from './move-focus'
import { OrderBar } from './order-bar'
import { createDraft, DraftContext, orderable, type OrderDraft } from './order-draft'
import { quickOrderPath, useOrderForm } from './use-order-form'

type Props = {
  /** Distinguishes the answers of several sheets. */
  id: string
  offers: readonly RowOffer[]
  /** Handles arrow keys in a box; Enter always focuses the next one. */
  onArrow: (event: KeyboardEvent<HTMLFormElement>, draft: OrderDraft) => void
  /** Hint on the keyboard controls. */
  keys: string
  children: ReactNode
}

/**
 * A form over many offers: a box for each and one button for all. Rows that failed are shown on the quick order page
 * without scripts, otherwise in their own row.
 */
export function OrderSheet({ id, offers, onArrow, keys, children }: Props) {
  const [draft] = useState(createDraft)
  const [answer, setAnswer] = useState<OrderAnswer | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { Form, pending } = useOrderForm(id, (given) => {
    setAnswer(given)
    draft.tell(new Map(given.rows.map(({ row, note }) => [row.code, note])))
  })
  useEffect(() => {
    const boxes = [...(form.current?.querySelectorAll<HTMLInputElement>('input[data-box]') ?? [])]
    const standing = new Map(boxes.map(({ dataset, value }) => [dataset['code']!, value]))
    draft.restore(
      offers.map(({ code }) => code),
      standing,
    )
  }, [draft, offers])

  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    sendByKey(event)
    onArrow(event, draft)
    moveByEnter(event)
  }
  const write = ({ target }: FormEvent<HTMLFormElement>) => {
    if (isBox(target)) draft.write(target.dataset['code']!, target.value)
  }
  return (
    <DraftContext value={draft}>
      <Form
        ref={form}
        method="post"
        action={quickOrderPath}
        className="order-sheet"
        // Amounts that were typed before come back by scripts.
        data-wakes
        onKeyDown={press}
        onInput={write}
      >
        <input type="hidden" name="from" value="list" />
        {children}
        {answer && answer.kind !== 'success' && <Notice kind={answer.kind}>{answer.message}</Notice>}
        <p className="with-script text-meta text-ink-2">{keys}</p>
        <SheetBar {...{ draft, offers, pending }} />
      </Form>
    </DraftContext>
  )
}

type BarProps = { draft: OrderDraft; offers: readonly RowOffer[]; pending: boolean }

function SheetBar({ draft, offers, pending }: BarProps) {
  useSyncExternalStore(draft.subscribe, draft.version, () => 0)
  const sum = sumOrder(
    offers.map((offer) => {
      const { code } = offer
      // A row that failed counts for nothing until it changes.
      return { ...offer, pieces: draft.toldOf(code) ? 0 : orderable(offer, draft.amountOf(code)) }
    }),
  )
  return <OrderBar sum={sum} pending={pending} />
}
