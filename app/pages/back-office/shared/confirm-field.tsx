import { TextField } from '~/ui/forms/field'
import { text } from './text'

/**
 * The code of the authenticator app that a sensitive action asks for; nothing while the last one counts. `required`: every use
 * of the form needs it.
 */
export function ConfirmField({
  asks,
  required = true,
  name = 'kod',
}: {
  asks: boolean
  required?: boolean
  name?: string
}) {
  if (!asks) return null
  return (
    <TextField
      name={name}
      label={text.confirm.label}
      hint={text.confirm.hint}
      autoComplete="one-time-code"
      inputMode="numeric"
      required={required}
      maxLength={20}
    />
  )
}
