import { useState } from 'react'
import { Button } from './button'
import { text } from './text'
import { say } from './messages/toast'

/** Copies a code or an IBAN and says so in its own label. */
export function CopyButton({ value, what }: { value: string; what: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    setCopied(true)
    say(text.copied)
    setTimeout(() => setCopied(false), 2_500)
  }
  return (
    <span className="with-script">
      <Button
        type="button"
        size="small"
        icon={copied ? 'check' : 'copy'}
        aria-label={`${text.copy}: ${what}`}
        onClick={copy}
      >
        {copied ? text.copied : text.copy}
      </Button>
    </span>
  )
}
