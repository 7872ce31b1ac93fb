const addressNames = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'city_id',
  'district_id',
  'neighbourhood',
  'street',
  'postal_code',
  'title',
]
const invoiceNames = ['kind', 'tckn', 'unvan', 'vergi_dairesi', 'vkn']

/**
 * Every field that a form of the checkout may send; the boxes of contracts are named after the
 * contract.
 */
export const checkoutFields = {
  once: [
    'step',
    'intent',
    'idempotency_key',
    'note',
    'phone_code',
    'cargo_id',
    'depot',
    'payment_type',
    'installments',
    'bin',
    'address_id',
    'save_address',
    ...addressNames.map((name) => `address.${name}`),
    ...invoiceNames.map((name) => `invoice.${name}`),
  ],
  matching: /^contracts\.[\w-]{1,60}$/,
}

/**
 * Returns the fields of a checkout form in the shape the schemas read. Without JavaScript the form
 * contains the fields of both kinds of invoice; only those of the chosen kind count.
 */
export function readDeliveryForm(form: FormData): unknown {
  const kind = field(form, 'invoice.kind')
  const invoiceFields = kind === 'kurumsal' ? ['unvan', 'vergi_dairesi', 'vkn'] : ['tckn']
  return {
    address: {
      ...pick(form, 'address', ['first_name', 'last_name', 'email', 'phone', 'neighbourhood', 'street']),
      ...pick(form, 'address', ['postal_code', 'title']),
      city_id: wholeNumber(form, 'address.city_id'),
      district_id: wholeNumber(form, 'address.district_id'),
    },
    invoice: { kind, ...pick(form, 'invoice', invoiceFields) },
  }
}

/** Returns the chosen saved address; null when the form contains a new address. */
export function readSavedDelivery(form: FormData): unknown {
  const chosen = field(form, 'address_id') ?? newAddress
  return chosen === newAddress ? null : { address_id: wholeNumber(form, 'address_id') }
}

/** The value sent in place of an id for an address that is not saved yet. */
export const newAddress = 'yeni'

/** The carrier step's fields for its schema, which checks them. */
export function readCarrierForm(form: FormData): unknown {
  return { cargo_id: wholeNumber(form, 'cargo_id'), depot: field(form, 'depot') }
}

/** The payment step's fields for its schema, which checks them. */
export function readPaymentForm(form: FormData): unknown {
  return { payment_type: wholeNumber(form, 'payment_type'), installments: wholeNumber(form, 'installments') }
}

/**
 * Returns the form of the last step. A ticked box is named `contracts.{id}`; its value is the
 * version shown.
 */
export function readConfirmForm(form: FormData): unknown {
  const prefix = 'contracts.'
  const ticked = [...form].filter(([name]) => name.startsWith(prefix))
  return {
    approval: field(form, 'intent') === 'approval',
    note: field(form, 'note'),
    contracts: ticked.map(([name, version]) => ({ id: name.slice(prefix.length), version, accepted: true })),
  }
}

function pick(form: FormData, group: string, names: string[]) {
  return Object.fromEntries(names.map((name) => [name, field(form, `${group}.${name}`)]))
}

function field(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' ? value : undefined
}

function wholeNumber(form: FormData, name: string): number | undefined {
  const value = field(form, name) ?? ''
  return /^\d{1,9}$/.test(value) ? Number(value) : undefined
}
