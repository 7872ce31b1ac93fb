import { useId, useState } from 'react'
import type { PlaceLists } from '~/features/places/places'
import { PlaceFields } from '~/features/places/places-fields'
import { RadioTabs } from '~/ui/forms/choices'
import { TextArea, TextField } from '~/ui/forms/field'
import { text } from './ui/address-fields-text'

type Props = { values: Record<string, string>; errors: Record<string, string> }

/** Field ids equal field names, because the error summary links to them. */
export const fieldsOf =
  ({ values, errors }: Props) =>
  (name: string) => ({ id: name, name, defaultValue: values[name] ?? '', error: errors[name] })

/** Name and phone of an address's recipient; `withEmail` adds the e-mail that an order needs. */
export function RecipientFields({
  legend,
  withEmail = false,
  ...props
}: Props & { legend: string; withEmail?: boolean }) {
  const field = fieldsOf(props)
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-lg font-semibold">{legend}</legend>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('address.first_name')}
          label={text.firstName}
          autoComplete="given-name"
          required
          maxLength={60}
        />
        <TextField
          {...field('address.last_name')}
          label={text.lastName}
          autoComplete="family-name"
          required
          maxLength={60}
        />
        {withEmail && (
          <TextField
            {...field('address.email')}
            label={text.email}
            hint={text.emailWhy}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
        )}
        <TextField
          {...field('address.phone')}
          label={text.phone}
          hint={text.phoneWhy}
          type="tel"
          autoComplete="tel"
          required
          maxLength={30}
        />
      </div>
    </fieldset>
  )
}

/**
 * The place and street of an address; field names begin with `prefix`. With `title` the fieldset also asks for a postal
 * code and a title, which a saved address requires.
 */
export function AddressFields({
  prefix = 'address.',
  legend = text.address,
  title,
  places,
  ...props
}: Props & {
  prefix?: 'address.' | 'adres.'
  legend?: string
  title?: 'optional' | 'required'
  places: PlaceLists
}) {
  const field = fieldsOf(props)
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-lg font-semibold">{legend}</legend>
      <PlaceFields prefix={prefix} values={props.values} errors={props.errors} places={places} />
      <TextArea
        {...field(`${prefix}street`)}
        label={text.street}
        hint={text.streetHint}
        autoComplete="street-address"
        rows={2}
        required
        minLength={10}
        maxLength={250}
      />
      {title && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...field(`${prefix}postal_code`)}
            label={text.postalCode}
            hint={text.postalCodeHint}
            optional
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
          />
          <TextField
            {...field(`${prefix}title`)}
            label={text.title}
            hint={text.titleHint}
            optional={title === 'optional'}
            required={title === 'required'}
            maxLength={30}
          />
        </div>
      )}
    </fieldset>
  )
}

/** Invoice fields of both kinds. CSS shows those of the chosen kind, so that they work without scripts. */
export function InvoiceFields(props: Props) {
  const [kind, choose] = useState(props.values['invoice.kind'] ?? 'bireysel')
  const heading = useId()
  const field = fieldsOf(props)
  return (
    <fieldset className="invoice-fields grid gap-5" aria-labelledby={heading}>
      <legend id={heading} className="mb-2 text-lg font-semibold">
        {text.invoice}
      </legend>
      <RadioTabs
        name="invoice.kind"
        legend={text.invoice}
        value={kind}
        onChange={choose}
        tabs={[
          { value: 'bireysel', label: text.person, icon: 'user' },
          { value: 'kurumsal', label: text.company, icon: 'company' },
        ]}
      />
      <div data-kind="bireysel" className="sm:max-w-[24rem]">
        <TextField
          {...field('invoice.tckn')}
          label={text.tckn}
          optional
          hint={text.tcknWhy}
          inputMode="numeric"
          maxLength={11}
          autoComplete="off"
        />
      </div>
      <div data-kind="kurumsal" className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('invoice.unvan')}
          label={text.unvan}
          autoComplete="organization"
          maxLength={200}
        />
        <TextField {...field('invoice.vergi_dairesi')} label={text.taxOffice} maxLength={60} />
        <TextField
          {...field('invoice.vkn')}
          label={text.vkn}
          hint={text.vknHint}
          inputMode="numeric"
          maxLength={11}
          autoComplete="off"
        />
      </div>
      <p className="text-sm text-ink-2">{text.sameAddress}</p>
    </fieldset>
  )
}
