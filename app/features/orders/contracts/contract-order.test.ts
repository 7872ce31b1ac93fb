import { expect, test } from 'vitest'
import { formatDelivery } from './contract-order'
import { formatAddress } from '../record/order'

const from = (day: string) => new Date(`${day}T09:00:00Z`)

test.each([
  ['2026-11-24', '2026-11-24', '24 Kasım 2026'],
  ['2026-11-24', '2026-11-26', '24–26 Kasım 2026'],
  ['2026-11-30', '2026-12-02', '30 Kasım – 2 Aralık 2026'],
  ['2026-12-31', '2027-01-04', '31 Aralık 2026 – 4 Ocak 2027'],
])('delivery between %s and %s reads %s', (first, last, shown) => {
  expect(formatDelivery({ from: from(first), to: from(last) })).toBe(shown)
})

test('an address is one line, as on a parcel', () => {
  const address = {
    firstName: 'Ayşe',
    lastName: 'Işık',
    email: '',
    phone: '',
    title: '',
    cityId: 34,
    city: 'İstanbul',
    districtId: 2,
    district: 'Kadıköy',
    neighbourhood: 'Caferağa Mah.',
    street: 'Moda Cad. No: 12',
    postalCode: '34710',
  }
  expect(formatAddress(address)).toBe('Caferağa Mah. Moda Cad. No: 12, 34710 Kadıköy/İstanbul')
  expect(formatAddress({ ...address, postalCode: '' })).toBe(
    'Caferağa Mah. Moda Cad. No: 12, Kadıköy/İstanbul',
  )
})
