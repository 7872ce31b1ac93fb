import { Button } from '~/ui/button'
import { text } from '../text'

/** The buttons that move a part of the form's list one place. They save the form as its main button does. */
export function MoveButtons({
  of,
  name,
  at,
  count,
}: {
  of: string
  name: string
  at: number
  count: number
}) {
  const button = (direction: 'yukari' | 'asagi', label: string) => (
    <Button
      name="dugme"
      value={`${direction} ${of}`}
      look="secondary"
      size="small"
      aria-label={`${label}: ${name}`}
    >
      {label}
    </Button>
  )
  return (
    <>
      {at > 0 && button('yukari', text.up)}
      {at < count - 1 && button('asagi', text.down)}
    </>
  )
}
