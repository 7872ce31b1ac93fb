import { expect, test } from 'vitest'
import { confirmInput, deliveryInput } from '../schema'
import { readCarrierForm, readConfirmForm, readDeliveryForm, readPaymentForm } from './forms'
import { address } from '../testing/checkout'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const typedAddress = Object.fromEntries(
  Object.entries(address).map(([name, value]) => [`address.${name}`, String(value)]),
)
const company = { 'invoice.unvan': '', 'invoice.vergi_dairesi': '', 'invoice.vkn': '' }

test('a form without JavaScript sends the fields of both invoices; those of the chosen kind count', () => {
  const both = { ...typedAddress, ...company, 'invoice.tckn': '' }
  const read = deliveryInput.parse(readDeliveryForm(formOf({ ...both, 'invoice.kind': 'bireysel' })))
  expect(read).toMatchObject({
    address: { city_id: 34, first_name: 'Ayşe' },
    invoice: { kind: 'bireysel', tckn: null },
  })
  const filled = {
    ...both,
    'invoice.kind': 'kurumsal',
    'invoice.unvan': 'Güneş A.Ş.',
    'invoice.vkn': '4540536920',
  }
  const wrong = deliveryInput.safeParse(readDeliveryForm(formOf(filled)))
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['invoice.vergi_dairesi'])
})

test('an empty form names every field that is missing', () => {
  const { error } = deliveryInput.safeParse(readDeliveryForm(new FormData()))
  expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual(
    [...Object.keys(address).map((name) => `address.${name}`), 'invoice.kind'].toSorted(),
  )
})

test.each(['', 'iki', '-1', '1e3', '0x10', '1.5', '9999999999'])(
  '%j is neither a carrier nor a way to pay',
  (value) => {
    expect(readCarrierForm(formOf({ cargo_id: value }))).toEqual({ cargo_id: undefined })
    expect(readPaymentForm(formOf({ payment_type: value }))).toEqual({ payment_type: undefined })
  },
)

test('ticked boxes are accepted contracts; an unticked one is left out', () => {
  const form = formOf({ 'contracts.distance-sale': '2026-11-20+abc', note: 'Zil çalışmıyor', key: 'k' })
  expect(confirmInput.parse(readConfirmForm(form))).toEqual({
    approval: false,
    note: 'Zil çalışmıyor',
    contracts: [{ id: 'distance-sale', version: '2026-11-20+abc', accepted: true }],
  })
  expect(confirmInput.parse(readConfirmForm(new FormData()))).toEqual({ approval: false, contracts: [] })
})
