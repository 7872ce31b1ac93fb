import { AddressFields, InvoiceFields, RecipientFields } from '~/features/customers/customers-fields'
import type { PlaceLists } from '~/features/places/places'
import { Badge } from '~/ui/badge'
import { Checkbox } from '~/ui/forms/checkbox'
import { ChoiceGroup, RadioCard } from '~/ui/forms/choices'
import type { MemberDelivery } from '../steps/answer'
import { newAddress } from '../steps/forms'
import { formatAddress } from '~/features/orders/orders'
import { text } from './text'

type Props = {
  values: Record<string, string>
  errors: Record<string, string>
  places: PlaceLists
}

/**
 * Form of contact, delivery address and invoice. Field ids equal field names, so that the error
 * summary can link to them.
 */
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

function NewAddress(props: Props) {
  return (
    <div className="new-address grid gap-8">
      <RecipientFields legend={text.contact} withEmail {...props} />
      <AddressFields title="optional" {...props} />
      <InvoiceFields {...props} />
    </div>
  )
}
