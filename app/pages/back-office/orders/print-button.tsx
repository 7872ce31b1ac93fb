import { Button } from '~/ui/button'
import { text } from './order.text'

/** Opens the browser's print dialog. Without scripts the browser's own menu prints. */
export function PrintButton() {
  return (
    <Button type="button" look="primary" size="small" icon="print" onClick={() => globalThis.print()}>
      {text.print}
    </Button>
  )
}
