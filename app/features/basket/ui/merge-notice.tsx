import { Form } from 'react-router'
import { Button } from '~/ui/button'
import { Notice } from '~/ui/messages/notice'
import { mergeText } from './merge.text'
import { text } from './text'
import { basketAction } from './use-basket-form'

export type MergeMessage = { variantId: number; name: string; message: string }

const few = 8

/** Changes that signing in made to the basket, by product. Stays until the customer acknowledges it. */
export function MergeNotice({ lines }: { lines: readonly MergeMessage[] }) {
  if (lines.length === 0) return null
  return (
    <Notice>
      <Form method="post" action={basketAction} className="grid justify-items-start gap-3">
        <p>{mergeText.title}</p>
        <details open={lines.length <= few}>
          <summary className="link inline-flex min-h-9 items-center">{mergeText.lines(lines.length)}</summary>
          <ul className="grid gap-1">
            {lines.map(({ variantId, name, message }) => (
              <li key={variantId}>
                <span className="font-semibold">{name}:</span> {message}
              </li>
            ))}
          </ul>
        </details>
        <Button size="small" name="intent" value="acknowledge">
          {text.understood}
        </Button>
      </Form>
    </Notice>
  )
}
