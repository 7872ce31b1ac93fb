import { describe, expect, test } from 'vitest'
import { invoiceInput, toInvoice } from '~/features/customers/customers-schema'
import { addressInput, contractsInput, noteInput, orderInput } from './schema'
import { address, person } from './testing/checkout'

const refusedFields = (schema: typeof orderInput | typeof addressInput, value: unknown) =>
  schema
    .safeParse(value)
    .error?.issues.map((issue) => issue.path.join('.') || ('keys' in issue ? issue.keys.join() : '')) ?? []

describe('a delivery address', () => {
  test('is trimmed, composed and freed of control characters', () => {
    const typed = { ...address, first_name: '  Ays\u0327e\u0000  Nur ', street: 'Moda\tCad.\n No: 12\u200b' }
    expect(addressInput.parse(typed)).toMatchObject({ first_name: 'Ayşe Nur', street: 'Moda Cad. No: 12' })
  })

  test('keeps the phone in E.164 and the email without Turkish casing', () => {
    expect(addressInput.parse({ ...address, email: ' INFO@Alici.example ' })).toMatchObject({
      phone: '+905321234567',
      email: 'info@alici.example',
      postal_code: '',
      title: '',
    })
  })

  test.each<[field: string, value: unknown]>([
    ['first_name', 'A'],
    ['first_name', 'A'.repeat(61)],
    ['last_name', ' \u200b '],
    ['email', 'ayse@'],
    ['email', `${'a'.repeat(250)}@alici.example`],
    ['phone', '0212 123 45 67'],
    ['phone', '0532 123 45 6'],
    ['city_id', '34'],
    ['city_id', true],
    ['city_id', 34.5],
    ['district_id', -1],
    ['neighbourhood', ''],
    ['street', 'Moda Cad.'],
    ['street', 'x'.repeat(251)],
    ['postal_code', '3471'],
    ['title', 'x'.repeat(31)],
    ['first_name', ['Ayşe']],
  ])('refuses %s %j with a Turkish sentence beside it', (field, value) => {
    const { error } = addressInput.safeParse({ ...address, [field]: value })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([field])
    expect(error?.issues[0]?.message).toMatch(/^[A-ZÇĞİÖŞÜ].*\.$/)
  })

  test('refuses an unknown field', () => {
    expect(refusedFields(addressInput, { ...address, city: 'İstanbul' })).toEqual(['city'])
  })
})

describe('an invoice', () => {
  test('of a person may have a TCKN, which must be valid', () => {
    expect(toInvoice(invoiceInput.parse({ kind: 'bireysel' }))).toEqual({ kind: 'bireysel', tckn: null })
    expect(toInvoice(invoiceInput.parse({ kind: 'bireysel', tckn: '' }))).toEqual({
      kind: 'bireysel',
      tckn: null,
    })
    expect(toInvoice(invoiceInput.parse({ kind: 'bireysel', tckn: '100 000 001 46' }))).toEqual({
      kind: 'bireysel',
      tckn: '10000000146',
    })
    expect(invoiceInput.safeParse({ kind: 'bireysel', tckn: '17291716050' }).success).toBe(false)
  })

  test.each(['4540536920', '0010058450', '10000000146'])('of a company or a sole trader takes %s', (vkn) => {
    const company = { kind: 'kurumsal', unvan: 'Güneş Saatçilik A.Ş.', vergi_dairesi: 'Kızılbey', vkn }
    expect(toInvoice(invoiceInput.parse(company))).toEqual({
      kind: 'kurumsal',
      unvan: 'Güneş Saatçilik A.Ş.',
      vergiDairesi: 'Kızılbey',
      vkn,
    })
  })

  test.each([
    { vkn: '4540536921' },
    { vkn: '11111111111' },
    { vkn: '' },
    { unvan: '' },
    { vergi_dairesi: 'K' },
    { tckn: '10000000146' },
    { kind: 'resmi' },
  ])('is refused with %j', (wrong) => {
    const company = {
      kind: 'kurumsal',
      unvan: 'Güneş Saatçilik',
      vergi_dairesi: 'Kızılbey',
      vkn: '4540536920',
    }
    expect(invoiceInput.safeParse({ ...company, ...wrong }).success).toBe(false)
  })
})

test('a note keeps its lines and is at most 500 characters long', () => {
  expect(noteInput.parse(' Kapıya bırakın.\r\n\r\n\r\n\r\nTeşekkürler\u0007 ')).toBe(
    'Kapıya bırakın.\n\nTeşekkürler',
  )
  expect(noteInput.safeParse('x'.repeat(501)).success).toBe(false)
})

test('an unticked contract is not accepted', () => {
  const contract = { id: 'distance-sale', version: '2026-11-20' }
  expect(contractsInput.safeParse([{ ...contract, accepted: true }]).success).toBe(true)
  for (const accepted of [false, 'true', 1, undefined]) {
    expect(contractsInput.safeParse([{ ...contract, accepted }]).success).toBe(false)
  }
})

describe('the body of an order', () => {
  const body = { address, invoice: person, cargo_id: 1, payment_type: 2, contracts: [] }

  test('is accepted as the product describes it', () => {
    expect(orderInput.safeParse({ ...body, coupon: null, note: 'Zil çalışmıyor' }).success).toBe(true)
  })

  test.each([
    'status',
    'price',
    'total',
    'grand_total',
    'total_price',
    'group_id',
    'discount',
    'user_id',
    'code',
    'lines',
  ])('carries no %s, which the server sets', (field) => {
    expect(refusedFields(orderInput, { ...body, [field]: 1 })).toEqual([field])
  })

  test.each([0, 5, '2', true, 2.5, null])('refuses the payment type %j', (payment_type) => {
    expect(refusedFields(orderInput, { ...body, payment_type })).toEqual(['payment_type'])
  })
})
