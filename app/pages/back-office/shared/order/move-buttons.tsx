import { Button } from '~/ui/button'
import { text } from '../text'

/** The buttons that move a part of the form's list one place. Without scripts they save the form as its main button does. */
export function MoveButtons({
  of,
  name,
  at,
  count,
  onMove,
}: {
  of: string
  name: string
  at: number
  count: number
  onMove: (by: -1 | 1, button: HTMLElement) => void
}) {
  const button = (direction: 'yukari' | 'asagi', label: string) => (
    <Button
      name="dugme"
      value={`${direction} ${of}`}
      look="secondary"
      size="small"
      aria-label={`${label}: ${name}`}
      onClick={(event) => {
        event.preventDefault()
        onMove(direction === 'yukari' ? -1 : 1, event.currentTarget)
      }}
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
