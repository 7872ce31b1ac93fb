import { desc, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { consents } from '~/features/consents/tables.server'
import { dropOldNewsletterData } from '~/features/newsletters/newsletters.server'
import { newsletterRecipients, newsletterSignups, newsletters } from '~/features/newsletters/tables.server'
import { newsletterConsent } from '~/features/newsletters/text'
import { saveSettings } from '~/features/settings/settings.server'
import { formOf } from '~/testing/guest'
import { unlimited } from '~/testing/limits'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

let now = new Date()
const shop = await openTestShop({ clock: () => now })
const { db } = shop
await transaction(db, (db) => saveSettings(db, unlimited))
beforeEach(async () => {
  now = new Date()
  await shop.runJobs()
  shop.emails.length = 0
})

const newEmail = () => `${crypto.randomUUID()}@alici.example`
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const linkIn = (text: string) => /http\S+(\/bulten\/\S+)/.exec(text)![1]!
const lastConsent = async (email: string) =>
  (await db.select().from(consents).where(eq(consents.recipient, email)).orderBy(desc(consents.id)))[0]

async function signUp(email: string) {
  const browser = shop.browser()
  const page = await browser.page('/bulten')
  return browser.submit(page, formOf(page, '/bulten'), { email, website: '' })
}

/** Signs up and confirms by the button of the link. */
async function subscribe(email: string): Promise<string> {
  await signUp(email)
  await shop.runJobs()
  const link = linkIn(shop.emails.find(({ to }) => to === email)!.text)
  const browser = shop.browser()
  const page = await browser.page(link)
  await browser.submit(page, formOf(page, link))
  return link
}

describe('signing up', () => {
  test('counts once the link of the email is confirmed by its button; the consent is recorded with its sentence', async () => {
    const email = newEmail()
    const answer = await signUp(email)
    expect([answer.status, answer.path]).toEqual([200, '/bulten?durum=istendi'])
    await shop.runJobs()
    expect(shop.emails).toMatchObject([{ to: email, subject: 'E-bülten kaydınızı onaylayın' }])
    const link = linkIn(shop.emails[0]!.text)
    const browser = shop.browser()
    const page = await browser.page(link)
    // Scanners of emails open links.
    expect(await lastConsent(email)).toBeUndefined()
    expect((await browser.submit(page, formOf(page, link))).text).toContain('Kaydınız onaylandı.')
    expect(await lastConsent(email)).toMatchObject({
      given: true,
      form: 'bulten',
      wording: newsletterConsent,
      recipientType: 'BIREYSEL',
    })
    for (const wrong of [link.slice(0, -1), link.replace(/\/\d+/, '/999999'), link.split('?')[0]!])
      expect([wrong, (await shop.browser().send(wrong)).status]).toEqual([wrong, 404])
  })

  // Promise P09.
  test('has one answer for new, waiting, subscribed and known addresses, byte for byte', async () => {
    const member = await openMember(shop)
    const [waiting, subscribed] = [newEmail(), newEmail()]
    await signUp(waiting)
    await subscribe(subscribed)
    const answers = new Set<string>()
    for (const email of [newEmail(), waiting, subscribed, member.email]) {
      const browser = shop.browser()
      await browser.page('/bulten')
      const body = new URLSearchParams({ email, website: '' })
      const sent = await browser.send('/bulten', { method: 'POST', body, headers: { accept: 'text/html' } })
      answers.add(`${sent.status} ${sent.headers.get('location')} ${await sent.text()}`)
    }
    expect(answers.size).toBe(1)
  })

  test('sends one email a day to an address, and none to a subscriber', async () => {
    const email = newEmail()
    for (let i = 0; i < 3; i++) await signUp(email)
    await shop.runJobs()
    expect(shop.emails).toHaveLength(1)
    now = later(25)
    await signUp(email)
    await shop.runJobs()
    expect(shop.emails).toHaveLength(2)
    const subscribed = newEmail()
    await subscribe(subscribed)
    shop.emails.length = 0
    await signUp(subscribed)
    await shop.runJobs()
    expect(shop.emails).toEqual([])
  })

  test('keeps a wrong address in the field, and does nothing for programs that fill in every field', async () => {
    const wrong = await signUp('ayse@')
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('value="ayse@"')
    const email = newEmail()
    const browser = shop.browser()
    const page = await browser.page('/bulten')
    const form = formOf(page, '/bulten')
    const answer = await browser.submit(page, form, { email, website: 'https://spam.example' })
    expect(answer.path).toBe('/bulten?durum=istendi')
    expect(await db.select().from(newsletterSignups).where(eq(newsletterSignups.email, email))).toEqual([])
  })

  test('is forgotten after three days without a confirmation', async () => {
    const email = newEmail()
    await signUp(email)
    const left = () => db.select().from(newsletterSignups).where(eq(newsletterSignups.email, email))
    await dropOldNewsletterData(db, later(71))
    expect(await left()).toHaveLength(1)
    await dropOldNewsletterData(db, later(73))
    expect(await left()).toEqual([])
  })
})

describe('a newsletter', () => {
  const input = {
    subject: 'Kış kordonları',
    preheader: 'Yeni deriler',
    blocks: [{ id: 'b1', kind: 'quotation', text: 'Saatim yenilendi.', author: 'Gülsüm Ç.' }],
  }
  type Made = { id: number; revision: string; counts: Record<string, number> }

  test('is written, tried out, scheduled and counted by the staff, and ended by one click without a cookie', async () => {
    const email = newEmail()
    await subscribe(email)
    const { browser } = await openStaff(shop, 'content')
    const made = (await browser.api('/newsletters', input)).body.data as unknown as Made
    shop.emails.length = 0
    await browser.api(`/newsletters/${made.id}/test`, { emails: ['deneme@magaza.example'] })
    await shop.runJobs()
    expect(shop.emails).toMatchObject([{ to: 'deneme@magaza.example', subject: input.subject }])
    expect(await db.$count(newsletterRecipients, eq(newsletterRecipients.newsletterId, made.id))).toBe(0)

    shop.emails.length = 0
    const send_at = later(1).toISOString()
    const scheduled = { ...input, status: 'scheduled', send_at, revision: made.revision }
    const { status } = await browser.api(`/newsletters/${made.id}`, scheduled, { method: 'PUT' })
    expect(status).toBe(200)
    await shop.runJobs()
    expect(shop.emails).toEqual([])
    now = later(2)
    await db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
    for (let i = 0; i < 3; i++) {
      await shop.runJobs()
      await db.execute(
        sql`update graphile_worker._private_jobs set run_at = now() where run_at < now() + interval '1 day'`,
      )
      now = new Date(now.getTime() + 20_000)
    }
    const got = shop.emails.find(({ to }) => to === email)!
    expect(got.list).toMatchObject({ isOneClick: true })
    const shown = (await browser.api(`/newsletters/${made.id}`)).body.data as unknown as Made
    expect(shown.counts['sent']).toBe(shop.emails.length)
    expect(shown.counts['recipients']).toBeGreaterThanOrEqual(shown.counts['sent']!)

    const path = new URL(got.list!.unsubscribe).pathname
    await shop.browser().page(path)
    expect(await lastConsent(email)).toMatchObject({ given: true })
    const clicked = await shop.fetch(
      new Request(shop.origin + path, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      }),
    )
    expect(clicked.status).toBe(200)
    expect(await lastConsent(email)).toMatchObject({ given: false, form: 'bulten' })
    expect((await shop.browser().page(path)).text).toContain('E-bültenden ayrıldınız.')
    const after = (await browser.api(`/newsletters/${made.id}`)).body.data as unknown as Made
    expect(after.counts['unsubscribed']).toBe(1)
  })

  test('is seen by nobody but the staff', async () => {
    const { browser: member } = await openMember(shop)
    for (const [browser, status] of [
      [shop.browser(), 401],
      [member, 403],
      [(await openStaff(shop, 'warehouse')).browser, 403],
    ] as const)
      expect((await browser.api('/newsletters')).status).toBe(status)
  })

  test('refuses kinds of blocks that mail programs cannot show, a past moment, and a segment without its field', async () => {
    const { browser } = await openStaff(shop, 'content')
    const faq = [{ id: 'b1', kind: 'faq', group: 'Kargo' }]
    const bad: [object, string][] = [
      [{ blocks: faq }, 'bad_kind'],
      [{ status: 'scheduled', send_at: later(-1).toISOString() }, 'not_in_future'],
      [{ send_at: later(1).toISOString() }, 'not_scheduled'],
      [{ segment: 'price_list' }, 'bad_segment'],
      [{ segment: 'all', days: 3 }, 'bad_segment'],
    ]
    for (const [more, code] of bad) {
      const { status, body } = await browser.api('/newsletters', { ...input, ...more })
      expect([status, (body as unknown as { errors: { code: string }[] }).errors[0]?.code]).toEqual([
        400,
        code,
      ])
    }
  })

  test('that has begun is not deleted, a draft is', async () => {
    const { browser } = await openStaff(shop, 'content')
    const { id } = (await browser.api('/newsletters', input)).body.data as unknown as Made
    await db
      .update(newsletters)
      .set({ status: 'sent', startedAt: now, endedAt: now })
      .where(eq(newsletters.id, id))
    const remove = (which: number) => browser.api(`/newsletters/${which}`, undefined, { method: 'DELETE' })
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'in_use' } })
    const draft = (await browser.api('/newsletters', input)).body.data as unknown as Made
    expect((await remove(draft.id)).status).toBe(200)
  })
})
