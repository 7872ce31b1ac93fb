// Longer than 250 lines: sending, receivers and bounces of newsletters, over one shop and one mail server.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { savePreferences } from '~/features/announcements/announcements.server'
import { dealers, openSmallShop, stockShelf } from '~/features/basket/testing/shop'
import { showcaseProducts, showcases } from '~/features/catalogue/tables.server'
import { recordConsents } from '~/features/consents/consents.server'
import { newMember } from '~/features/customers/testing/member'
import { folderStorage } from '~/features/media/storage.server'
import { docOf } from '~/features/content/content'
import { newsletterEditor, type NewsletterInput } from '~/features/newsletters/edit.server'
import { readUnsubscribeLink, unsubscribe } from '~/features/newsletters/newsletters.server'
import { takeBounceReport } from '~/features/newsletters/sending/bounces.server'
import { readCounts, readNewsletter } from '~/features/newsletters/store.server'
import { bouncedAddresses, newsletterRecipients, newsletters } from '~/features/newsletters/tables.server'
import { saveSettings } from '~/features/settings/settings.server'
import type { Deps } from '~/server/shop.server'
import { type Email, smtpMail } from '../sending/mail.server'
import { openSmtpSink } from '../testing/smtp-sink'
import { sendNewsletter } from './send-newsletter.server'

const by = 'user 1'
const { db } = await openTestDatabase('empty', { max: 10 })
const folder = await mkdtemp(join(tmpdir(), 'vitrin-newsletter-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeAll(async () => {
  await openSmallShop(db)
  await transaction(db, (db) =>
    saveSettings(db, [{ group: 'newsletter', key: 'per_minute', value: '60', isPublic: false }]),
  )
})
beforeEach(async () => {
  await db.delete(newsletters)
  await db.delete(bouncedAddresses)
  await db.execute(sql`delete from graphile_worker._private_jobs`)
  await db.execute(sql`truncate consents cascade`)
  // Members of other tests are no receivers of this one.
  await db.execute(sql`update users set disabled_at = now() where disabled_at is null`)
})

const secret = 'a secret of at least thirty-two characters'
const start = new Date('2026-11-20T09:00:00Z')
const seconds = (count: number) => new Date(start.getTime() + count * 1_000)

/** The program's parts with a mail that keeps what it sends. `at`: the time on the clock. */
function depsAt(at: Date, send: (email: Email) => Promise<void> = async () => undefined) {
  const sent: Email[] = []
  const mail = {
    send: async (email: Email) => {
      await send(email)
      sent.push(email)
    },
  }
  const config = {
    publicUrl: new URL('https://vitrin.example'),
    host: '127.0.0.1',
    port: 3000,
  }
  const deps = {
    db,
    mail,
    config,
    storage: folderStorage(folder),
    secret,
    clock: () => at,
  } as unknown as Deps
  return { deps, sent }
}

const agree = (email: string, given = true) =>
  transaction(db, (db) =>
    recordConsents(db, [{ channel: 'email', recipient: email, given }], {
      userId: null,
      recipientType: 'BIREYSEL',
      ip: '',
      form: 'test',
      now: start,
    }),
  )
const subscribers = async (count: number) => {
  const emails = Array.from({ length: count }, (_, i) => `${i}.${crypto.randomUUID()}@alici.example`)
  for (const email of emails) await agree(email)
  return emails
}

const input: NewsletterInput = {
  subject: 'Kış kordonları',
  preheader: 'Yeni deriler',
  blocks: [
    {
      id: 'b1',
      kind: 'text',
      heading: 'Merhaba',
      text: docOf('Yeni deriler geldi.'),
    },
  ],
  segment: { kind: 'all' },
  status: 'scheduled',
  sendAt: seconds(0),
}

async function schedule(more: Partial<NewsletterInput> = {}): Promise<number> {
  const id = await transaction(db, (db) => newsletterEditor.add(db, { ...input, ...more }, seconds(-60), by))
  if (typeof id !== 'number') throw new Error(JSON.stringify(id))
  return id
}
const counts = async (id: number) => (await readCounts(db, [id])).get(id)!
const rows = (id: number) =>
  db.select().from(newsletterRecipients).where(eq(newsletterRecipients.newsletterId, id))

/** Runs a newsletter's batches every ten seconds until it ends, at most so many. */
async function sendAll(newsletterId: number, from = 0, most = 30): Promise<Email[]> {
  const all: Email[] = []
  for (let i = 0; i < most; i++) {
    const { deps, sent } = depsAt(seconds(from + i * 10))
    await sendNewsletter(deps, { newsletterId })
    all.push(...sent)
    if ((await readNewsletter(db, newsletterId))?.status !== 'sending') break
  }
  return all
}

describe('sending', () => {
  test('begins at its moment and goes to each receiver once, at the set rate', async () => {
    const emails = await subscribers(25)
    const newsletterId = await schedule()
    const early = depsAt(seconds(-1))
    await sendNewsletter(early.deps, { newsletterId })
    expect([early.sent, (await readNewsletter(db, newsletterId))?.status]).toEqual([[], 'scheduled'])
    const first = depsAt(seconds(0))
    await sendNewsletter(first.deps, { newsletterId })
    expect(first.sent).toHaveLength(10)
    const { rows: waiting } = await db.execute<{ key: string }>(
      sql`select key from graphile_worker.jobs where key = ${`newsletter ${newsletterId}`}`,
    )
    expect(waiting).toHaveLength(1)
    const rest = await sendAll(newsletterId, 10)
    expect([...first.sent, ...rest].map(({ to }) => to).toSorted()).toEqual(emails.toSorted())
    expect(await readNewsletter(db, newsletterId)).toMatchObject({
      status: 'sent',
      endedAt: seconds(20),
    })
    expect(await counts(newsletterId)).toMatchObject({
      recipients: 25,
      sent: 25,
      waiting: 0,
    })
  })

  test('sends no more than the rate within any minute', async () => {
    await transaction(db, (db) =>
      saveSettings(db, [{ group: 'newsletter', key: 'per_minute', value: '6', isPublic: false }]),
    )
    await subscribers(8)
    const newsletterId = await schedule()
    const sizes: number[] = []
    for (let i = 0; i < 8; i++) {
      const { deps, sent } = depsAt(seconds(i))
      await sendNewsletter(deps, { newsletterId })
      sizes.push(sent.length)
    }
    expect(sizes).toEqual([1, 1, 1, 1, 1, 1, 0, 0])
    await transaction(db, (db) =>
      saveSettings(db, [
        {
          group: 'newsletter',
          key: 'per_minute',
          value: '60',
          isPublic: false,
        },
      ]),
    )
    expect(await sendAll(newsletterId, 70)).toHaveLength(2)
  })

  test('goes on after a killed job, with the same Message-ID for the email that was under way', async () => {
    await subscribers(5)
    const newsletterId = await schedule()
    const ids: string[] = []
    let left = 3
    const killed = depsAt(seconds(0), async ({ messageId }) => {
      ids.push(messageId)
      left -= 1
      // The mail server has the email; the job ends before it is written down.
      if (left === 0) throw new Error('killed')
    })
    await expect(sendNewsletter(killed.deps, { newsletterId })).rejects.toThrow('killed')
    expect(await counts(newsletterId)).toMatchObject({ sent: 2, waiting: 3 })
    const rest = await sendAll(newsletterId, 10)
    expect(rest).toHaveLength(3)
    expect(rest[0]!.messageId).toBe(ids[2])
    expect(new Set([...ids, ...rest.map(({ messageId }) => messageId)]).size).toBe(5)
    expect(await rows(newsletterId)).toHaveLength(5)
  })

  test('stops when the staff cancels it', async () => {
    await subscribers(15)
    const newsletterId = await schedule()
    await sendNewsletter(depsAt(seconds(0)).deps, { newsletterId })
    const row = (await readNewsletter(db, newsletterId))!
    const stop = { ...input, status: 'cancelled' as const, sendAt: null }
    expect(
      await transaction(db, (db) => newsletterEditor.change(db, row, stop, seconds(5), by)),
    ).toBeUndefined()
    expect(await sendAll(newsletterId, 10)).toEqual([])
    expect(await counts(newsletterId)).toMatchObject({ sent: 10, waiting: 5 })
    const again = (await readNewsletter(db, newsletterId))!
    expect(
      await transaction(db, (db) => newsletterEditor.change(db, again, input, seconds(-9), by)),
    ).toMatchObject({
      refused: 'invalid',
    })
  })
})

describe('nobody gets a newsletter', () => {
  test('who withdrew while it was being sent', async () => {
    const emails = await subscribers(12)
    const newsletterId = await schedule()
    const first = depsAt(seconds(0))
    await sendNewsletter(first.deps, { newsletterId })
    const [late, other] = emails.filter((email) => !first.sent.some(({ to }) => to === email))
    await agree(late!, false)
    expect((await sendAll(newsletterId, 10)).map(({ to }) => to)).toEqual([other])
    expect(await counts(newsletterId)).toMatchObject({ sent: 11, skipped: 1 })
    expect((await rows(newsletterId)).find(({ email }) => email === late)?.reason).toBe('withdrawn')
  })

  test('who switched campaigns off, or had advertising this week and wants it weekly', async () => {
    const off = await newMember(db, { kind: 'retail' })
    const weekly = await newMember(db, { kind: 'retail' })
    for (const { user } of [off, weekly]) await agree(user.email)
    await transaction(db, async (db) => {
      const never = {
        refused: ['campaigns:email' as const],
        frequency: 'instant' as const,
      }
      await savePreferences(db, off.user.userId, never, start)
      await savePreferences(db, weekly.user.userId, { refused: [], frequency: 'weekly' }, start)
    })
    expect((await sendAll(await schedule())).map(({ to }) => to)).toEqual([weekly.user.email])
    const second = await schedule({ sendAt: seconds(3_600) })
    expect(await sendAll(second, 3_600)).toEqual([])
    expect((await rows(second)).map(({ reason }) => reason).toSorted()).toEqual(['frequency', 'preferences'])
  })

  test('who agreed to nothing, apart from dealers, who may refuse', async () => {
    const person = await newMember(db, { kind: 'retail' })
    const dealer = await newMember(db)
    const silent = await newMember(db)
    await agree(silent.user.email, false)
    const to = (await sendAll(await schedule())).map((email) => email.to)
    expect(to).toContain(dealer.user.email)
    expect(to).not.toContain(silent.user.email)
    expect(to).not.toContain(person.user.email)
  })
})

test('a segment narrows the receivers', async () => {
  const [guest] = await subscribers(1)
  const dealer = await newMember(db, { priceListId: dealers })
  const to = async (segment: NewsletterInput['segment']) =>
    (await sendAll(await schedule({ segment }))).map((e) => e.to)
  expect(await to({ kind: 'retail' })).toEqual([guest])
  expect(await to({ kind: 'dealers' })).toContain(dealer.user.email)
  expect(await to({ kind: 'price_list', priceListId: dealers })).toContain(dealer.user.email)
  expect(await to({ kind: 'price_list', priceListId: dealers })).not.toContain(guest)
  expect(await to({ kind: 'bought', days: 30 })).toEqual([])
})

// Promise P04.
test('the prices of an email are those of its receiver and of nobody else', async () => {
  const { productId } = await stockShelf(db, {
    unit: 11_111,
    dealerUnit: 7_777,
    dealerPackage: 1,
  })
  const [showcase] = await db.insert(showcases).values({ code: 'kis', title: 'Kış' }).returning()
  await db.insert(showcaseProducts).values({ showcaseId: showcase!.id, productId })
  const [guest] = await subscribers(1)
  const retailer = await newMember(db, { kind: 'retail' })
  await agree(retailer.user.email)
  const dealer = await newMember(db, { priceListId: dealers })
  const blocks = [{ id: 'b1', kind: 'showcase' as const, code: 'kis', heading: '' }]
  const sent = await sendAll(await schedule({ blocks }))
  const wordsTo = (email: string) => {
    const { html, text } = sent.find(({ to }) => to === email)!
    return html + text
  }
  for (const email of [guest!, retailer.user.email]) {
    expect(wordsTo(email)).toContain('111,11')
    expect(wordsTo(email)).not.toContain('77,77')
  }
  expect(wordsTo(dealer.user.email)).toContain('77,77 TL + KDV')
  expect(wordsTo(dealer.user.email)).not.toContain('111,11')
  await transaction(db, (db) =>
    saveSettings(db, [
      {
        group: 'site_settings',
        key: 'show_prices_to_guests',
        value: 'false',
        isPublic: false,
      },
    ]),
  )
  const hidden = await sendAll(await schedule({ blocks }))
  const toGuest = hidden.find(({ to }) => to === guest)!
  expect(toGuest.html + toGuest.text).not.toMatch(/\d,\d\d\s*TL/)
  expect(hidden.find(({ to }) => to === retailer.user.email)!.text).toContain('111,11')
  await db.delete(showcases)
})

describe('a mail server', () => {
  test('that knows no such address ends newsletters to it; one that is busy gets the email later', async () => {
    const [gone, busy, good, spam] = (await subscribers(4)) as [string, string, string, string]
    const newsletterId = await schedule()
    const sink = await openSmtpSink()
    sink.refusals.set(gone, '550 5.1.1 no such user')
    sink.refusals.set(busy, '451 4.7.1 greylisted')
    sink.refusals.set(spam, '550 5.7.1 not wanted here')
    const { deps } = depsAt(seconds(0))
    const mail = smtpMail(sink.url)
    await sendNewsletter({ ...deps, mail }, { newsletterId })
    expect(sink.recipients).toEqual([`<${good}>`])
    expect(sink.emails[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m)
    expect(sink.emails[0]!.replace(/\r\n\s+/g, ' ')).toMatch(
      /^List-Unsubscribe: <https:\/\/vitrin\.example\/bulten\/ayril\//m,
    )
    expect(await counts(newsletterId)).toMatchObject({
      sent: 1,
      bounced: 1,
      failed: 1,
      waiting: 1,
    })
    sink.refusals.delete(busy)
    const { deps: later } = depsAt(seconds(15 * 60))
    await sendNewsletter({ ...later, mail }, { newsletterId })
    expect(sink.recipients).toEqual([`<${good}>`, `<${busy}>`])
    await sink.close()
    const next = await schedule({ sendAt: seconds(3_600) })
    expect((await sendAll(next, 3_600)).map(({ to }) => to)).not.toContain(gone)
    expect((await rows(next)).find(({ email }) => email === gone)).toMatchObject({
      status: 'skipped',
      reason: 'bounced',
    })
  })

  test('that cannot be reached loses nothing: the job tries again', async () => {
    await subscribers(2)
    const newsletterId = await schedule()
    const { deps } = depsAt(seconds(0))
    const mail = smtpMail('smtp://127.0.0.1:1', 500)
    await expect(sendNewsletter({ ...deps, mail }, { newsletterId })).rejects.toThrow(
      /ECONNREFUSED|connect|closed/i,
    )
    expect(await counts(newsletterId)).toMatchObject({
      recipients: 2,
      waiting: 2,
    })
    expect(await sendAll(newsletterId, 10)).toHaveLength(2)
  })

  test('may report later that an address is gone, but only one to which a newsletter went', async () => {
    const [email] = await subscribers(1)
    const newsletterId = await schedule()
    await sendAll(newsletterId)
    const report = (to: string, status = '5.1.1') =>
      takeBounceReport(db, `Final-Recipient: rfc822; ${to}\nAction: failed\nStatus: ${status}\n`, seconds(99))
    expect(await report('baska@alici.example')).toBe('ignored')
    expect(await report(email!, '4.2.2')).toBe('ignored')
    expect(await report(email!)).toBe('bounced')
    expect(await counts(newsletterId)).toMatchObject({ sent: 0, bounced: 1 })
    expect(await db.select().from(bouncedAddresses)).toMatchObject([{ email }])
  })
})

test('the link of an email ends all newsletters to its address and is counted once', async () => {
  const [email] = await subscribers(1)
  const newsletterId = await schedule()
  const [sent] = await sendAll(newsletterId)
  const token = sent!.list!.unsubscribe.split('/').at(-1)!
  expect(sent!.html + sent!.text).toContain(token)
  const receiver = readUnsubscribeLink(secret, token)!
  for (let i = 0; i < 2; i++) await unsubscribe(db, receiver, { ip: '', now: seconds(60) })
  expect(await counts(newsletterId)).toMatchObject({
    sent: 1,
    unsubscribed: 1,
  })
  expect(await sendAll(await schedule({ sendAt: seconds(100) }), 100)).toEqual([])
  expect(readUnsubscribeLink(secret, `${token.slice(0, -2)}AA`)).toBeNull()
  expect(receiver.email).toBe(email)
})
