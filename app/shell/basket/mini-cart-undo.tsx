import { useEffect, useRef } from 'react'
import type { BasketLine } from '~/features/basket/basket'
import { LineFields } from '~/features/basket/ui/add-to-basket'
import { basketAction, useToldBasketForm } from '~/features/basket/ui/use-basket-form'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import { text } from './mini-cart.text'

/** Adds the removed line again. Takes the focus, which was lost with the line. */
export function MiniCartUndo({ line, onDone }: { line: BasketLine; onDone: () => void }) {
  const { Form, pending } = useToldBasketForm(`drawer-undo-${line.variantId}`, ({ kind }) => {
    if (kind !== 'danger') onDone()
  })
  const sentence = useRef<HTMLSpanElement>(null)
  useEffect(() => sentence.current?.focus(), [])
  return (
    <Notice>
      <Form method="post" action={basketAction} className="flex flex-wrap items-center gap-3">
        <span ref={sentence} tabIndex={-1}>
          {text.removed(line.name)}
        </span>
        <LineFields {...line} />
        <input type="hidden" name="packages" value={line.quantity / line.packageSize} />
        <Button size="small" icon="undo" name="intent" value="add" pending={pending}>
          {text.undo}
        </Button>
      </Form>
    </Notice>
  )
}
