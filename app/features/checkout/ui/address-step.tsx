import { useId, useState } from 'react'
import type { PlaceLists } from '~/features/places/places'
import { PlaceFields } from '~/features/places/places-fields'
import { Badge } from '~/ui/badge'
import { Checkbox } from '~/ui/checkbox'
import { ChoiceGroup, RadioCard, RadioTabs } from '~/ui/choices'
import { TextArea, TextField } from '~/ui/field'
import type { MemberDelivery } from '../steps/answer'
import { newAddress } from '../steps/forms'
import { formatAddress } from '~/features/orders/orders'
import { text } from './text'

type Props = {
  values: Record<string, string>
  errors: Record<string, string>
  places: PlaceLists
}

/** Contact, delivery address and invoice. Field ids equal field names, so that the error summary can link to them. */
export function AddressStep({ member, ...props }: Props & { member: MemberDelivery | null }) {
  if (!member) return <NewAddress {...props} />
  const { values } = props
  const withEmail = { ...values, 'address.email': values['address.email'] || member.email }
  return (
    <div className="address-choice grid gap-8">
      {member.addresses.length > 0 && <SavedAddresses member={member} {...props} />}
      <NewAddress {...props} values={withEmail} />
      {member.mayKeep && (
        <div className="new-address">
          <Checkbox
            name="save_address"
            value="1"
            label={text.keepAddress}
            defaultChecked={values['step'] === undefined || values['save_address'] !== undefined}
          />
        </div>
      )}
    </div>
  )
}

function SavedAddresses({ member, values, errors }: Props & { member: MemberDelivery }) {
  const chosen = values['address_id'] ?? member.chosen
  return (
    <ChoiceGroup legend={text.savedAddress} error={errors['address_id']}>
      {member.addresses.map((address, i) => (
        <RadioCard
          key={address.id}
          id={i === 0 ? 'address_id' : undefined}
          name="address_id"
          value={address.id}
          defaultChecked={chosen === String(address.id)}
          title={address.title}
          aside={address.isDefault && <Badge tone="tan">{text.defaultAddress}</Badge>}
          note={`${address.firstName} ${address.lastName}, ${formatAddress(address)}`}
        />
      ))}
      <RadioCard
        name="address_id"
        value={newAddress}
        defaultChecked={chosen === newAddress}
        title={text.newAddress}
        note={text.newAddressWhy}
      />
    </ChoiceGroup>
  )
}

function NewAddress({ values, errors, places }: Props) {
  const field = (name: string) => ({ id: name, name, defaultValue: values[name] ?? '', error: errors[name] })
  return (
    <div className="new-address grid gap-8">
      <fieldset className="grid gap-5">
        <legend className="mb-4 text-lg font-semibold">{text.contact}</legend>
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
          <TextField
            {...field('address.email')}
            label={text.email}
            hint={text.emailWhy}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
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
      <AddressFields values={values} errors={errors} places={places} />
      <InvoiceFields values={values} errors={errors} />
    </div>
  )
}

/** Fields of the delivery address. `named`: the address is kept, so it needs a name. */
export function AddressFields({ values, errors, places, named = false }: Props & { named?: boolean }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 text-lg font-semibold">{text.address}</legend>
      <PlaceFields prefix="address." values={values} errors={errors} places={places} />
      <TextArea
        id="address.street"
        name="address.street"
        label={text.street}
        hint={text.streetHint}
        error={errors['address.street']}
        defaultValue={values['address.street']}
        autoComplete="street-address"
        rows={2}
        required
        minLength={10}
        maxLength={250}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          id="address.postal_code"
          name="address.postal_code"
          label={text.postalCode}
          hint={text.postalCodeHint}
          optional
          error={errors['address.postal_code']}
          defaultValue={values['address.postal_code']}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
        />
        <TextField
          id="address.title"
          name="address.title"
          label={text.addressTitle}
          optional={!named}
          required={named}
          hint={text.addressTitleHint}
          error={errors['address.title']}
          defaultValue={values['address.title']}
          maxLength={30}
        />
      </div>
    </fieldset>
  )
}

/** Both kinds are in the form; CSS shows what belongs to the chosen one, so that it works without scripts. */
export function InvoiceFields({ values, errors }: Omit<Props, 'places'>) {
  const [kind, choose] = useState(values['invoice.kind'] ?? 'bireysel')
  const heading = useId()
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
          id="invoice.tckn"
          name="invoice.tckn"
          label={text.tckn}
          optional
          hint={text.tcknWhy}
          error={errors['invoice.tckn']}
          defaultValue={values['invoice.tckn']}
          inputMode="numeric"
          maxLength={11}
          autoComplete="off"
        />
      </div>
      <div data-kind="kurumsal" className="grid gap-5 sm:grid-cols-2">
        <TextField
          id="invoice.unvan"
          name="invoice.unvan"
          label={text.unvan}
          error={errors['invoice.unvan']}
          defaultValue={values['invoice.unvan']}
          autoComplete="organization"
          maxLength={200}
        />
        <TextField
          id="invoice.vergi_dairesi"
          name="invoice.vergi_dairesi"
          label={text.taxOffice}
          error={errors['invoice.vergi_dairesi']}
          defaultValue={values['invoice.vergi_dairesi']}
          maxLength={60}
        />
        <TextField
          id="invoice.vkn"
          name="invoice.vkn"
          label={text.vkn}
          hint={text.vknHint}
          error={errors['invoice.vkn']}
          defaultValue={values['invoice.vkn']}
          inputMode="numeric"
          maxLength={11}
          autoComplete="off"
        />
      </div>
      <p className="text-sm text-ink-2">{text.sameAddress}</p>
    </fieldset>
  )
}
