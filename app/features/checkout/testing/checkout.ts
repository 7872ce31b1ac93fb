import type { Db } from '~/db/connection.server'
import { addLine } from '~/features/basket/basket.server'
import { newVisitor, openSmallShop, type Shelf } from '~/features/basket/testing/shop'
import type { Visitor } from '~/features/identity/identity'
import { bankAccounts, paymentMethods } from '~/features/payments/tables.server'
import { cities, countries, districts, neighbourhoods } from '~/features/places/tables.server'
import { settings } from '~/features/settings/tables.server'
import { manyOpenOrders } from '~/testing/limits'
import { resolveAddress } from '../steps/address.server'
import { deliveryInput, type DeliveryInput } from '../schema'
import { distanceSale } from '~/features/orders/contracts/distance-sale'
import { preInformation } from '~/features/orders/contracts/pre-information'
import { salesTerms } from '~/features/orders/contracts/sales-terms'
import type { Checkout } from '../steps/steps'
import type { ContractText } from '~/features/orders/orders'
import { chooseCarrier, choosePayment, getCheckout, saveAddress } from '../steps/save-steps.server'
import type { OrderCall, OrderRequest } from '../place/order-request'
import { placeOrder } from '../place/place-order.server'
import { fromBasket } from '../place/ordered-goods.server'
import { carriers } from '~/features/orders/tables.server'

export const fast = 1
export const post = 2
export const transfer = 2
export const openAccount = 3
export const cashOnDelivery = 4

/** Friday noon in Istanbul. */
export const now = new Date('2026-11-20T09:00:00Z')
export const call: OrderCall = { now, ip: '203.0.113.7', origin: 'https://vitrin.example' }

/**
 * Opens the small shop with two carriers (49,90 TL; 29,90 TL without cash on delivery), two payment
 * methods and two districts.
 */
export async function openCheckoutShop(db: Db): Promise<void> {
  await db
    .insert(settings)
    .values([
      { group: 'company', key: 'unvan', value: 'Örnek Kordon Ltd. Şti.' },
      { group: 'company', key: 'email', value: 'destek@ornek.example' },
      { group: 'company', key: 'address', value: 'Örnek Sok. No: 1, 34112 Fatih/İstanbul' },
      { group: 'company', key: 'return_carrier', value: 'Hızlı Kargo' },
      { group: 'checkout', key: 'havale_expiry_days', value: '3' },
      ...manyOpenOrders.map(({ isPublic: _, ...row }) => row),
    ])
  await openSmallShop(db)
  await db.insert(carriers).values([
    {
      id: fast,
      name: 'Hızlı Kargo',
      vkn: '4540536920',
      price: 4_990,
      minDays: 1,
      maxDays: 2,
      cashOnDelivery: true,
    },
    { id: post, name: 'Posta', vkn: '1234567890', price: 2_990, minDays: 2, maxDays: 5, position: 1 },
    { id: 3, name: 'Eski Kargo', vkn: '0010058450', price: 1_000, minDays: 1, maxDays: 1, active: false },
  ])
  await db.insert(paymentMethods).values([
    { type: transfer, name: 'Havale / EFT' },
    { type: cashOnDelivery, name: 'Kapıda ödeme', fee: 3_990, limit: 500_000, position: 1 },
    { type: 1, name: 'Kredi / banka kartı', position: 2 },
    { type: 3, name: 'Açık hesap', position: 3 },
  ])
  await db.insert(bankAccounts).values({
    bank: 'Örnek Bankası',
    branch: 'Sirkeci',
    holder: 'Örnek Kordon Ltd. Şti.',
    iban: 'TR330006100519786457841326',
  })
  await openPlaces(db)
}

async function openPlaces(db: Db): Promise<void> {
  await db.insert(countries).values({ id: 1, code: 'TR', name: 'Türkiye' })
  await db.insert(cities).values([
    { id: 6, countryId: 1, name: 'Ankara', nameFolded: 'ankara' },
    { id: 34, countryId: 1, name: 'İstanbul', nameFolded: 'istanbul' },
  ])
  await db.insert(districts).values([
    { id: 1, cityId: 6, name: 'Çankaya', nameFolded: 'cankaya' },
    { id: 2, cityId: 34, name: 'Kadıköy', nameFolded: 'kadikoy' },
  ])
  await db.insert(neighbourhoods).values([
    { districtId: 1, name: 'Kızılay Mah.', postalCode: '06420' },
    { districtId: 2, name: 'Caferağa Mah.', postalCode: '34710' },
  ])
}

/** The address that the buyer of these tests types, as the API sends it. */
export const address = {
  first_name: 'Ayşe',
  last_name: 'Işık',
  email: 'Ayse@alici.example',
  phone: '0532 123 45 67',
  city_id: 34,
  district_id: 2,
  neighbourhood: 'caferağa',
  street: 'Moda Cad. No: 12 Daire: 3',
}
export const ankara = { ...address, city_id: 6, district_id: 1, neighbourhood: 'Kızılay Mah.' }
export const person = { kind: 'bireysel' as const }

export function delivery(to: object = address, invoice: object = person): DeliveryInput {
  return deliveryInput.parse({ address: to, invoice })
}

/** Returns a visitor with `quantity` pieces of each shelf in the basket. */
export async function newBuyer(db: Db, shelves: Shelf[], quantity = 1): Promise<Visitor & { token: string }> {
  const visitor = await newVisitor(db)
  for (const shelf of shelves) await addLine(db, visitor, { ...shelf, quantity })
  return visitor
}

/** Takes a visitor through the steps to the last one and returns the checkout. */
export async function readyToOrder(
  db: Db,
  visitor: Visitor,
  choice: { carrier?: number; payment?: 2 | 3 | 4; to?: object } = {},
): Promise<Checkout & { review: NonNullable<Checkout['review']> }> {
  const { carrier = fast, payment = transfer, to = address } = choice
  await saveAddress(db, visitor, delivery(to), now)
  await chooseCarrier(db, visitor, carrier, now)
  await choosePayment(db, visitor, payment, now)
  const checkout = await getCheckout(db, visitor, call)
  if (!checkout?.review) throw new Error(`The checkout stays at ${checkout?.firstOpenStep ?? 'the basket'}`)
  return { ...checkout, review: checkout.review }
}

export function accept(contracts: readonly ContractText[]) {
  return contracts.map(({ id, version }) => ({ id, version, accepted: true as const }))
}

/**
 * Returns an order as the API sends it in one request; contracts carry the version of their
 * template.
 */
export async function directRequest(db: Db, paymentType: 2 | 3 | 4 = transfer): Promise<OrderRequest> {
  const resolved = await resolveAddress(db, delivery().address)
  if (resolved.status === 'invalid') throw new Error('The address of the tests is not a place')
  const contracts = [preInformation, distanceSale].map(({ id, version }) => ({
    id,
    version,
    accepted: true as const,
  }))
  const invoice = { kind: 'bireysel' as const, tckn: null }
  return { address: resolved.address, invoice, carrierId: fast, paymentType, note: '', contracts }
}

/** Returns the same request for a dealer, with the contracts that dealers accept. */
export async function dealerRequest(db: Db, paymentType: 2 | 3 | 4 = transfer): Promise<OrderRequest> {
  const { id, version } = salesTerms
  return { ...(await directRequest(db, paymentType)), contracts: [{ id, version, accepted: true }] }
}

/** Takes a buyer from the address step to the order and returns the outcome. */
export async function order(db: Db, visitor: Visitor, choice: Parameters<typeof readyToOrder>[2] = {}) {
  const { draft, review } = await readyToOrder(db, visitor, choice)
  const { address, invoice, carrierId, paymentType } = draft
  return placeOrder(
    db,
    visitor,
    fromBasket({
      address: address!,
      invoice: invoice!,
      carrierId: carrierId!,
      paymentType: paymentType!,
      note: '',
      contracts: accept(review.contracts),
    }),
    call,
  )
}

/** Returns the code of the order; fails when it was not placed. */
export async function placedCode(placing: ReturnType<typeof order>): Promise<string> {
  const outcome = await placing
  if (outcome.status !== 'placed') throw new Error(`Not placed: ${JSON.stringify(outcome)}`)
  return outcome.order.code
}
