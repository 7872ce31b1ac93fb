import { type FormEvent, useEffect, useRef } from 'react'
import { useParams } from 'react-router'
import { mostCounted } from '~/features/catalogue/catalogue'
import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import type { CountAnswer } from './act.server'
import { text } from './text'
import { useScans } from './use-scans'

/**
 * The field for a scanner, which types a code and presses Enter. Scans wait in a queue and are sent one after the other, so that none
 * is lost while another is on its way; a refused one stays in a list below the field.
 */
export function ScanForm({ answer }: { answer: CountAnswer | undefined }) {
  const { waiting, counted, refused, enqueue, clear } = useScans(`/yonetim/sayim/${useParams()['id']}/okut`)
  const told = answer && 'counted' in answer ? answer.counted : ''
  const form = useRef<HTMLFormElement>(null)

  // A scanner types wherever the cursor is; after a navigation the frame first focuses the heading.
  useEffect(() => {
    const frame = requestAnimationFrame(() => focusCode(form.current))
    return () => cancelAnimationFrame(frame)
  }, [])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    if (String(fields.get('kod') ?? '').trim() === '') return
    fields.set('islem', 'say')
    enqueue(fields)
    event.currentTarget.reset()
    focusCode(event.currentTarget)
  }

  return (
    <section className="office-card">
      <form ref={form} method="post" className="office-filters" onSubmit={send}>
        <TextField
          name="kod"
          label={text.scan}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="send"
          maxLength={mostCounted.code}
          required
        />
        <TextField name="adet" label={text.pieces} inputMode="numeric" maxLength={7} defaultValue="1" />
        <Button name="islem" value="say" look="primary">
          {text.add}
        </Button>
      </form>
      <p className="text-meta text-ink-2">{text.scanHint}</p>
      <p role="status" className="min-h-6 font-semibold">
        {waiting > 1 ? text.waiting(waiting) : counted || told}
      </p>
      {answer && 'refused' in answer && answer.verb === 'say' && (
        <Notice kind="danger">{answer.refused}</Notice>
      )}
      {refused.length > 0 && (
        <Notice kind="danger">
          <p>{text.refusedTitle}</p>
          <ul>
            {refused.map((sentence, at) => (
              <li key={at}>{sentence}</li>
            ))}
          </ul>
          <button type="button" className="button" data-look="secondary" data-size="small" onClick={clear}>
            {text.clear}
          </button>
        </Notice>
      )}
    </section>
  )
}

const focusCode = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('input[name=kod]')?.focus()
