// @module-tag once
// Longer than 250 lines: every kind of entry against one reckoning of the balance.
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDatabase, type Transaction } from '~/db/connection.server'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { openSmallShop } from '~/features/basket/testing/shop'
import { newMember } from '~/features/customers/testing/member'
import { businessPartners } from '~/features/customers/tables.server'
import { laterDay } from './ledger'
import {
  chargeOrder,
  creditOrder,
  getOpenItems,
  getStanding,
  lockCredit,
  postOpening,
  postPayment,
  postPriceDifference,
  postTransfer,
  readStatement,
} from './ledger.server'
import { balancesOf, type Made, openOf } from './testing/oracle'

const database = await openTestDatabase('empty', { max: 25 })
// A second pool stands for another process on the same database.
const other = openDatabase(database.url, { max: 25 })
const { db } = database
beforeAll(async () => {
  await openSmallShop(db)
  return () => other.close()
})

const now = new Date('2026-11-20T09:00:00Z')
const today = '2026-11-20'
const actor = 'test'
const everything = { from: null, to: null, kind: null }
const whole = { start: 0, length: 1_000 }

async function newPartner(db: Db, terms: { creditLimit?: number; paymentTermDays?: number } = {}) {
  const { partner } = await newMember(db)
  await db
    .update(businessPartners)
    .set({ creditLimit: 1_000_000, paymentTermDays: 30, ...terms })
    .where(sql`id = ${partner.id}`)
  return partner.id
}

let causes = 0
const newKey = () => `cause ${++causes}`
const posting = (partnerId: number, postedOn = today) => ({ partnerId, postedOn, key: newKey(), actor })

const failure = (error: unknown) => String((error as { cause?: unknown }).cause ?? error)

describe('the ledger', () => {
  const rolledBack = (work: (db: Transaction) => Promise<void>) => () => inRolledBack(database, work)

  it('alters and deletes nothing (promise R30)', async () => {
    const partnerId = await newPartner(db)
    const one = await newPartner(db)
    await transaction(db, async (db) => {
      await chargeOrder(db, { partnerId: one, code: 'KEPT', amount: 5_000, now, actor })
      await postPayment(db, { ...posting(one), amount: 1_000, means: 'cash', debts: await debtsOf(db, one) })
      await postOpening(db, { ...posting(partnerId), amount: 5_000 })
    })
    for (const table of ['ledger_entries', 'ledger_lines', 'ledger_settlements']) {
      for (const statement of [`delete from ${table}`, `truncate ${table} cascade`]) {
        const refused = await db.execute(sql.raw(statement)).catch(failure)
        expect(refused).toMatch(/append-only/)
      }
    }
    for (const statement of [
      `update ledger_lines set amount = 1`,
      `update ledger_entries set posted_on = '2020-01-01'`,
      `update ledger_settlements set amount = 1`,
    ])
      expect(await db.execute(sql.raw(statement)).catch(failure)).toMatch(/append-only/)
  })

  it('refuses an unbalanced entry, and a line added later', async () => {
    const partnerId = await newPartner(db)
    const entry = (key: string) =>
      sql`insert into ledger_entries (kind, posted_on, due_on, key, actor) values ('opening', ${today}, ${today}, ${key}, 'test') returning id`
    const line = (entryId: unknown, amount: number) =>
      sql`insert into ledger_lines (entry_id, business_partner_id, amount) values (${entryId}, ${partnerId}, ${amount})`
    const lonely = await transaction(db, (db) => db.execute(entry(newKey()))).catch(failure)
    expect(lonely).toMatch(/has 0 lines/)
    const oneSided = await transaction(db, async (db) => {
      const { rows } = await db.execute(entry(newKey()))
      await db.execute(line(rows[0]!['id'], 100))
    }).catch(failure)
    expect(oneSided).toMatch(/has 1 lines/)
    const { entryId } = (await transaction(db, (db) =>
      postOpening(db, { ...posting(partnerId), amount: 5_000 }),
    )) as { entryId: number }
    expect(await db.execute(line(entryId, 100)).catch(failure)).toMatch(/is closed/)
  })

  it(
    'posts every kind with its counter-entry, and the same cause once',
    rolledBack(async (db) => {
      const [partnerId, toPartnerId] = [await newPartner(db), await newPartner(db)]
      await postOpening(db, { ...posting(partnerId), amount: 10_000 })
      await chargeOrder(db, { partnerId, code: 'K1', amount: 20_000, now, actor })
      await postPriceDifference(db, { ...posting(partnerId), amount: -500 })
      await postTransfer(db, { ...posting(partnerId), toPartnerId, amount: 700 })
      const payment = { ...posting(partnerId), amount: 4_000, means: 'cheque' as const }
      expect(await postPayment(db, payment)).toMatchObject({ status: 'posted' })
      expect(await postPayment(db, payment)).toMatchObject({ status: 'before' })
      expect(
        await creditOrder(db, { code: 'K1', amount: 1_000, description: '', key: newKey(), now, actor }),
      ).toEqual({ status: 'credited', amount: 1_000 })
      const { rows } = await db.execute(sql`
        select coalesce(shop_account, 'partner') as account, sum(amount)::int as amount from ledger_lines
        where business_partner_id = ${partnerId} or business_partner_id = ${toPartnerId} or entry_id in (
          select entry_id from ledger_lines where business_partner_id = ${partnerId})
        group by 1 order by 1`)
      expect(rows).toEqual([
        { account: 'cheques', amount: 4_000 },
        { account: 'differences', amount: 500 },
        { account: 'opening', amount: -10_000 },
        { account: 'partner', amount: 24_500 },
        { account: 'sales', amount: -19_000 },
      ])
      expect((await getStanding(db, partnerId, { now }))?.balance).toBe(25_200)
      expect((await getStanding(db, toPartnerId, { now }))?.balance).toBe(-700)
      expect(await postPayment(db, { ...posting(999_999), amount: 1, means: 'cash' })).toEqual({
        status: 'no_partner',
      })
    }),
  )

  it(
    'gives every debt of an order the customer’s payment term, and reports it as overdue the day after',
    rolledBack(async (db) => {
      const partnerId = await newPartner(db, { paymentTermDays: 30 })
      await chargeOrder(db, { partnerId, code: 'DUE', amount: 20_000, now, actor })
      expect(await getOpenItems(db, partnerId, now)).toMatchObject([
        { documentNo: 'DUE', dueOn: '2026-12-20', open: 20_000, isOverdue: false },
      ])
      const on = (day: string) => getStanding(db, partnerId, { now: new Date(`${day}T09:00:00Z`) })
      expect((await on('2026-12-20'))?.overdue).toBe(0)
      expect((await on('2026-12-21'))?.overdue).toBe(20_000)
    }),
  )

  it(
    'settles the chosen debts first, and then the earliest due',
    rolledBack(async (db) => {
      const partnerId = await newPartner(db, { paymentTermDays: 0 })
      for (const [code, day] of [
        ['OLD', '2026-11-01'],
        ['MID', '2026-11-05'],
        ['NEW', '2026-11-10'],
      ] as const)
        await chargeOrder(db, { partnerId, code, amount: 10_000, now: new Date(`${day}T09:00:00Z`), actor })
      const debts = await debtsOf(db, partnerId)
      await postPayment(db, { ...posting(partnerId), amount: 13_000, means: 'card', debts: [debts[2]!] })
      const open = await getOpenItems(db, partnerId, now)
      expect(open.map(({ documentNo, open }) => [documentNo, open])).toEqual([
        ['OLD', 7_000],
        ['MID', 10_000],
      ])
      // The chosen order is returned: its payment settles the oldest of the others.
      await creditOrder(db, { code: 'NEW', description: '', key: newKey(), now, actor })
      const after = await getOpenItems(db, partnerId, now)
      expect(after.map(({ documentNo, open }) => [documentNo, open])).toEqual([['MID', 7_000]])
    }),
  )

  it(
    'never credits more of an order than was sold',
    rolledBack(async (db) => {
      const partnerId = await newPartner(db)
      await chargeOrder(db, { partnerId, code: 'BACK', amount: 9_000, now, actor })
      const credit = (amount?: number) =>
        creditOrder(db, { code: 'BACK', amount, description: '', key: newKey(), now, actor })
      expect(await credit(4_000)).toEqual({ status: 'credited', amount: 4_000 })
      expect(await credit(6_000)).toEqual({ status: 'credited', amount: 5_000 })
      expect(await credit()).toEqual({ status: 'nothing_left' })
      const none = { description: '', key: newKey(), now, actor }
      expect(await creditOrder(db, { ...none, code: 'CARD' })).toEqual({ status: 'nothing_left' })
    }),
  )
})

describe('the statement', () => {
  it('begins with the balance brought forward, runs by day, and ends with the current balance', () =>
    inRolledBack(database, async (db) => {
      const partnerId = await newPartner(db)
      await postOpening(db, { ...posting(partnerId, '2026-01-01'), amount: 50_000 })
      await chargeOrder(db, {
        partnerId,
        code: 'A1',
        amount: 30_000,
        now: new Date('2026-03-10T09:00:00Z'),
        actor,
      })
      await chargeOrder(db, { partnerId, code: 'A2', amount: 20_000, now, actor })
      // Posted last, counted on its own day.
      await postPayment(db, { ...posting(partnerId, '2026-03-15'), amount: 60_000, means: 'transfer' })
      const statement = await readStatement(
        db,
        partnerId,
        { from: '2026-03-01', to: '2026-11-19', kind: null },
        whole,
      )
      expect(statement).toMatchObject({
        broughtForward: 50_000,
        debit: 30_000,
        credit: 60_000,
        closing: 20_000,
      })
      expect(statement.rows.map(({ documentNo, balance }) => [documentNo, balance])).toEqual([
        ['A1', 80_000],
        ['', 20_000],
      ])
      const payments = await readStatement(db, partnerId, { ...everything, kind: 'payment' }, whole)
      expect(payments).toMatchObject({ total: 1, debit: 0, credit: 60_000, closing: 40_000 })
      expect(payments.rows).toMatchObject([{ dueOn: null, balance: 20_000 }])
      const page = await readStatement(db, partnerId, everything, { start: 2, length: 1 })
      expect(page).toMatchObject({ total: 4, rows: [{ kind: 'payment', balance: 20_000 }] })
    }))

  it('runs and settles as a naive calculation does, for any postings in any order', async () => {
    const input = fc.record({
      amount: fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: -5_000, max: -1 })),
      day: fc.integer({ min: -60, max: 0 }),
      meant: fc.array(fc.nat({ max: 11 }), { maxLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(input, { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 40 }),
        (inputs, days) =>
          inRolledBack(database, async (db) => {
            const partnerId = await newPartner(db, { paymentTermDays: days })
            const made: Made[] = []
            for (const { amount, day, meant } of inputs) {
              const postedOn = laterDay(today, day)
              const debts = made
                .filter((one, i) => one.amount > 0 && meant.includes(i))
                .map(({ lineId }) => lineId)
              const posted =
                amount > 0
                  ? await postPriceDifference(db, { ...posting(partnerId, postedOn), amount })
                  : await postPayment(db, {
                      ...posting(partnerId, postedOn),
                      amount: -amount,
                      means: 'cash',
                      debts,
                    })
              if (posted.status !== 'posted') throw new Error(posted.status)
              made.push({ ...(await lineOf(db, posted.entryId, partnerId)), postedOn, amount, meant: debts })
            }
            const { rows, debit, credit, closing } = await readStatement(db, partnerId, everything, whole)
            expect(rows.map(({ entryId, balance }) => ({ entryId, balance }))).toEqual(balancesOf(made))
            const open = await getOpenItems(db, partnerId, now)
            expect(new Map(open.map((item) => [item.lineId, item.open]))).toEqual(openOf(made))
            const standing = await getStanding(db, partnerId, { now })
            expect([closing, debit - credit, rows.at(-1)?.balance]).toEqual(Array(3).fill(standing?.balance))
          }),
      ),
      { numRuns: 60 },
    )
  }, 60_000)
})

describe('concurrent orders and payments (promise R30)', () => {
  it('keep the sum at 0 and every customer within the limit, through two processes', async () => {
    const creditLimit = 100_000
    const partners = await Promise.all([0, 1, 2].map(() => newPartner(db, { creditLimit })))
    const highest = new Map<number, number>()
    const order = (db: Db, partnerId: number, code: string, amount: number) =>
      transaction(db, async (db) => {
        const credit = await lockCredit(db, partnerId, { now, readUncounted: async () => 0 })
        if (!credit || credit.available < amount) return 'over'
        await chargeOrder(db, { partnerId, code, amount, now, actor })
        highest.set(partnerId, Math.max(highest.get(partnerId) ?? 0, credit.balance + amount))
        return 'placed'
      })
    const work = Array.from({ length: 150 }, (_, i) => () => {
      const [pool, partnerId] = [i % 2 ? db : other.db, partners[i % 3]!]
      const amount = 7_000 + i
      if (i % 5 === 0)
        return transaction(pool, (db) =>
          postPayment(db, { ...posting(partnerId), amount, means: 'transfer' }),
        )
      if (i % 7 === 0)
        return transaction(pool, (db) =>
          postTransfer(db, { ...posting(partnerId), toPartnerId: partners[(i + 1) % 3]!, amount: 100 }),
        )
      return order(pool, partnerId, `R30-${i}`, amount).then((outcome) => outcome)
    })
    const outcomes = await Promise.all(work.map((task) => task()))
    expect(outcomes.filter((outcome) => outcome === 'placed').length).toBeGreaterThan(10)
    expect(outcomes.filter((outcome) => outcome === 'over').length).toBeGreaterThan(10)
    expect(Math.max(...highest.values())).toBeLessThanOrEqual(creditLimit)
    const { rows } = await db.execute(sql`
      select coalesce(sum(amount), 0)::int as sum, count(*) filter (where entry_sum <> 0)::int as unbalanced
      from (select amount, sum(amount) over (partition by entry_id) as entry_sum from ledger_lines) lines`)
    expect(rows).toEqual([{ sum: 0, unbalanced: 0 }])
  })

  it('post one entry for one cause sent 30 times at once, and credit 30 simultaneous returns up to the sale', async () => {
    const partnerId = await newPartner(db)
    await transaction(db, (db) => chargeOrder(db, { partnerId, code: 'ONCE', amount: 30_000, now, actor }))
    const payment = { ...posting(partnerId), amount: 1_000, means: 'card' as const }
    const times = Array.from({ length: 30 }, (_, i) => (i % 2 ? db : other.db))
    const posted = await Promise.all(times.map((pool) => transaction(pool, (db) => postPayment(db, payment))))
    expect(posted.filter(({ status }) => status === 'posted')).toHaveLength(1)
    const back = await Promise.all(
      times.map((pool) =>
        transaction(pool, (db) =>
          creditOrder(db, { code: 'ONCE', amount: 4_000, description: '', key: newKey(), now, actor }),
        ),
      ),
    )
    expect(back.reduce((sum, outcome) => sum + ('amount' in outcome ? outcome.amount : 0), 0)).toBe(30_000)
    expect((await getStanding(db, partnerId, { now }))?.balance).toBe(-1_000)
  })
})

async function debtsOf(db: Db, partnerId: number): Promise<number[]> {
  return (await getOpenItems(db, partnerId, now)).map(({ lineId }) => lineId)
}

async function lineOf(db: Db, entryId: number, partnerId: number) {
  const { rows } = await db.execute<{ id: string; due: string }>(sql`
    select l.id, e.due_on::text as due from ledger_lines l join ledger_entries e on e.id = l.entry_id
    where e.id = ${entryId} and l.business_partner_id = ${partnerId}`)
  return { lineId: Number(rows[0]!.id), entryId, dueOn: rows[0]!.due }
}
