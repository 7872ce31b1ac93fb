import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { users } from '~/features/identity/tables.server'
import { statementsOf } from './consents'
import {
  consentLink,
  consentsOf,
  dropOldConsents,
  forgetConsents,
  mayMessage,
  moveConsents,
  readConsentLink,
  recordConsents,
  type Recipient,
  withdraw,
} from './consents.server'
import { consents } from './tables.server'

const { db } = await openTestDatabase('empty', { max: 4 })
const now = new Date('2026-11-25T10:00:00Z')
const phone = '+905321234567'
const evidence = { userId: null, recipientType: 'BIREYSEL', ip: '127.0.0.1', form: 'deneme', now } as const

beforeEach(() => db.execute(sql`truncate consents, iys_known, iys_exports cascade`))

const newEmail = () => `${crypto.randomUUID()}@alici.example`
const record = (...input: Parameters<typeof recordConsents> extends [unknown, ...infer R] ? R : never) =>
  transaction(db, (db) => recordConsents(db, ...input))
const rowsOf = (recipient: string) =>
  db.select().from(consents).where(eq(consents.recipient, recipient)).orderBy(consents.id)

async function newUser(emailVerified: boolean) {
  const email = newEmail()
  const [user] = await db
    .insert(users)
    .values({ uid: crypto.randomUUID(), email, emailVerified, name: 'Ayşe Işık' })
    .returning({ id: users.id })
  return { id: user!.id, email }
}

const commercial = (recipients: Recipient[], channel: 'email' | 'sms' | 'push' = 'email') =>
  mayMessage(db, { channel, recipients, purpose: 'commercial' })
const person = (recipient: string): Recipient => ({ recipient, recipientType: 'BIREYSEL' })
const trader = (recipient: string): Recipient => ({ recipient, recipientType: 'TACIR' })

describe('an answer', () => {
  test('is a new row each time, with source, sentence, version, form and time', async () => {
    const email = newEmail()
    await record(statementsOf({ email, phone }, ['email']), evidence)
    await record(statementsOf({ email: email.toUpperCase(), phone }, []), evidence)
    const rows = await rowsOf(email)
    expect(rows.map(({ given }) => given)).toEqual([true, false])
    expect(rows[0]).toMatchObject({
      channel: 'email',
      recipientType: 'BIREYSEL',
      source: 'HS_WEB',
      form: 'deneme',
      ip: '127.0.0.1',
      wording: 'E-posta ile ticari ileti almak istiyorum.',
      statedAt: now,
      createdAt: now,
    })
    expect(await consentsOf(db, { userId: null, email, phone })).toMatchObject([
      { channel: 'email', given: false, since: now },
      { channel: 'sms', given: false },
      { channel: 'call', given: false },
      { channel: 'push', given: false, since: null },
    ])
  })

  test.each([
    sql`update consents set given = true`,
    sql`update consents set recipient = 'baska@alici.example', user_id = null`,
    sql`delete from consents`,
  ])('cannot be changed or deleted afterwards (%#)', async (statement) => {
    await record([{ channel: 'email', recipient: newEmail(), given: false }], evidence)
    await expect(db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'consents is append-only' },
    })
  })

  test('about SMS before a phone is known counts for the phone that the member enters', async () => {
    const { id: userId, email } = await newUser(true)
    await record(statementsOf({ email, phone: '' }, ['sms']), { ...evidence, userId })
    expect(await consentsOf(db, { userId, email, phone: '' })).toMatchObject([{}, { given: true }, {}, {}])
    const move = (from: string, to: string) =>
      transaction(db, (db) =>
        moveConsents(db, userId, { from, to }, { ip: '', now, recipientType: 'BIREYSEL' }),
      )
    await move('', phone)
    expect(await commercial([person(phone)], 'sms')).toHaveLength(1)
    await move(phone, '+905551112233')
    expect(await commercial([person(phone), person('0555 111 22 33')], 'sms')).toEqual([
      person('0555 111 22 33'),
    ])
  })
})

describe('a commercial message', () => {
  test('goes to people who agreed, and to traders who have not refused; one question for all', async () => {
    const [agreed, refused, asked, silent] = [newEmail(), newEmail(), newEmail(), newEmail()]
    const [freeTrader, refusingTrader] = [newEmail(), newEmail()]
    await record([{ channel: 'email', recipient: agreed, given: true }], evidence)
    await record([{ channel: 'email', recipient: refused, given: true }], evidence)
    await record([{ channel: 'email', recipient: refused, given: false }], evidence)
    await record([{ channel: 'sms', recipient: phone, given: true }], evidence)
    await record([{ channel: 'email', recipient: asked, given: false }], evidence)
    await record([{ channel: 'email', recipient: refusingTrader, given: false }], {
      ...evidence,
      recipientType: 'TACIR',
    })
    const all = [
      ...[agreed, refused, asked, silent].map(person),
      ...[freeTrader, refusingTrader].map(trader),
      person(agreed.toUpperCase()),
      person(''),
    ]
    expect(await commercial(all)).toEqual([person(agreed), trader(freeTrader), person(agreed.toUpperCase())])
    expect(await mayMessage(db, { channel: 'email', recipients: all, purpose: 'transactional' })).toEqual(all)
  })

  test('waits until a member has proven the e-mail address', async () => {
    const [proven, stranger] = [await newUser(true), await newUser(false)]
    for (const { id: userId, email } of [proven, stranger])
      await record([{ channel: 'email', recipient: email, given: true }], { ...evidence, userId })
    const both = [person(proven.email), person(stranger.email)]
    expect(await commercial(both)).toEqual([person(proven.email)])
    await db.update(users).set({ emailVerified: true }).where(eq(users.id, stranger.id))
    expect(await commercial(both)).toEqual(both)
  })
})

describe('a link', () => {
  const secret = 'a'.repeat(32)
  const subscription = { channel: 'email', recipient: 'ayse@alici.example', recipientType: 'TACIR' } as const
  const tokenOf = (link: string) => link.split('/').at(-1)!

  test('names its recipient in no readable way, and works only as it was made', () => {
    const link = consentLink('https://magaza.example', secret, subscription)
    expect(link).toMatch(/^https:\/\/magaza\.example\/ileti-izni\/[\w-]+$/)
    expect(Buffer.from(tokenOf(link), 'base64url').toString('latin1')).not.toContain('ayse')
    expect(readConsentLink(secret, tokenOf(link))).toEqual(subscription)
    expect(readConsentLink('b'.repeat(32), tokenOf(link))).toBeNull()
    expect(readConsentLink(secret, `${tokenOf(link).slice(0, -2)}AA`)).toBeNull()
    expect(readConsentLink(secret, '')).toBeNull()
  })

  test('withdraws once, also for a trader who never answered', async () => {
    const go = () => transaction(db, (db) => withdraw(db, subscription, { ip: '', form: 'baglanti', now }))
    expect(await commercial([trader(subscription.recipient)])).toHaveLength(1)
    expect([await go(), await go()]).toEqual(['withdrawn', 'already'])
    expect(await commercial([trader(subscription.recipient)])).toEqual([])
    expect(await rowsOf(subscription.recipient)).toHaveLength(1)
  })
})

test('a refusal as a trader ends the consent given as a person before', async () => {
  const email = newEmail()
  await record([{ channel: 'email', recipient: email, given: true }], evidence)
  await record([{ channel: 'email', recipient: email, given: false }], {
    ...evidence,
    recipientType: 'TACIR',
  })
  expect((await rowsOf(email)).map(({ recipientType, given }) => [recipientType, given])).toEqual([
    ['BIREYSEL', true],
    ['TACIR', false],
    ['BIREYSEL', false],
  ])
})

test('a forgotten member agrees to nothing any more; the rows stay without the member, for three years', async () => {
  const { id, email } = await newUser(true)
  await record([{ channel: 'email', recipient: email, given: true }], evidence)
  await record(statementsOf({ email: newEmail(), phone }, ['sms']), { ...evidence, userId: id })
  await record([{ channel: 'push', recipient: 'device-1', given: true }], { ...evidence, userId: id })
  await transaction(db, async (db) => {
    await forgetConsents(db, { id, email }, now)
    await db.delete(users).where(eq(users.id, id))
  })
  expect(await commercial([person(email)])).toEqual([])
  expect(await commercial([person(phone)], 'sms')).toEqual([])
  expect(await commercial([person('device-1')], 'push')).toEqual([])
  expect((await rowsOf(phone)).every(({ userId }) => userId === null)).toBe(true)
  const stays = await db.$count(consents)
  await transaction(db, (db) => dropOldConsents(db, new Date('2029-11-25T09:00:00Z')))
  expect(await db.$count(consents)).toBe(stays)
})

test('answers are deleted three years after they ended; a consent that still counts and a trader’s refusal stay', async () => {
  const old = { ...evidence, now: new Date('2020-01-01T00:00:00Z') }
  const [ended, counts, refusing] = [newEmail(), newEmail(), newEmail()]
  await record([{ channel: 'email', recipient: ended, given: true }], old)
  await record([{ channel: 'email', recipient: ended, given: false }], old)
  await record([{ channel: 'email', recipient: counts, given: true }], old)
  await record([{ channel: 'email', recipient: refusing, given: false }], { ...old, recipientType: 'TACIR' })
  await transaction(db, (db) => dropOldConsents(db, now))
  const left = await db.select({ recipient: consents.recipient }).from(consents).orderBy(consents.id)
  expect(left.map(({ recipient }) => recipient)).toEqual([counts, refusing])
})
