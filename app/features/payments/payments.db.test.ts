import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { newVisitor, openSmallShop } from '~/features/basket/testing/shop'
import { getBankAccounts, getPaymentMethods, getPaymentName } from './payments.server'
import { isPaidAhead, isWithinLimit } from './payments'
import { bankAccounts, paymentMethods } from './tables.server'

const database = await openTestDatabase('empty')
const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)

beforeAll(async () => {
  await openSmallShop(database.db)
  await database.db.insert(paymentMethods).values([
    { type: 1, name: 'Kart' },
    { type: 2, name: 'Havale', position: 2 },
    { type: 3, name: 'Açık hesap' },
    { type: 4, name: 'Kapıda ödeme', fee: 3_990, limit: 500_000, position: 1 },
  ])
  await database.db.insert(bankAccounts).values([
    { bank: 'İkinci', holder: 'Örnek', iban: 'TR420990200000007654321002', position: 2 },
    { bank: 'Birinci', holder: 'Örnek', iban: 'TR330990100000001234567001', position: 1 },
  ])
})

it(
  'a guest pays by card, Havale or at the door, in the shop’s order, and never on open account',
  rolledBack(async (db) => {
    const methods = await getPaymentMethods(db, await newVisitor(db))
    expect(methods.map(({ type }) => type)).toEqual([1, 4, 2])
  }),
)

it(
  'a disabled way to pay is not offered, but keeps its name in old orders',
  rolledBack(async (db) => {
    await db.update(paymentMethods).set({ active: false }).where(eq(paymentMethods.type, 2))
    forgetBriefly(db)
    const methods = await getPaymentMethods(db, await newVisitor(db))
    expect(methods.map(({ type }) => type)).toEqual([1, 4])
    expect(await getPaymentName(db, 2)).toBe('Havale')
    expect(await getPaymentName(db, 9)).toBe('')
  }),
)

it('bank accounts come in the shop’s order', async () => {
  expect((await getBankAccounts(database.db)).map(({ bank }) => bank)).toEqual(['Birinci', 'İkinci'])
})

it('a limit holds to the kuruş; without one every amount is accepted', () => {
  const method = { type: 4, name: '', description: '', fee: 0, feeKdvRate: 20, limit: 500_000 } as const
  expect([499_999, 500_000, 500_001].map((total) => isWithinLimit(method, total))).toEqual([
    true,
    true,
    false,
  ])
  expect(isWithinLimit({ ...method, limit: null }, 999_999_999)).toBe(true)
})

it('card and Havale are paid before the goods are sent, open account and cash on delivery after', () => {
  expect(([1, 2, 3, 4] as const).map(isPaidAhead)).toEqual([true, true, false, false])
})
