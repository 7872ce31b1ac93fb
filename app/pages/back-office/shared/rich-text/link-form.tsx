import { useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { readAddress } from './address'
import { text } from './text'

/** Asks for the address of a link. `stored`: the present address; null for a new link. */
export function LinkForm({
  stored,
  onSet,
  onClose,
}: {
  stored: string | null
  onSet: (href: string | null) => void
  onClose: () => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const [error, setError] = useState<string>()
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  const field = () => box.current!.querySelector('input')!
  const set = () => {
    const address = readAddress(field().value)
    if (address !== null) return onSet(address)
    setError(text.badAddress)
    field().focus()
  }
  return (
    <div ref={box} role="group" aria-label={text.link} className="office-rich-link">
      <TextField
        label={text.address}
        hint={text.addressHint}
        error={error}
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        defaultValue={stored ?? ''}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
          else if (event.key === 'Enter') set()
          else return
          // The form round the editor is not sent.
          event.preventDefault()
        }}
      />
      <div className="office-actions">
        <Button type="button" size="small" look="primary" onClick={set}>
          {text.setLink}
        </Button>
        {stored !== null && (
          <Button type="button" size="small" onClick={() => onSet(null)}>
            {text.removeLink}
          </Button>
        )}
        <Button type="button" size="small" look="quiet" onClick={onClose}>
          {text.cancel}
        </Button>
      </div>
    </div>
  )
}
