import { useId } from 'react'
import { Form } from 'react-router'
import { maxListName } from '~/features/lists/order-lists'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { text as texts } from '../text'

const text = texts.lists

/** A form for the name of a list: a new one from the basket or an order, or an existing one (`intent`). */
export function ListNameForm({
  action,
  submit,
  name = '',
  wrong,
  orderId,
  intent,
}: {
  action: string
  submit: string
  name?: string
  wrong?: string
  orderId?: number
  intent?: string
}) {
  const id = useId()
  return (
    <Form
      method="post"
      action={action}
      key={`${name} ${wrong ?? ''}`}
      className="grid items-end gap-3 sm:grid-cols-[minmax(0,20rem)_auto] sm:justify-start"
    >
      {orderId !== undefined && <input type="hidden" name="order_id" value={orderId} />}
      <TextField
        id={id}
        name="name"
        label={text.name}
        hint={text.nameHint}
        error={wrong}
        defaultValue={name}
        required
        maxLength={maxListName}
        autoComplete="off"
      />
      <Button name={intent && 'intent'} value={intent}>
        {submit}
      </Button>
    </Form>
  )
}
