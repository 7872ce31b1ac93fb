import { Button } from '~/ui/button'
import { TextField } from '~/ui/forms/field'
import { Notice } from '~/ui/messages/notice'
import type { PhoneConfirmation } from '../phone/phone-code'
import { text } from '../phone/text'

/** The part of the last step that confirms the number of an order paid at the door. Its buttons send the step's form. */
export function PhoneCodePart({
  confirmation,
  error,
}: {
  confirmation: NonNullable<PhoneConfirmation>
  error: string | undefined
}) {
  const { state, phone } = confirmation
  if (state === 'confirmed') return <Notice kind="success">{text.confirmed(phone)}</Notice>
  return (
    <section
      className="grid gap-4 rounded-lg border border-line bg-paper p-5"
      aria-labelledby="telefon-onayi"
    >
      <h3 id="telefon-onayi" className="text-lg">
        {text.heading}
      </h3>
      <p className="text-sm text-ink-2">{state === 'sent' ? text.sent(phone) : text.why(phone)}</p>
      {state === 'sent' && (
        <div className="max-w-60">
          <TextField
            id="phone_code"
            name="phone_code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            label={text.code}
            hint={text.codeHint}
            error={error}
          />
        </div>
      )}
      <div className="grid sm:justify-start">
        <Button look="secondary" name="intent" value="kod">
          {state === 'sent' ? text.sendAgain : text.send}
        </Button>
      </div>
    </section>
  )
}
