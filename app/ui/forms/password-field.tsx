import { type ComponentProps, useState } from 'react'
import { Field, type FieldFrame } from './field'
import { text } from './password.text'

type Props = FieldFrame & Omit<ComponentProps<'input'>, 'children' | 'type'>

/** A password that can be shown while it is typed. The server never sends the password back. */
export function PasswordField({ id, label, hint, error, ...input }: Props) {
  const [shown, setShown] = useState(false)
  return (
    <Field id={id} {...{ label, hint, error }}>
      {(control) => (
        <div className="password-field">
          <input
            className="input"
            type={shown ? 'text' : 'password'}
            autoCapitalize={shown ? 'none' : undefined}
            spellCheck={false}
            maxLength={128}
            {...input}
            {...control}
          />
          <button
            type="button"
            className="with-script"
            aria-controls={control.id}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? text.hide : text.show}
          </button>
        </div>
      )}
    </Field>
  )
}
