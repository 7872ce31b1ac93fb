import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readPreferences } from '~/features/announcements/announcements.server'
import { consents } from '~/features/consents/tables.server'
import { newBrowserKeys } from '~/features/push/testing/browser-keys'
import { pushSubscriptions } from '~/features/push/tables.server'
import type { Browser } from '~/testing/browser'
import { formOf } from '~/testing/guest'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// Duyuru Tercihlerim, and the calls that register devices, over pages and API.
const shop = await openTestShop()
const path = '/User/notification'

const post = (browser: Browser, fields: [string, string][]) =>
  browser.send(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html' },
  })
const isTicked = (html: string, choice: string) =>
  new RegExp(`<input[^>]*value="${choice}"[^>]*>`).exec(html)![0].includes('checked=""')
/** Channels whose last answer is a consent. */
async function given(userId: number): Promise<string[]> {
  const rows = await shop.db.select().from(consents).where(eq(consents.userId, userId)).orderBy(consents.id)
  const last = new Map(rows.map(({ channel, given }) => [channel as string, given]))
  return [...last].filter(([, isGiven]) => isGiven).map(([channel]) => channel)
}
const device = () => ({ token: `https://push.example/${crypto.randomUUID()}`, keys: newBrowserKeys().keys })

describe('Duyuru Tercihlerim', () => {
  test('shows orders and stock on, advertising off, until the member agrees', async () => {
    const { browser } = await openMember(shop)
    const { html, text } = await browser.page(path)
    expect(text).toContain('Bu sayfada henüz bir değişiklik yapmadınız.')
    expect(isTicked(html, 'orders:email')).toBe(true)
    expect(isTicked(html, 'orders:push')).toBe(true)
    expect(isTicked(html, 'campaigns:email')).toBe(false)
    expect(html).not.toContain('dealers:email')
  })

  test('saves topics, gives consent for the channels of advertising, and shows the last change', async () => {
    const { browser, id } = await openMember(shop)
    const page = await browser.page(path)
    const answer = await post(browser, [
      ['intent', 'save'],
      ['choice', 'orders:sms'],
      ['choice', 'campaigns:email'],
      ['frequency', 'weekly'],
    ])
    expect(answer.status).toBe(200)
    const { html, text } = await browser.page(path)
    expect(page.text).not.toContain('Son değişiklik')
    expect(text).toContain('Son değişiklik: ')
    expect(isTicked(html, 'campaigns:email')).toBe(true)
    expect(isTicked(html, 'basket:email')).toBe(false)
    expect(isTicked(html, 'orders:push')).toBe(false)
    expect(html).toMatch(
      /<input[^>]*name="frequency"[^>]*checked=""[^>]*value="weekly"|value="weekly"[^>]*checked=""/,
    )
    expect(await given(id)).toEqual(['email'])
    expect((await readPreferences(shop.db, id)).frequency).toBe('weekly')
  })

  test('switches everything off with one button, and the consents are withdrawn', async () => {
    const { browser, id } = await openMember(shop)
    await post(browser, [
      ['intent', 'save'],
      ['choice', 'campaigns:email'],
      ['choice', 'campaigns:sms'],
      ['frequency', 'instant'],
    ])
    expect(await given(id)).toEqual(['email', 'sms'])
    const page = await browser.page(path)
    const answer = await browser.submit(page, formOf(page, path, 'all-off'), {}, 'all-off')
    expect(answer.text).toContain('Bütün duyurular kapatıldı.')
    expect(await given(id)).toEqual([])
    expect(isTicked(answer.html, 'orders:email')).toBe(true)
    expect(isTicked(answer.html, 'orders:push')).toBe(false)
  })

  test('offers dealers’ news to dealers only; a choice that was made up is refused', async () => {
    const dealer = await openMember(shop, { kind: 'wholesale', priceListId: 2 })
    expect((await dealer.browser.page(path)).html).toContain('dealers:email')
    const { browser, id } = await openMember(shop)
    const wrong: [string, string][] = [
      ['intent', 'save'],
      ['choice', 'campaigns:pigeon'],
      ['frequency', 'instant'],
    ]
    expect((await post(browser, wrong)).status).toBe(400)
    expect(
      (
        await post(browser, [
          ['intent', 'save'],
          ['staff_role', 'admin'],
        ])
      ).status,
    ).toBe(400)
    expect((await readPreferences(shop.db, id)).changedAt).toBeNull()
  })

  test('lists the member’s devices and removes them, and nobody else’s', async () => {
    const [{ browser }, stranger] = [await openMember(shop), await openMember(shop)]
    const registered = await browser.api('/user-notification-subscribers', device())
    expect(registered.status).toBe(200)
    const page = await browser.page(path)
    const form = formOf(page, path, 'remove')
    const id = form.fields.find(([name]) => name === 'device')![1]
    const fields: [string, string][] = [
      ['intent', 'remove'],
      ['device', id],
    ]
    expect((await post(stranger.browser, fields)).status).toBe(404)
    const answer = await browser.submit(page, form, {}, 'remove')
    expect(answer.text).toContain('Cihaz kaldırıldı')
    expect(answer.text).toContain('Bildirim alan cihazınız yok.')
  })

  test('is for members', async () => {
    expect((await shop.browser().send(path)).status).toBe(302)
  })
})

describe('a registered device', () => {
  test('belongs to the visitor of the session, whatever the client says about the user', async () => {
    const { browser, id, uid } = await openMember(shop)
    const claims = { user_id: 1, claims: { admin: true }, groups: ['dealer', 7], device: 'x', agent: 'y' }
    const { status, body } = await browser.api('/user-notification-subscribers', {
      ...device(),
      ...claims,
      uid,
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ code: 201, groups: ['member'], topics: ['orders', 'stock'] })
    const { rows } = await shop.db.execute(
      `select s.user_id as id, p.agent from push_subscriptions p join shoppers s on s.id = p.shopper_id where s.user_id = ${id}`,
    )
    expect(rows).toEqual([{ id, agent: expect.not.stringMatching('^y$') as unknown }])
  })

  test('cannot be registered for somebody else: 403', async () => {
    const [{ browser }, other] = [await openMember(shop), await openMember(shop)]
    const input = { ...device(), uid: other.uid }
    expect((await browser.api('/user-notification-subscribers', input)).status).toBe(403)
    const validate = { token: input.token, uid: other.uid, hasMobileApp: false }
    expect((await browser.api('/user-notification/validate', validate)).status).toBe(403)
  })

  test('of a member is deleted with the sign-out', async () => {
    const { browser } = await openMember(shop)
    const { token } = device()
    await browser.api('/user-notification-subscribers', { token, keys: newBrowserKeys().keys })
    const count = () => shop.db.$count(pushSubscriptions, eq(pushSubscriptions.token, token))
    expect(await count()).toBe(1)
    await browser.send('/user/cikis', { method: 'POST', body: new URLSearchParams() })
    expect(await count()).toBe(0)
  })

  test('is asked for topics that exist', async () => {
    const browser = shop.browser()
    const one = device()
    await browser.api('/user-notification-subscribers', one)
    const ask = (call: string, topics: unknown) =>
      browser.api(`/user-notification-subscribers/${call}`, { token: one.token, topics })
    expect((await ask('subscribe-topic', ['price-drops'])).body.data).toEqual({
      topics: ['orders', 'stock', 'price-drops'],
    })
    expect((await ask('unsubscribe-topic', ['orders'])).body.data).toEqual({
      topics: ['stock', 'price-drops'],
    })
    expect((await ask('subscribe-topic', ['gossip'])).status).toBe(400)
    expect((await ask('subscribe-topic', [])).status).toBe(400)
    expect((await ask('subscribe-topic', ['dealers'])).status).toBe(403)
  })
})
