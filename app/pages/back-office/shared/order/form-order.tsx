import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '~/ui/icons/icon'
import { text } from '../text'
import { readKeys } from './move-key'
import { useDragOrder } from './use-drag-order'

type Move = (by: -1 | 1, button: HTMLElement) => void
/** The order of a list in a form. `field` is the form's field `dizi`; `moveOf`: moves the item at a place. */
type FormOrder = {
  list: RefObject<HTMLElement | null>
  order: string[]
  field: React.ReactNode
  moveOf: (at: number) => Move
}

/**
 * A list that its form saves in the order that the staff member gave it, by dragging or by its buttons. `stored`: the keys as the page
 * shows them first. The field counts as an entry: an order that is not saved warns before leaving and is kept. `nameOf`: what a key
 * stands for, for the words in which two orders are compared.
 */
export function useFormOrder(stored: readonly string[], nameOf: (key: string) => string): FormOrder {
  const [list, order, setOrder] = useDragOrder(stored)
  const input = useRef<HTMLInputElement>(null)
  const keys = order.join(' ')
  useEffect(() => {
    const field = input.current!
    if (field.value === keys) return
    field.value = keys
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [keys])
  const moveOf =
    (at: number): Move =>
    (by, button) => {
      const to = at + by
      if (to < 0 || to >= order.length) return
      const box = button.parentElement
      flushSync(() => setOrder(order.toSpliced(at, 1).toSpliced(to, 0, order[at]!)))
      // A moved element loses the focus, and the first item has no button upwards.
      const focused = button.isConnected ? button : box?.querySelector<HTMLElement>('button[name="dugme"]')
      focused?.focus()
    }
  const field = (
    <input
      ref={input}
      name="dizi"
      type="text"
      hidden
      aria-label={text.order}
      data-names={JSON.stringify(Object.fromEntries(stored.map((key) => [key, nameOf(key)])))}
      defaultValue={stored.join(' ')}
      onInput={({ currentTarget: { value } }) => {
        if (value !== keys) setOrder(readKeys(value))
      }}
    />
  )
  return { list, order, field, moveOf }
}

/** The handle by which an item of an ordered list is dragged; its buttons do the same by keyboard. */
export function DragHandle({ of }: { of?: string | number }) {
  return (
    <span className="office-drag with-script" title={text.drag} aria-hidden="true" data-of={of}>
      <Icon name="rows" />
    </span>
  )
}
