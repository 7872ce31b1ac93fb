import { useEffect, useState } from 'react'
import { Dialog } from '~/ui/messages/dialog'
import { isField } from './search'
import { text } from './text'

/** The list of keys, which "?" opens wherever it does not write. */
export function Keys() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const show = (event: KeyboardEvent) => {
      if (event.key === '?' && !isField(event.target)) setOpen(true)
    }
    addEventListener('keydown', show)
    return () => removeEventListener('keydown', show)
  }, [])
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={text.keys}>
      <dl className="office-facts">
        {Object.entries(text.keysOf).map(([keys, what]) => (
          <div key={keys} className="contents">
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
