import { Form } from 'react-router'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import type { BasketLine } from '../basket'
import { text } from './text'
import { basketAction } from './use-basket-form'

/** Says that prices have changed; each line shows its own change. Stays until the customer acknowledges it. */
export function PriceNotice({ lines }: { lines: BasketLine[] }) {
  const changed = lines.filter(({ previousUnitPrice }) => previousUnitPrice !== null).length
  if (changed === 0) return null
  return (
    <Notice kind="warning">
      <Form method="post" action={basketAction} className="flex flex-wrap items-center gap-3">
        {text.pricesChanged(changed)}
        <Button size="small" name="intent" value="acknowledge">
          {text.understood}
        </Button>
      </Form>
    </Notice>
  )
}
