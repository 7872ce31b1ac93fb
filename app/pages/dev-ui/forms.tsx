import { type FormEvent, useState } from 'react'
import { Checkbox } from '~/ui/forms/checkbox'
import { ChoiceGroup, RadioCard, RadioTabs } from '~/ui/forms/choices'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { text } from './text'

const errors = [
  { field: 'telefon', message: text.phoneError },
  { field: 'vkn', message: text.vknError },
]
const none: typeof errors = []

export function Forms() {
  const [payment, setPayment] = useState('kart')
  const tabs = [
    { value: 'kart', label: text.card, icon: 'card' as const },
    { value: 'havale', label: text.havale, icon: 'bank' as const },
    { value: 'kapida', label: text.door, icon: 'cash' as const },
  ]
  // The summary takes the focus when errors appear, so here they appear on a button press only.
  const [shownErrors, showErrors] = useState(none)
  const show = (event: FormEvent) => {
    event.preventDefault()
    showErrors(errors)
  }
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <form className="grid content-start gap-6" action="#forms" onSubmit={show}>
        <ErrorSummary errors={shownErrors} />
        <TextField label={text.name} name="ad" autoComplete="name" required />
        <TextField
          id="telefon"
          label={text.phone}
          name="telefon"
          hint={text.phoneHint}
          error={text.phoneError}
          inputMode="tel"
          defaultValue="532 123"
        />
        <TextField id="vkn" label={text.vkn} name="vkn" error={text.vknError} inputMode="numeric" optional />
        <Select label={text.city} name="il">
          {text.cities.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </Select>
        <TextArea label={text.note} name="not" optional maxLength={500} />
        <TextField label={text.closed} name="kapali" disabled defaultValue="34112" />
        <button type="submit" className="link justify-self-start">
          ErrorSummary
        </button>
      </form>
      <div className="grid content-start gap-8">
        <ChoiceGroup legend={text.cargo}>
          {text.cargos.map((cargo, index) => (
            <RadioCard key={cargo.title} name="kargo" value={index} {...cargo} defaultChecked={index === 0} />
          ))}
          <RadioCard name="kargo" value="acik" title={text.openAccount} note={text.openAccountWhy} disabled />
        </ChoiceGroup>
        <RadioTabs name="odeme" legend={text.payment} tabs={tabs} value={payment} onChange={setPayment} />
        <div>
          <Checkbox label={text.newsletter} name="bulten" />
          <Checkbox label={text.contract} name="sozlesme" error={text.contractError} />
        </div>
      </div>
    </div>
  )
}
