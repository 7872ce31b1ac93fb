import { Form } from 'react-router'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/notice'
import type { RemovedLine } from '../basket'
import { LineFields } from './add-to-basket'
import { text } from './text'
import { basketAction } from './use-basket-form'

/** Puts back what was just taken out. */
export function UndoNotice({
  name,
  packageSize,
  ...removed
}: RemovedLine & { name: string; packageSize: number }) {
  return (
    <Notice>
      <Form method="post" action={basketAction} className="flex flex-wrap items-center gap-3">
        <span role="status">{text.removedLine(name)}</span>
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
