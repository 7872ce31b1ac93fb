import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { users } from '~/features/identity/tables.server'
import type { RecipientType } from '../consents'
import { exportForIys, importFromIys, mayMessage, readIysExport, recordConsents } from '../consents.server'
import { type IysChange, judge, type Pending, readIysDate } from './iys'

const { db } = await openTestDatabase('empty', { max: 4 })
/** Wednesday. */
const now = new Date('2026-11-25T10:00:00Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)

beforeEach(() => db.execute(sql`truncate consents, iys_known, iys_exports cascade`))

async function answer(
  given: boolean,
  at: Date,
  {
    recipient = 'ayse@alici.example',
    channel = 'email' as const,
    userId = null as number | null,
    recipientType = 'BIREYSEL' as RecipientType,
  } = {},
) {
  const evidence = { userId, recipientType, ip: '', form: 'deneme', now: at }
  await transaction(db, (db) => recordConsents(db, [{ channel, recipient, given }], evidence))
}

const run = (at = minutes(60), limit?: number) => exportForIys(db, { actor: 'user 1', now: at, limit })
const statuses = async (at?: Date) => (await run(at)).consents.map(({ status }) => status)

describe('an export', () => {
  test('has the form that İYS takes, and can be read again', async () => {
    await answer(true, now)
    await transaction(db, (db) =>
      recordConsents(db, [{ channel: 'sms', recipient: '0532 123 45 67', given: true }], {
        userId: null,
        recipientType: 'TACIR',
        ip: '',
        form: 'deneme',
        now,
        source: 'HS_CAGRI_MERKEZI',
      }),
    )
    const made = await run()
    expect(made.consents).toEqual([
      {
        consentDate: '2026-11-25 13:00:00',
        source: 'HS_WEB',
        recipient: 'ayse@alici.example',
        recipientType: 'BIREYSEL',
        status: 'ONAY',
        type: 'EPOSTA',
      },
      {
        consentDate: '2026-11-25 13:00:00',
        source: 'HS_CAGRI_MERKEZI',
        recipient: '+905321234567',
        recipientType: 'TACIR',
        status: 'ONAY',
        type: 'MESAJ',
      },
    ])
    expect((await readIysExport(db, made.id))?.consents).toEqual(made.consents)
    expect(await readIysExport(db, made.id + 1)).toBeNull()
    expect(await statuses()).toEqual([])
  })

  test('sends only the last of several answers, never the last status again, and no RET first', async () => {
    await answer(false, now)
    expect(await statuses()).toEqual([])
    await answer(true, minutes(1))
    await answer(false, minutes(2))
    expect(await statuses()).toEqual([])
    await answer(true, minutes(3))
    expect(await statuses()).toEqual(['ONAY'])
    await answer(true, minutes(4))
    await answer(false, minutes(5))
    await answer(true, minutes(6))
    expect(await statuses()).toEqual([])
    await answer(false, minutes(7))
    expect(await statuses()).toEqual(['RET'])
  })

  test('leaves out push, unknown phones and what two exports at the same time have sent', async () => {
    await answer(true, now)
    await transaction(db, (db) =>
      recordConsents(
        db,
        [
          { channel: 'push', recipient: 'device-1', given: true },
          { channel: 'sms', recipient: '', given: true },
        ],
        { userId: null, recipientType: 'BIREYSEL', ip: '', form: 'deneme', now },
      ),
    )
    const both = await Promise.all([run(), run()])
    expect(both.flatMap(({ consents }) => consents)).toHaveLength(1)
    expect(both.flatMap(({ problems }) => problems)).toEqual([])
  })

  test('holds back an address that its member has not proven, and sends it once it is', async () => {
    const [user] = await db
      .insert(users)
      .values({ uid: crypto.randomUUID(), email: 'ayse@alici.example', name: 'Ayşe' })
      .returning({ id: users.id })
    await answer(true, now, { userId: user!.id })
    const held = await run()
    expect(held.consents).toEqual([])
    expect(held.problems).toMatchObject([{ recipient: 'ayse@alici.example', reason: 'unproven' }])
    await db.update(users).set({ emailVerified: true })
    expect(await statuses()).toEqual(['ONAY'])
  })

  test('is made in batches, and says how many changes remain', async () => {
    for (let i = 0; i < 5; i++) await answer(true, now, { recipient: `alici-${i}@alici.example` })
    const first = await run(undefined, 3)
    expect([first.consents.length, first.remaining]).toEqual([3, 2])
    expect((await run(undefined, 3)).consents).toHaveLength(2)
  })
})

describe('the rules of İYS', () => {
  const pending: Pending = {
    channel: 'email',
    recipient: 'ayse@alici.example',
    recipientType: 'BIREYSEL',
    given: true,
    source: 'HS_WEB',
    statedAt: now,
    isProven: true,
    known: null,
  }
  const judged = (change: Partial<Pending>, at = minutes(1)) => judge({ ...pending, ...change }, at)

  test.each<[string, Partial<Pending>, Date | undefined, ReturnType<typeof judge>]>([
    ['a new ONAY', {}, undefined, 'send'],
    ['a first RET', { given: false }, undefined, 'skip'],
    ['a repeated ONAY', { known: { given: true, statedAt: minutes(-60) } }, undefined, 'skip'],
    [
      'a RET after an ONAY',
      { given: false, known: { given: true, statedAt: minutes(-60) } },
      undefined,
      'send',
    ],
    ['the same second', { given: false, known: { given: true, statedAt: now } }, undefined, 'not_later'],
    ['the future', { statedAt: minutes(2) }, undefined, 'future'],
    ['three working days and a weekend', {}, new Date('2026-11-30T10:00:00Z'), 'send'],
    ['more than three working days', {}, new Date('2026-11-30T10:00:01Z'), 'too_old'],
    ['a time before May 2015', { statedAt: new Date('2015-04-30T20:59:59Z') }, undefined, 'too_early'],
    ['a landline', { channel: 'call', recipient: '+902121234567' }, undefined, 'bad_phone'],
    ['an unproven address', { isProven: false }, undefined, 'unproven'],
  ])('%s', (_, change, at, verdict) => {
    expect(judged(change, at)).toBe(verdict)
  })

  test('a date is a day and a second of Türkiye', () => {
    expect(readIysDate('2026-11-25 13:00:00')).toEqual(now)
    for (const wrong of ['2026-02-30 10:00:00', '2026-11-25T13:00:00', '2026-11-25', ''])
      expect(readIysDate(wrong)).toBeNull()
  })
})

describe('an import', () => {
  const change = (consentDate: string, more: Partial<IysChange> = {}): IysChange => ({
    consentDate,
    source: 'IYS_WEB',
    recipient: 'ayse@alici.example',
    recipientType: 'BIREYSEL',
    status: 'RET',
    type: 'EPOSTA',
    ...more,
  })
  const take = async (...changes: IysChange[]) =>
    (await importFromIys(db, changes, { actor: 'user 1', now: minutes(60) })).map(({ outcome }) => outcome)
  const may = async () =>
    (
      await mayMessage(db, {
        channel: 'email',
        recipients: [{ recipient: 'ayse@alici.example', recipientType: 'BIREYSEL' }],
        purpose: 'commercial',
      })
    ).length === 1

  test('of a RET withdraws here, once, and no export repeats it', async () => {
    await answer(true, now)
    await run()
    expect(await may()).toBe(true)
    expect(await take(change('2026-11-25 13:10:00'))).toEqual(['recorded'])
    expect(await may()).toBe(false)
    expect(await take(change('2026-11-25 13:10:00'))).toEqual(['unchanged'])
    expect(await statuses()).toEqual([])
    await answer(true, minutes(20))
    expect(await statuses()).toEqual(['ONAY'])
  })

  test('of several changes takes them in the order in which they were made', async () => {
    const changes = [change('2026-11-25 13:12:00'), change('2026-11-25 13:10:00', { status: 'ONAY' })]
    expect(await take(...changes)).toEqual(['recorded', 'recorded'])
    expect(await may()).toBe(false)
  })

  test('of an older change keeps the later answer, and the next export tells it to İYS', async () => {
    await answer(true, now)
    await run()
    await answer(true, minutes(30))
    expect(await take(change('2026-11-25 13:10:00'))).toEqual(['older'])
    expect(await may()).toBe(true)
    expect(await statuses()).toEqual(['ONAY'])
  })

  test('reports an address that does not fit its type', async () => {
    expect(await take(change('2026-11-25 13:10:00', { type: 'MESAJ' }))).toEqual(['refused'])
  })
})
