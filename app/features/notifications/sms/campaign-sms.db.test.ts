import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { savePreferences } from '~/features/announcements/announcements.server'
import type { RecipientType } from '~/features/consents/consents'
import { recordConsents } from '~/features/consents/consents.server'
import { businessPartnerDetails, priceLists } from '~/features/customers/tables.server'
import { newMember } from '~/features/customers/testing/member'
import { saveSettings } from '~/features/settings/settings.server'
import { smsCampaignEditor, type SmsCampaignInput } from '~/features/sms-campaigns/edit.server'
import { forgetSmsCampaigns } from '~/features/sms-campaigns/sms-campaigns.server'
import { readCampaign, readCounts } from '~/features/sms-campaigns/store.server'
import { smsCampaignRecipients, smsCampaigns } from '~/features/sms-campaigns/tables.server'
import { createLog } from '~/server/log.server'
import { openNetgsm } from '../testing/netgsm-server'
import { followSmsDeliveries, sendSmsCampaign, sendSmsCampaignTest } from './campaign-sms.server'

const { db } = await openTestDatabase('empty')
await db
  .insert(priceLists)
  .values({ id: 1, code: 'perakende', name: 'Perakende', kdvIncluded: true, isRetail: true })
const refusal = 'RET yazip 3000 e gonderin. B001'
const set = (key: string, value: string) =>
  transaction(db, (db) => saveSettings(db, [{ group: 'sms', key, value, isPublic: false }]))

let provider: Awaited<ReturnType<typeof openNetgsm>>
beforeEach(async () => {
  provider = await openNetgsm()
  await db.delete(smsCampaigns)
  await db.execute(sql`delete from graphile_worker._private_jobs`)
  await db.execute(sql`truncate consents cascade`)
  await set('refusal', refusal)
  await set('per_minute', '60')
})
afterEach(() => void provider.close())

const start = new Date('2026-11-20T09:00:00Z')
const seconds = (count: number) => new Date(start.getTime() + count * 1_000)
const depsAt = (at: Date) => ({ db, sms: provider.sms, log: createLog('silent'), clock: () => at })

let next = 5_320_000_000
const newPhone = () => `+90${next++}`
async function agree(recipientType: RecipientType = 'BIREYSEL', given = true, phone = newPhone()) {
  await transaction(db, (db) =>
    recordConsents(db, [{ channel: 'sms', recipient: phone, given }], {
      userId: null,
      recipientType,
      ip: '',
      form: 'test',
      now: start,
    }),
  )
  return phone
}

const input: SmsCampaignInput = {
  name: 'Kış indirimi',
  words: 'Kış indirimi: deri kordonlarda yüzde 20.',
  audience: 'all',
  status: 'scheduled',
  sendAt: seconds(0),
}
const add = (more: Partial<SmsCampaignInput> = {}) =>
  transaction(db, (db) => smsCampaignEditor.add(db, { ...input, ...more }, seconds(-60), 'user 1'))
async function schedule(more: Partial<SmsCampaignInput> = {}): Promise<number> {
  const id = await add(more)
  if (typeof id !== 'number') throw new Error(JSON.stringify(id))
  return id
}
const counts = async (id: number) => (await readCounts(db, [id])).get(id)!

/** Runs a campaign's batches every ten seconds until it ends, at most so many. */
async function sendAll(campaignId: number, from = 0, most = 30): Promise<string[]> {
  for (let i = 0; i < most; i++) {
    await sendSmsCampaign(depsAt(seconds(from + i * 10)), { campaignId })
    if ((await readCampaign(db, campaignId))?.status !== 'sending') break
  }
  return provider.taken.map(({ no }) => `+90${no}`)
}

describe('a campaign by SMS', () => {
  test('goes once to each holder of a consent, with the sentence about refusing and the look-up at İYS', async () => {
    const [person, trader] = [await agree(), await agree('TACIR')]
    await agree('BIREYSEL', false)
    const landline = await agree('BIREYSEL', true, '+902121234567')
    const id = await schedule()
    expect(await sendAll(id)).toEqual([person, trader])
    expect(await sendAll(id, 600)).not.toContain(landline)
    expect(provider.taken).toHaveLength(2)
    expect(provider.taken.map(({ msg, iysfilter, encoding }) => [msg, iysfilter, encoding])).toEqual([
      [`${input.words} ${refusal}`, '11', 'TR'],
      [`${input.words} ${refusal}`, '12', 'TR'],
    ])
    expect(await counts(id)).toMatchObject({ recipients: 2, sent: 2, segments: 2 })
    expect((await readCampaign(db, id))!.status).toBe('sent')
  })

  test('does not reach a member of a company who never answered', async () => {
    const dealer = await newMember(db, { kind: 'wholesale' })
    const phone = newPhone()
    await db
      .update(businessPartnerDetails)
      .set({ phone })
      .where(eq(businessPartnerDetails.id, dealer.partner.detailId))
    expect(await sendAll(await schedule())).toEqual([])
  })

  test('reaches people or traders only, as it was written', async () => {
    const [person, trader] = [await agree(), await agree('TACIR')]
    expect(await sendAll(await schedule({ audience: 'consumers' }))).toEqual([person])
    provider.taken.length = 0
    expect(await sendAll(await schedule({ audience: 'merchants' }), 600)).toEqual([trader])
  })

  test('is sent at the set rate', async () => {
    for (let i = 0; i < 8; i++) await agree()
    await set('per_minute', '6')
    const id = await schedule()
    await sendAll(id, 0, 6)
    expect(provider.taken).toHaveLength(6)
    await sendSmsCampaign(depsAt(seconds(59)), { campaignId: id })
    expect(provider.taken).toHaveLength(6)
    await sendAll(id, 61)
    expect(provider.taken).toHaveLength(8)
  })

  test('skips who withdrew, switched the topic off, or wants it less often, with the reason', async () => {
    const members = await Promise.all([1, 2].map(() => newMember(db, { kind: 'retail' })))
    const phones = [await agree(), await agree()]
    for (const [i, { partner }] of members.entries())
      await db
        .update(businessPartnerDetails)
        .set({ phone: phones[i]! })
        .where(eq(businessPartnerDetails.id, partner.detailId))
    const [off, weekly] = members.map(({ user }) => user.userId)
    const prefer = (user: number, preferences: Parameters<typeof savePreferences>[2]) =>
      transaction(db, (db) => savePreferences(db, user, preferences, start))
    await prefer(off!, { refused: ['campaigns:sms'], frequency: 'instant' })
    await prefer(weekly!, { refused: [], frequency: 'weekly' })
    await db.execute(
      sql`insert into announcement_turns values (${weekly}, 'sms', ${seconds(-3600)}::timestamptz)`,
    )
    const withdrawn = await agree()
    const other = await agree()
    const id = await schedule()
    await set('per_minute', '0')
    await sendSmsCampaign(depsAt(seconds(1)), { campaignId: id })
    await agree('BIREYSEL', false, withdrawn)
    await set('per_minute', '60')
    expect(await sendAll(id, 10)).toEqual([other])
    const rows = await db.select().from(smsCampaignRecipients).orderBy(smsCampaignRecipients.id)
    expect(rows.map(({ status, reason }) => `${status} ${reason}`)).toEqual([
      'skipped preferences',
      'skipped frequency',
      'skipped withdrawn',
      'sent ',
    ])
  })

  test('counts what the provider refuses, and goes on after the provider was busy', async () => {
    const [refused, busy, good] = [await agree(), await agree(), await agree()]
    provider.refuse(refused.slice(3), '50')
    provider.refuse(busy.slice(3), '80')
    const id = await schedule()
    await expect(sendSmsCampaign(depsAt(seconds(0)), { campaignId: id })).rejects.toThrow('code 80')
    provider.refuse(busy.slice(3), '00')
    expect(await sendAll(id, 10)).toEqual([busy, good])
    expect(await counts(id)).toMatchObject({ sent: 2, failed: 1, waiting: 0 })
  })
})

test('deliveries are asked for by the numbers of the messages, and counted', async () => {
  const [arrived, dead] = [await agree(), await agree()]
  const under = await agree()
  provider.end(arrived.slice(3), 1)
  provider.end(dead.slice(3), 3)
  const id = await schedule()
  await sendAll(id)
  await followSmsDeliveries(depsAt(seconds(60)))
  expect(provider.asked).toEqual([provider.taken.map(({ jobid }) => jobid)])
  expect(await counts(id)).toMatchObject({ sent: 3, delivered: 1, undelivered: 1 })
  await followSmsDeliveries(depsAt(seconds(120)))
  expect(provider.asked).toHaveLength(1)
  provider.end(under.slice(3), 1)
  await followSmsDeliveries(depsAt(seconds(600)))
  expect(provider.asked[1]).toEqual([provider.taken[2]!.jobid])
  expect(await counts(id)).toMatchObject({ delivered: 2, undelivered: 1 })
})

describe('a campaign is refused', () => {
  test('without a sentence that names RET, a number and the operator’s code', async () => {
    for (const wrong of ['', 'RET yazip 3000 e gonderin', 'Iptal icin 3000 B001', 'RET B001']) {
      await set('refusal', wrong)
      expect(await add()).toMatchObject({ refused: 'invalid', errors: [{ code: 'no_refusal' }] })
    }
  })

  test('in the past, or longer than the most messages', async () => {
    expect(await add({ sendAt: seconds(-120) })).toMatchObject({ errors: [{ code: 'not_in_future' }] })
    expect(await add({ words: 'ş'.repeat(500) })).toMatchObject({ errors: [{ code: 'too_long' }] })
    expect(await add({ status: 'draft' })).toMatchObject({ errors: [{ code: 'not_scheduled' }] })
  })

  test('and one that has begun is only stopped', async () => {
    for (let i = 0; i < 20; i++) await agree()
    const id = await schedule()
    await sendSmsCampaign(depsAt(seconds(0)), { campaignId: id })
    const row = (await readCampaign(db, id))!
    const change = (more: Partial<SmsCampaignInput>) =>
      transaction(db, (db) => smsCampaignEditor.change(db, row, { ...input, ...more }, seconds(5), 'user 1'))
    expect(await change({ status: 'cancelled', words: 'Başka bir metin' })).toMatchObject({
      errors: [{ code: 'only_stop' }],
    })
    expect(await change({ status: 'cancelled' })).toBeUndefined()
    const sent = provider.taken.length
    expect(await sendAll(id, 20)).toHaveLength(sent)
  })
})

test('a test goes to its number once, with the sentence about refusing', async () => {
  const id = await schedule()
  const job = { campaignId: id, phone: '+905321112233', at: 1 }
  await sendSmsCampaignTest(depsAt(start), job)
  await sendSmsCampaignTest(depsAt(start), job)
  expect(provider.taken.map(({ no, msg }) => [no, msg])).toEqual([
    ['5321112233', `${input.words} ${refusal}`],
  ])
  expect(await counts(id)).toMatchObject({ recipients: 0 })
})

test('a forgotten number gets nothing more, and its campaign ends', async () => {
  const phone = await agree()
  const id = await schedule()
  await set('per_minute', '0')
  await sendSmsCampaign(depsAt(seconds(0)), { campaignId: id })
  await transaction(db, (db) => forgetSmsCampaigns(db, phone))
  await set('per_minute', '60')
  expect(await sendAll(id, 10)).toEqual([])
  expect((await readCampaign(db, id))!.status).toBe('sent')
})
