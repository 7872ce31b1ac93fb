import { TextField } from '~/ui/forms/field'
import { text } from './text'

/** The code of the authenticator app that a sensitive action asks for; nothing while the last one counts. */
export function ConfirmField({ asks }: { asks: boolean }) {
  if (!asks) return null
  return (
    <TextField
      name="kod"
      label={text.confirm.label}
      hint={text.confirm.hint}
      autoComplete="one-time-code"
      inputMode="numeric"
      required
      maxLength={20}
    />
  )
}
