import { type ComponentProps, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { isHeldByDoc } from '~/features/content/content'
import { formatNumber } from '~/kernel/turkish'
import { Button } from '~/ui/button'
import { FieldError, type FieldFrame } from '~/ui/forms/field'
import { text } from './text'

type Props = Omit<FieldFrame, 'optional'> &
  Omit<ComponentProps<'textarea'>, 'children' | 'id' | 'ref' | 'rows'> & { rows: number; maxLength: number }
type Loaded = typeof import('./editor').Editor

/**
 * A long text in Markdown. The plain field is what the form sends; an editor stands in front of it once it has come into sight and the
 * editor is loaded, unless the staff member or the text itself asks for the plain field.
 */
export function RichTextArea({ label, hint, error, required, rows, maxLength, ...rest }: Props) {
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [Editor, setEditor] = useState<{ it: Loaded } | null>(null)
  const [startsFocused, setStartsFocused] = useState(false)
  const [form, setForm] = useState<'document' | 'source' | 'not_held'>('document')
  const [length, setLength] = useState(0)

  useEffect(() => {
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        seen.disconnect()
        if (area.current && !isHeldByDoc(area.current.value)) setForm('not_held')
        // Without the editor the plain field stays.
        import('./editor').then(
          (loaded) => setEditor({ it: loaded.Editor }),
          () => undefined,
        )
      },
      { rootMargin: '200px' },
    )
    seen.observe(area.current!)
    return () => seen.disconnect()
  }, [])

  const isEdited = Editor !== null && form === 'document'
  // A hidden field loses the focus with the next paint; until then it tells that it had it.
  useLayoutEffect(() => {
    if (isEdited && document.activeElement === area.current) setStartsFocused(true)
  }, [isEdited])
  const told = length > maxLength ? text.tooLong(formatNumber(maxLength)) : error
  const describedBy = [`${id}-hint`, told && `${id}-error`].filter(Boolean).join(' ')
  const toDocument = () => {
    setStartsFocused(true)
    setForm(isHeldByDoc(area.current!.value) ? 'document' : 'not_held')
  }
  const toSource = () => {
    setForm('source')
    requestAnimationFrame(() => area.current?.focus())
  }
  return (
    <div className="field">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <p className="field-hint" id={`${id}-hint`}>
        {isEdited ? text.hint : hint}
      </p>
      {form === 'not_held' && <p className="field-hint">{text.notHeld}</p>}
      {isEdited && (
        <Editor.it
          id={`${id}-editor`}
          area={area}
          rows={rows}
          startsFocused={startsFocused}
          required={required}
          labelledBy={`${id}-label`}
          describedBy={describedBy}
          isInvalid={Boolean(told)}
          onNotHeld={() => setForm('not_held')}
        />
      )}
      <textarea
        className="input"
        {...rest}
        ref={area}
        id={id}
        rows={rows}
        maxLength={maxLength}
        // The browser could not show its own message at a hidden field.
        required={required && !isEdited}
        hidden={isEdited}
        onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
        aria-describedby={describedBy}
        aria-invalid={told ? true : undefined}
      />
      {told && <FieldError id={`${id}-error`}>{told}</FieldError>}
      {Editor && (
        <span>
          <Button type="button" look="quiet" size="small" onClick={isEdited ? toSource : toDocument}>
            {isEdited ? text.asSource : text.asDocument}
          </Button>
        </span>
      )}
    </div>
  )
}
