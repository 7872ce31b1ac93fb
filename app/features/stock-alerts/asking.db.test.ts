import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { dealers, newVisitor, openSmallShop, stockShelf } from '~/features/basket/testing/shop'
import { variants } from '~/features/catalogue/tables.server'
import { newMember } from '~/features/customers/testing/member'
import type { StockAlertMail } from './jobs.server'
import { maxOpenAlerts } from './stock-alerts'
import {
  dropAlert,
  dropOldStockAlerts,
  findByLink,
  listAlerts,
  listShownAlerts,
  stopAlerts,
} from './stock-alerts.server'
import { stockAlerts } from './tables.server'
import {
  alertsFor,
  ask,
  confirm,
  confirmed,
  count,
  later,
  linkOf,
  now,
  soldOut,
  takeJobs,
} from './testing/alerts'
import { alertConsent } from './text'

const { db } = await openTestDatabase('empty', { max: 20 })
beforeAll(() => openSmallShop(db))
beforeEach(async () => {
  await db.delete(stockAlerts)
  await takeMails()
})

const takeMails = () => takeJobs<StockAlertMail>(db, 'send-stock-alert-mail')
const newEmail = () => `${crypto.randomUUID()}@alici.example`
const newMemberOf = (emailVerified = true) => newMember(db, { kind: 'retail', emailVerified })

describe('a guest', () => {
  test('is sent a link, and the alert counts only once it is confirmed', async () => {
    const { variantId, productId } = await soldOut(db)
    const email = newEmail()
    expect(await ask(db, await newVisitor(db), variantId, email)).toEqual({ status: 'link_sent' })
    const [alert] = await alertsFor(db, variantId)
    expect(alert).toMatchObject({
      productId,
      email,
      consent: alertConsent.version,
      createdAt: now,
      confirmedAt: null,
      notifiedAt: null,
    })
    expect((await takeMails()).map(({ payload }) => payload)).toEqual([
      { kind: 'confirm', alertId: alert!.id, at: now.getTime() },
    ])
    expect(await findByLink(db, linkOf(alert!.id))).toMatchObject({ state: 'waiting', variantName: '18 mm' })
    expect(await confirm(db, alert!.id)).toBe('confirmed')
    expect(await confirm(db, alert!.id, later(1))).toBe('confirmed')
    expect((await alertsFor(db, variantId))[0]).toMatchObject({ confirmedAt: now })
    expect(await findByLink(db, linkOf(alert!.id))).toMatchObject({ state: 'open' })
  })

  test('gets one link a day for an address and a variant, whoever asks', async () => {
    const { variantId } = await soldOut(db)
    const email = newEmail()
    for (const hours of [0, 1, 23]) {
      expect(await ask(db, await newVisitor(db), variantId, email, later(hours))).toEqual({
        status: 'link_sent',
      })
    }
    expect(await takeMails()).toHaveLength(1)
    await ask(db, await newVisitor(db), variantId, email, later(25))
    expect(await takeMails()).toHaveLength(1)
    expect(await alertsFor(db, variantId)).toHaveLength(1)
  })

  test('gets one alert and one link for eight requests at the same moment', async () => {
    const { variantId } = await soldOut(db)
    const [visitor, email] = [await newVisitor(db), newEmail()]
    await Promise.all(Array.from({ length: 8 }, () => ask(db, visitor, variantId, email)))
    expect(await alertsFor(db, variantId)).toHaveLength(1)
    expect(await takeMails()).toHaveLength(1)
  })

  test('gets the same answer for a new, a known, a full and an already waiting address, and none is named', async () => {
    const { variantId } = await soldOut(db)
    const [member, full, waiting] = [await newMemberOf(), newEmail(), newEmail()]
    for (let i = 0; i < maxOpenAlerts; i++)
      await confirmed(db, await newVisitor(db), (await soldOut(db)).variantId, full)
    await confirmed(db, await newVisitor(db), variantId, waiting)
    await takeMails()
    for (const email of [newEmail(), member.user.email, full, waiting])
      expect(await ask(db, await newVisitor(db), variantId, email)).toEqual({ status: 'link_sent' })
    // Only to the new address and to the member's.
    expect(await takeMails()).toHaveLength(2)
    const stored = await alertsFor(db, variantId)
    expect(stored.map(({ email }) => email)).not.toContain(full)
  })

  test('has no list and deletes no alert by its number', async () => {
    const { variantId } = await soldOut(db)
    const visitor = await newVisitor(db)
    const id = await confirmed(db, visitor, variantId, newEmail())
    expect(await listAlerts(db, visitor)).toEqual([])
    expect(await dropAlert(db, visitor, id)).toBe(false)
  })
})

describe('a member', () => {
  test('with a verified address has the alert at once, lists and deletes it', async () => {
    const { variantId, productId } = await soldOut(db)
    const member = await newMemberOf()
    const outcome = await ask(db, member, variantId, 'baska@alici.example')
    const [alert] = await alertsFor(db, variantId)
    expect(alert).toMatchObject({ email: member.user.email, confirmedAt: now })
    expect(outcome).toEqual({ status: 'open', id: alert!.id, isNew: true })
    expect(await ask(db, member, variantId, '')).toEqual({ status: 'open', id: alert!.id, isNew: false })
    expect(await takeMails()).toEqual([])
    expect(await listAlerts(db, member)).toEqual([{ id: alert!.id, productId, variantId, createdAt: now }])
    expect(await dropAlert(db, await newMemberOf(), alert!.id)).toBe(false)
    expect(await dropAlert(db, member, alert!.id)).toBe(true)
    expect(await listAlerts(db, member)).toEqual([])
  })

  test('without a verified address confirms by email as a guest does', async () => {
    const { variantId } = await soldOut(db)
    const member = await newMemberOf(false)
    expect(await ask(db, member, variantId, '')).toEqual({ status: 'link_sent' })
    expect(await listAlerts(db, member)).toEqual([])
  })

  test(`has at most ${maxOpenAlerts} open alerts, also when asking for all at once; strangers’ unconfirmed ones take no place`, async () => {
    const member = await newMemberOf()
    for (let i = 0; i < 3; i++)
      await ask(db, await newVisitor(db), (await soldOut(db)).variantId, member.user.email)
    const shelves = await Promise.all(Array.from({ length: maxOpenAlerts + 2 }, () => soldOut(db)))
    const outcomes = await Promise.all(shelves.map(({ variantId }) => ask(db, member, variantId, '')))
    expect(outcomes.filter(({ status }) => status === 'open')).toHaveLength(maxOpenAlerts)
    expect(outcomes.filter(({ status }) => status === 'full')).toEqual(
      [1, 2].map(() => ({ status: 'full', limit: maxOpenAlerts })),
    )
    const [strangers] = await db
      .select()
      .from(stockAlerts)
      .where(sql`confirmed_at is null`)
    expect(await confirm(db, strangers!.id)).toBe('full')
  })

  test('takes over the alert that a guest left under the same address', async () => {
    const { variantId } = await soldOut(db)
    const member = await newMemberOf()
    await ask(db, await newVisitor(db), variantId, member.user.email)
    const [{ id } = { id: 0 }] = await alertsFor(db, variantId)
    expect(await ask(db, member, variantId, '')).toEqual({ status: 'open', id, isNew: true })
    expect(await listAlerts(db, member)).toHaveLength(1)
  })
})

test('goods in stock and hidden goods cannot be asked for', async () => {
  const visitor = await newVisitor(db)
  const shelf = await stockShelf(db, { stock: 1 })
  expect(await ask(db, visitor, shelf.variantId, newEmail())).toEqual({ status: 'in_stock' })
  const hidden = await soldOut(db)
  await db.update(variants).set({ visibility: 2 }).where(eq(variants.id, hidden.variantId))
  expect(await ask(db, visitor, hidden.variantId, newEmail())).toEqual({ status: 'unknown_variant' })
  expect(await ask(db, visitor, 2_000_000_000, newEmail())).toEqual({ status: 'unknown_variant' })
  expect(await db.select().from(stockAlerts)).toEqual([])
})

test('less than one package is sold out for this visitor alone', async () => {
  const goods = { stock: 6, packageSize: 1, dealerPackage: 12, dealerUnit: 5_000 }
  const { variantId } = await stockShelf(db, goods)
  expect(await ask(db, await newVisitor(db), variantId, newEmail())).toEqual({ status: 'in_stock' })
  expect(await ask(db, await newVisitor(db, dealers), variantId, newEmail())).toEqual({ status: 'link_sent' })
  expect((await alertsFor(db, variantId))[0]).toMatchObject({ packageSize: 12 })
})

describe('the link of an email', () => {
  test('deletes its alert, or after the email all alerts of its address', async () => {
    const email = newEmail()
    const ids = []
    for (let i = 0; i < 3; i++)
      ids.push(await confirmed(db, await newVisitor(db), (await soldOut(db)).variantId, email))
    const other = await confirmed(db, await newVisitor(db), (await soldOut(db)).variantId, newEmail())
    expect(await stopAlerts(db, linkOf(ids[0]!))).toBe(true)
    expect(await findByLink(db, linkOf(ids[0]!))).toEqual({ state: 'gone' })
    await db.update(stockAlerts).set({ notifiedAt: now }).where(eq(stockAlerts.id, ids[1]!))
    expect(await stopAlerts(db, linkOf(ids[1]!))).toBe(true)
    expect((await db.select().from(stockAlerts)).map(({ id }) => id).toSorted()).toEqual(
      [ids[1]!, other].toSorted(),
    )
  })

  test('does nothing with a wrong signature', async () => {
    const { variantId } = await soldOut(db)
    await ask(db, await newVisitor(db), variantId, newEmail())
    const [{ id } = { id: 0 }] = await alertsFor(db, variantId)
    const forged = { ...linkOf(id + 1), alertId: id }
    expect(await findByLink(db, forged)).toBeNull()
    expect(await stopAlerts(db, forged)).toBe(false)
    expect((await alertsFor(db, variantId))[0]).toMatchObject({ confirmedAt: null })
  })
})

test('unconfirmed alerts are deleted after three days, sent ones after thirty, waiting ones never', async () => {
  const { variantId } = await soldOut(db)
  const day = (days: number) => later(-24 * days)
  const emails = Array.from({ length: 4 }, newEmail) as [string, string, string, string]
  await ask(db, await newVisitor(db), variantId, emails[0], day(4))
  await ask(db, await newVisitor(db), variantId, emails[1], day(2))
  await confirmed(db, await newVisitor(db), variantId, emails[2], day(400))
  const sent = await confirmed(db, await newVisitor(db), variantId, emails[3], day(40))
  await db
    .update(stockAlerts)
    .set({ notifiedAt: day(31) })
    .where(eq(stockAlerts.id, sent))
  await dropOldStockAlerts(db, now)
  expect((await alertsFor(db, variantId)).map(({ email }) => email)).toEqual([emails[1], emails[2]])
})

test('the list names goods that are no longer sold, without a link', async () => {
  const { variantId } = await soldOut(db)
  const member = await newMemberOf()
  await ask(db, member, variantId, '')
  expect(await listShownAlerts(db, member)).toMatchObject([
    { variantName: '18 mm', path: expect.any(String) },
  ])
  await transaction(db, (db) =>
    db.update(variants).set({ sellable: false }).where(eq(variants.id, variantId)),
  )
  expect(await listShownAlerts(db, member)).toMatchObject([{ variantName: '18 mm', path: null }])
  await count(db, variantId, 0)
})
