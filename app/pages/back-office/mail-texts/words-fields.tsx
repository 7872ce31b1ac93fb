import { useRef } from 'react'
import { longest } from '~/features/mail-texts/mail-texts'
import { TextArea, TextField } from '~/ui/forms/field'
import { text } from './text'

type Field = HTMLInputElement | HTMLTextAreaElement

/** Subject and opening of an email, with the placeholders that it may use. */
export function WordsFields({
  of,
  placeholders,
  needsBody,
}: {
  of: (name: string) => string
  placeholders: readonly string[]
  needsBody: boolean
}) {
  const last = useRef<Field | null>(null)
  const body = useRef<HTMLTextAreaElement>(null)
  const touched = { onFocus: ({ currentTarget }: { currentTarget: Field }) => (last.current = currentTarget) }
  function insert(name: string) {
    const field = last.current ?? body.current
    if (!field) return
    field.setRangeText(`{${name}}`, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
    field.focus()
  }
  return (
    <>
      <TextField
        name="konu"
        label={text.subject}
        required
        maxLength={longest.subject}
        defaultValue={of('konu')}
        {...touched}
      />
      <TextArea
        ref={body}
        name="metin"
        label={text.body}
        hint={text.bodyHint}
        optional={!needsBody}
        required={needsBody}
        rows={8}
        maxLength={longest.body}
        defaultValue={of('metin')}
        {...touched}
      />
      {placeholders.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-sm font-semibold">{text.placeholders}</h3>
          <p className="text-meta text-ink-2">{text.placeholdersHint}</p>
          <ul className="flex flex-wrap gap-2">
            {placeholders.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className="button"
                  data-look="secondary"
                  data-size="small"
                  title={text.meanings[name]}
                  onClick={() => insert(name)}
                >
                  {`{${name}}`}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
