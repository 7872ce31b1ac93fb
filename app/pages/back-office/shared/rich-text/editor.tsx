import type { Command, EditorState } from 'prosemirror-state'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isHeldByDoc } from '~/features/content/content'
import { linkAt, setLink } from './commands'
import { createView, type FieldEditor } from './create-view'
import { LinkForm } from './link-form'
import { pluginsWith } from './plugins'
import { Toolbar } from './toolbar'

export type EditorProps = {
  id: string
  area: RefObject<HTMLTextAreaElement | null>
  rows: number
  startsFocused: boolean
  required: boolean | undefined
  labelledBy: string
  describedBy: string
  isInvalid: boolean
  /** The field got a text that the editor does not hold. */
  onNotHeld: () => void
}

/** The editor of a field, with its buttons. It loads alone, when a field comes into sight. */
export function Editor({ id, area, rows, startsFocused, onNotHeld, ...names }: EditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const editor = useRef<FieldEditor>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const [isLinking, setLinking] = useState(false)

  const attributes = useEffectEvent(() => attributesOf(id, names))
  const focusFirst = useEffectEvent((made: FieldEditor) => {
    if (startsFocused) made.view.focus()
  })
  const follow = useEffectEvent(() => {
    if (!area.current || !editor.current) return
    if (isHeldByDoc(area.current.value)) editor.current.read()
    else onNotHeld()
  })
  useEffect(() => {
    const field = area.current!
    const made = createView({
      place: place.current!,
      area: field,
      plugins: pluginsWith(
        () => setLinking(true),
        () => bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
      ),
      attributes: () => attributes(),
      onState: setState,
    })
    editor.current = made
    focusFirst(made)
    // A form that is emptied changes its fields after it has told so, and without telling of each.
    const emptied = () => setTimeout(follow)
    const { form, labels } = field
    // A press on the label of a hidden field would go nowhere.
    const [label] = labels
    const chosen = () => made.view.focus()
    label?.addEventListener('click', chosen)
    field.addEventListener('input', follow)
    form?.addEventListener('reset', emptied)
    return () => {
      label?.removeEventListener('click', chosen)
      field.removeEventListener('input', follow)
      form?.removeEventListener('reset', emptied)
      made.view.destroy()
    }
  }, [area])
  useEffect(() => {
    // A page that was read again may have another text, and other errors.
    follow()
    editor.current?.view.setProps({ attributes: attributesOf(id, names) })
  })

  const run = (command: Command) => {
    const { view } = editor.current!
    command(view.state, view.dispatch)
    view.focus()
  }
  return (
    <div className="office-rich" style={{ '--rows': rows } as React.CSSProperties}>
      {state && (
        <Toolbar
          bar={bar}
          state={state}
          controls={id}
          run={run}
          onLink={() => setLinking(true)}
          isLinking={isLinking}
        />
      )}
      {state && isLinking && (
        <LinkForm
          stored={linkAt(state).href}
          onSet={(href) => {
            setLinking(false)
            run(setLink(href))
          }}
          onClose={() => {
            setLinking(false)
            editor.current?.view.focus()
          }}
        />
      )}
      <div ref={place} />
    </div>
  )
}

function attributesOf(
  id: string,
  {
    required,
    labelledBy,
    describedBy,
    isInvalid,
  }: Omit<EditorProps, 'id' | 'area' | 'rows' | 'startsFocused' | 'onNotHeld'>,
): Record<string, string> {
  return {
    id,
    role: 'textbox',
    class: 'input office-rich-text',
    'aria-multiline': 'true',
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    ...(required && { 'aria-required': 'true' }),
    ...(isInvalid && { 'aria-invalid': 'true' }),
  }
}
