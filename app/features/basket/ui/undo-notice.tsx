import { useEffect, useRef } from 'react'
import { Form, useNavigationType } from 'react-router'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import type { RemovedLine } from '../basket'
import { LineFields } from './add-to-basket'
import { text } from './text'
import { basketAction } from './use-basket-form'

/** A button that adds the removed line again. */
export function UndoNotice({
  name,
  packageSize,
  ...removed
}: RemovedLine & { name: string; packageSize: number }) {
  return (
    <Notice>
      <Form method="post" action={basketAction} className="flex flex-wrap items-center gap-3">
        <Sentence key={removed.variantId} name={name} />
        <LineFields {...removed} packageSize={packageSize} />
        <input
          type="hidden"
          name="packages"
          value={Math.max(Math.floor(removed.quantity / packageSize), 1)}
        />
        <Button size="small" icon="undo" name="intent" value="add">
          {text.undo}
        </Button>
      </Form>
    </Notice>
  )
}

/** Takes the focus when the removed line had it. */
function Sentence({ name }: { name: string }) {
  const sentence = useRef<HTMLSpanElement>(null)
  const going = useNavigationType()
  useEffect(() => {
    // Opening a page or going back loses no focus.
    const lost = going !== 'POP' && document.activeElement === document.body
    if (lost) sentence.current?.focus({ preventScroll: true })
  }, [going])
  return (
    <span ref={sentence} tabIndex={-1} role="status">
      {text.removedLine(name)}
    </span>
  )
}
