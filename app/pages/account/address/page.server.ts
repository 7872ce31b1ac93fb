import type { SavedAddress } from '~/features/customers/customers'
import { savedAddressInput } from '~/features/customers/customers-contract'
import {
  addAddress,
  changeAddress,
  chooseDefaultAddress,
  deleteAddress,
  getAddress,
  listAddresses,
} from '~/features/customers/customers.server'
import { addressText } from '~/features/customers/addresses/address-text'
import type { Member } from '~/features/identity/identity'
import { readDeliveryForm } from '~/features/orders/forms'
import { mayAct } from '~/features/orders/orders.server'
import { getPlaceLists } from '~/features/places/places.server'
import { readId } from '~/http/reading/form.server'
import { formatPhone } from '~/kernel/identity-numbers'
import type { RequestContext } from '~/server/shop.server'
import { addressPath } from '../account-nav'
import { text } from '../text'

type Visit = RequestContext & { visitor: Member }
type FormError = { path: string; message: string }

/** State of the address form: typed values, mistakes, and the lists of its selects. */
export type AddressForm = {
  id: number | null
  values: Record<string, string>
  errors: FormError[]
  places: Awaited<ReturnType<typeof getPlaceLists>>
}

/**
 * Data of the page: the cards; with `yeni` or `duzenle` in the address the form; with `sil` the choice of the next
 * default.
 */
export async function loadAddresses({ db, visitor }: Visit, asked: URLSearchParams) {
  const partnerId = visitor.partner.id
  const edited = await wanted(db, partnerId, asked.get('duzenle'))
  const addresses = await listAddresses(db, partnerId)
  const mayChange = mayAct(visitor)
  const opens = mayChange && (asked.has('yeni') || edited !== null)
  return {
    addresses,
    mayChange,
    leaving: mayChange ? await wanted(db, partnerId, asked.get('sil')) : null,
    done: text.address.done[asked.get('durum') ?? ''] ?? null,
    form: opens ? await formOf(db, edited?.id ?? null, valuesOf(visitor, edited)) : null,
  }
}

type Outcome = { leadsTo: string } | { status: number; form?: AddressForm; refused?: string }

/** Handles the page's forms: save, make default, delete. `places` only loads the lists of a province. */
export async function changeFromForm({ db, visitor }: Visit, form: FormData): Promise<Outcome> {
  if (!mayAct(visitor)) return { status: 403, refused: addressText.onlyLooks }
  const partnerId = visitor.partner.id
  const id = readId(form, 'id')
  const done = (what: string) => ({ leadsTo: `${addressPath}?durum=${what}` })
  const unknown = { status: 404, refused: addressText.unknown }
  switch (form.get('intent')) {
    case 'default':
      return id !== null && (await chooseDefaultAddress(db, partnerId, id)) ? done('varsayilan') : unknown
    case 'delete': {
      const { status } = await deleteAddress(db, partnerId, id ?? 0, readId(form, 'next_default'))
      if (status === 'choose_default') return { leadsTo: `${addressPath}?sil=${id}` }
      return status === 'deleted' ? done('silindi') : unknown
    }
    default:
      return saveFromForm({ db, partnerId, id }, form)
  }
}

export const addressFormFields = [
  'id',
  'intent',
  'next_default',
  'is_default',
  ...['first_name', 'last_name', 'phone', 'city_id', 'district_id', 'neighbourhood'].map(named),
  ...['street', 'postal_code', 'title'].map(named),
  ...['kind', 'tckn', 'unvan', 'vergi_dairesi', 'vkn'].map((name) => `invoice.${name}`),
]

function named(name: string): string {
  return `address.${name}`
}

type Target = { db: Visit['db']; partnerId: number; id: number | null }

async function saveFromForm({ db, partnerId, id }: Target, form: FormData): Promise<Outcome> {
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const again = async (status: number, errors: FormError[]) => ({
    status,
    form: { ...(await formOf(db, id, values)), errors },
  })
  if (form.get('intent') === 'places') return again(200, [])
  const read = savedAddressInput.safeParse(inputOf(form))
  if (!read.success) return again(422, read.error.issues.map(toFormError))
  const outcome = id
    ? await changeAddress(db, partnerId, id, read.data)
    : await addAddress(db, partnerId, read.data)
  if (outcome.status === 'saved') return { leadsTo: `${addressPath}?durum=kaydedildi` }
  if (outcome.status === 'invalid')
    return again(
      422,
      outcome.errors.map((error) => toFormError({ ...error, path: [error.path] })),
    )
  if (outcome.status === 'full') return again(409, [{ path: '', message: addressText.full(outcome.limit) }])
  return { status: 404, refused: addressText.unknown }
}

function inputOf(form: FormData): unknown {
  const { address, invoice } = readDeliveryForm(form) as { address: Record<string, unknown>; invoice: object }
  const { email: _, ...fields } = address
  return { ...fields, invoice, is_default: form.has('is_default') }
}

// Invoice fields have a prefix of their own in the form.
function toFormError({ path, message }: { path: PropertyKey[]; message: string }): FormError {
  const name = path.join('.')
  return { path: name.startsWith('invoice') ? name : named(name), message }
}

async function formOf(
  db: Visit['db'],
  id: number | null,
  values: AddressForm['values'],
): Promise<AddressForm> {
  const places = await getPlaceLists(db, values['address.city_id'], values['address.district_id'])
  return { id, values, errors: [], places }
}

async function wanted(db: Visit['db'], partnerId: number, id: string | null): Promise<SavedAddress | null> {
  return id && /^[1-9]\d{0,8}$/.test(id) ? getAddress(db, partnerId, Number(id)) : null
}

function valuesOf({ user }: Member, address: SavedAddress | null): AddressForm['values'] {
  if (!address) {
    const [last = '', ...first] = user.name.split(' ').toReversed()
    return { 'address.first_name': first.toReversed().join(' '), 'address.last_name': last }
  }
  const { invoice } = address
  return {
    'address.title': address.title,
    'address.first_name': address.firstName,
    'address.last_name': address.lastName,
    'address.phone': formatPhone(address.phone),
    'address.city_id': String(address.cityId),
    'address.district_id': String(address.districtId),
    'address.neighbourhood': address.neighbourhood,
    'address.street': address.street,
    'address.postal_code': address.postalCode,
    'invoice.kind': invoice.kind,
    ...(invoice.kind === 'bireysel'
      ? { 'invoice.tckn': invoice.tckn ?? '' }
      : {
          'invoice.unvan': invoice.unvan,
          'invoice.vergi_dairesi': invoice.vergiDairesi,
          'invoice.vkn': invoice.vkn,
        }),
    ...(address.isDefault ? { is_default: '1' } : {}),
  }
}
