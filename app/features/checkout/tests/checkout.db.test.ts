import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { addLine, removeLine } from '~/features/basket/basket.server'
import { newVisitor, stockShelf } from '~/features/basket/testing/shop'
import { chooseCarrier, choosePayment, getCheckout, saveAddress, saveNote } from '../steps/save-steps.server'
import { dropOldCheckouts } from '../steps/draft-store.server'
import { carriers } from '~/features/orders/tables.server'
import {
  address,
  ankara,
  call,
  cashOnDelivery,
  delivery,
  fast,
  newBuyer,
  now,
  openCheckoutShop,
  post,
  readyToOrder,
  transfer,
} from '../testing/checkout'

const database = await openTestDatabase('empty')
beforeAll(() => openCheckoutShop(database.db))
const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)

describe('the steps of the checkout', () => {
  it(
    'begin with a filled basket',
    rolledBack(async (db) => {
      const visitor = await newVisitor(db)
      expect(await getCheckout(db, visitor, call)).toBeNull()
      expect(await saveAddress(db, visitor, delivery(), now)).toEqual({ status: 'empty_basket' })
    }),
  )

  it(
    'cannot be skipped (promise P08)',
    rolledBack(async (db) => {
      const visitor = await newBuyer(db, [await stockShelf(db)])
      const open = async () => (await getCheckout(db, visitor, call))?.firstOpenStep
      const locked = (firstOpenStep: string) => ({ status: 'step_locked', firstOpenStep })

      expect(await open()).toBe('adres')
      expect(await chooseCarrier(db, visitor, fast, now)).toEqual(locked('adres'))
      expect(await choosePayment(db, visitor, transfer, now)).toEqual(locked('adres'))
      expect(await saveNote(db, visitor, 'not', now)).toEqual(locked('adres'))
      await saveAddress(db, visitor, delivery(), now)
      expect(await open()).toBe('kargo')
      expect(await choosePayment(db, visitor, transfer, now)).toEqual(locked('kargo'))
      await chooseCarrier(db, visitor, fast, now)
      expect(await open()).toBe('odeme')
      expect((await getCheckout(db, visitor, call))?.review).toBeNull()
      await choosePayment(db, visitor, transfer, now)
      expect(await open()).toBe('onay')
    }),
  )

  it(
    'keep the entries, with the names of the place and its postal code',
    rolledBack(async (db) => {
      const visitor = await newBuyer(db, [await stockShelf(db)])
      await saveAddress(db, visitor, delivery(), now)
      await saveNote(db, visitor, 'Zil çalışmıyor', now)
      const checkout = await getCheckout(db, visitor, call)
      expect(checkout?.draft).toMatchObject({
        address: {
          firstName: 'Ayşe',
          phone: '+905321234567',
          city: 'İstanbul',
          district: 'Kadıköy',
          neighbourhood: 'Caferağa Mah.',
          postalCode: '34710',
        },
        invoice: { kind: 'bireysel', tckn: null },
        note: 'Zil çalışmıyor',
      })
    }),
  )

  it.each([
    [{ ...address, district_id: 1 }, 'address.district_id'],
    [{ ...address, city_id: 81 }, 'address.district_id'],
    [{ ...address, neighbourhood: 'Kızılay Mah.' }, 'address.neighbourhood'],
    [{ ...address, postal_code: '06420' }, 'address.postal_code'],
  ])('refuse an address whose parts do not belong together: %j', (to, path) =>
    inRolledBack(database, async (db) => {
      const visitor = await newBuyer(db, [await stockShelf(db)])
      const outcome = await saveAddress(db, visitor, delivery(to), now)
      expect(outcome).toMatchObject({ status: 'invalid', errors: [{ path }] })
      expect((await getCheckout(db, visitor, call))?.draft.address).toBeNull()
    }),
  )

  it(
    'ask for the carrier again when the district changes, and only then (promise P08)',
    rolledBack(async (db) => {
      const visitor = await newBuyer(db, [await stockShelf(db)])
      await readyToOrder(db, visitor, { carrier: post })
      await saveAddress(db, visitor, delivery({ ...address, street: 'Bahariye Cad. No: 40' }), now)
      expect(await getCheckout(db, visitor, call)).toMatchObject({
        firstOpenStep: 'onay',
        draft: { carrierId: post },
      })
      await saveAddress(db, visitor, delivery(ankara), now)
      expect(await getCheckout(db, visitor, call)).toMatchObject({
        firstOpenStep: 'kargo',
        draft: { carrierId: null, paymentType: transfer },
        quote: { carrier: null, basket: { shipping: 4_990 } },
      })
    }),
  )

  it(
    'quote the current price of the carrier',
    rolledBack(async (db) => {
      const visitor = await newBuyer(db, [await stockShelf(db)])
      const before = await readyToOrder(db, visitor)
      await db.update(carriers).set({ price: 5_990 }).where(eq(carriers.id, fast))
      forgetBriefly(db)
      const after = await getCheckout(db, visitor, call)
      expect(before.quote.basket.grandTotal).toBe(14_990)
      expect(after?.quote.basket.grandTotal).toBe(15_990)
      expect(after?.review?.contracts.map(({ version }) => version)).not.toEqual(
        before.review.contracts.map(({ version }) => version),
      )
    }),
  )

  it(
    'leave out an inactive carrier, and go back to that step when the chosen one becomes inactive',
    rolledBack(async (db) => {
      const visitor = await newBuyer(db, [await stockShelf(db)])
      await readyToOrder(db, visitor)
      expect(await chooseCarrier(db, visitor, 3, now)).toMatchObject({ status: 'carrier_unavailable' })
      await db.update(carriers).set({ active: false }).where(eq(carriers.id, fast))
      forgetBriefly(db)
      expect(await getCheckout(db, visitor, call)).toMatchObject({
        firstOpenStep: 'kargo',
        quote: { carrier: null },
      })
    }),
  )

  it(
    'take cash on delivery only where the carrier collects it',
    rolledBack(async (db) => {
      const visitor = await newBuyer(db, [await stockShelf(db)])
      await saveAddress(db, visitor, delivery(), now)
      await chooseCarrier(db, visitor, post, now)
      const refused = (reason: string) => ({ status: 'payment_unavailable', reason })
      expect(await choosePayment(db, visitor, cashOnDelivery, now)).toEqual(refused('carrier'))
      await chooseCarrier(db, visitor, fast, now)
      expect(await choosePayment(db, visitor, cashOnDelivery, now)).toEqual({ status: 'saved' })
      expect(await choosePayment(db, visitor, 3, now)).toEqual(refused('not_offered'))
      await chooseCarrier(db, visitor, post, now)
      expect(await getCheckout(db, visitor, call)).toMatchObject({
        firstOpenStep: 'odeme',
        draft: { paymentType: null },
      })
    }),
  )

  it(
    'ask for another way to pay when the basket grows beyond the limit of cash on delivery',
    rolledBack(async (db) => {
      const shelf = await stockShelf(db)
      const visitor = await newBuyer(db, [shelf])
      await readyToOrder(db, visitor, { payment: cashOnDelivery })
      await addLine(db, visitor, { ...shelf, quantity: 49 })
      expect(await getCheckout(db, visitor, call)).toMatchObject({
        firstOpenStep: 'odeme',
        quote: { payment: null },
      })
    }),
  )

  it(
    'show the contracts of this order: goods, totals, buyer, seller',
    rolledBack(async (db) => {
      const visitor = await newBuyer(db, [await stockShelf(db)], 2)
      const { review } = await readyToOrder(db, visitor, { payment: cashOnDelivery })
      expect(review.contracts.map(({ id }) => id)).toEqual(['pre-information', 'distance-sale'])
      for (const { plainText, html, version } of review.contracts) {
        for (const fact of [
          'Örnek Kordon Ltd. Şti.',
          'Ayşe Işık',
          '200,00 TL',
          '49,90 TL',
          '39,90 TL',
          '289,80 TL',
        ]) {
          expect(plainText).toContain(fact)
          expect(html).toContain(fact)
        }
        expect(plainText).toContain('Caferağa Mah. Moda Cad. No: 12 Daire: 3, 34710 Kadıköy/İstanbul')
        expect(plainText).toContain('23–24 Kasım 2026')
        expect(version).toMatch(/^\d{4}-\d\d-\d\d\+[0-9a-f]{16}$/)
      }
      expect(review.summaryHtml).toContain('289,80 TL')
    }),
  )

  it(
    'end when the basket is emptied',
    rolledBack(async (db) => {
      const shelf = await stockShelf(db)
      const visitor = await newBuyer(db, [shelf])
      await readyToOrder(db, visitor)
      await removeLine(db, visitor, shelf)
      expect(await getCheckout(db, visitor, call)).toBeNull()
    }),
  )

  it(
    'belong to one visitor: another one starts at the address',
    rolledBack(async (db) => {
      const shelf = await stockShelf(db)
      await readyToOrder(db, await newBuyer(db, [shelf]))
      const other = await getCheckout(db, await newBuyer(db, [shelf]), call)
      expect(other).toMatchObject({ firstOpenStep: 'adres', draft: { address: null, note: '' } })
    }),
  )

  it(
    'are deleted after 30 days without a visit, and the basket stays',
    rolledBack(async (db) => {
      const visitor = await newBuyer(db, [await stockShelf(db)])
      await readyToOrder(db, visitor)
      const day = 24 * 3_600_000
      await dropOldCheckouts(db, new Date(Date.now() + 29 * day))
      expect((await getCheckout(db, visitor, call))?.draft.address).not.toBeNull()
      await dropOldCheckouts(db, new Date(Date.now() + 31 * day))
      expect(await getCheckout(db, visitor, call)).toMatchObject({ draft: { address: null } })
    }),
  )
})
