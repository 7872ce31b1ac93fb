import { beforeEach, describe, expect, test } from 'vitest'
import { asc, eq, sql } from 'drizzle-orm'
import { transaction } from '~/db/transaction.server'
import { countStock } from '~/features/catalogue/selling/stock.server'
import { saveSettings } from '~/features/settings/settings.server'
import { stockAlerts } from '~/features/stock-alerts/tables.server'
import type { Browser } from '~/testing/browser'
import { formOf, goodsInStock, goodsSoldOut } from '~/testing/guest'
import { unlimited } from '~/testing/limits'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const { db } = shop
await transaction(db, (db) => saveSettings(db, unlimited))
const goods = await goodsSoldOut(db)
const path = `/stok-haberi?secenek=${goods.variantId}`
const linkSent = 'Onay bağlantısını e-posta adresinize gönderdik.'
beforeEach(async () => {
  await db.delete(stockAlerts)
  await count(0)
  await shop.runJobs()
  shop.emails.length = 0
})

const count = (quantity: number) =>
  transaction(db, (db) => countStock(db, [{ variantId: goods.variantId, quantity }], 'correction', 'test'))
const newEmail = () => `${crypto.randomUUID()}@alici.example`
const alerts = () => db.select().from(stockAlerts).orderBy(asc(stockAlerts.id))

async function productPage(browser: Browser) {
  const page = await browser.page(`/${goods.link}`)
  return { page, form: formOf(page, path) }
}

/** Asks on the product's page without scripts. */
async function ask(browser: Browser, email: string) {
  const { page, form } = await productPage(browser)
  return browser.submit(page, form, { email })
}

/** As the page's script sends the form. */
const fetched = (browser: Browser, fields: Record<string, string>) =>
  browser.send(`/stok-haberi.data?secenek=${goods.variantId}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
  })

const linkIn = (text: string) => /http\S+(\/stok-haberi\/\d+\?imza=[\w-]{43})/.exec(text)![1]!

describe('a sold-out variant', () => {
  test('has the form in place of the button that buys; one in stock has the button', async () => {
    const { page, form } = await productPage(shop.browser())
    expect(page.html).not.toContain('data-buy')
    expect(form.fields.map(([name]) => name)).toEqual(['email'])
    expect(page.text).toContain('6563 sayılı Kanun')
    const [sold] = await goodsInStock(db, 1)
    const other = await shop.browser().page(`/${sold!.link}`)
    expect(
      other.forms.map(({ action }) => action).filter((action) => action.startsWith('/stok-haberi')),
    ).toEqual([])
  })

  test('is asked for without scripts: back on the product, with the answer beside the form', async () => {
    const answer = await ask(shop.browser(), newEmail())
    expect([answer.status, answer.path.split('?')[0]]).toEqual([200, `/${goods.link}`])
    expect(answer.text).toContain(linkSent)
  })

  test('is asked for by a script with the same answer', async () => {
    const response = await fetched(shop.browser(), { email: newEmail() })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(linkSent)
  })

  test('keeps a wrong address in the field', async () => {
    const answer = await ask(shop.browser(), 'ayse@')
    expect(answer.status).toBe(422)
    expect(answer.html).toContain('value="ayse@"')
    expect(answer.html).toContain('aria-invalid="true"')
    expect(await alerts()).toEqual([])
  })

  test('that can be bought meanwhile says so, and unknown ones are not found', async () => {
    const { page, form } = await productPage(shop.browser())
    await count(3)
    const answer = await shop.browser().submit(page, form, { email: newEmail() })
    expect(answer.path).toContain(`/${goods.link}`)
    expect(await alerts()).toEqual([])
    for (const id of ['199999999', '0', 'x', ''])
      expect([id, (await shop.browser().send(`/stok-haberi?secenek=${id}`)).status]).toEqual([
        id,
        id === '199999999' ? 404 : 302,
      ])
  })
})

// Promise P09: the answers do not tell whom the shop knows.
test('a guest gets equal answers for every address, byte for byte', async () => {
  const member = await openMember(shop)
  const [waiting, open] = [newEmail(), newEmail()]
  await ask(shop.browser(), waiting)
  await ask(shop.browser(), open)
  await db.update(stockAlerts).set({ confirmedAt: new Date() }).where(eq(stockAlerts.email, open))
  const plain = new Set<string>()
  const scripted = new Set<string>()
  for (const email of [newEmail(), member.email, waiting, open]) {
    const browser = shop.browser()
    await browser.page('/')
    const body = new URLSearchParams({ email })
    const sent = await browser.send(path, { method: 'POST', body, headers: { accept: 'text/html' } })
    plain.add(`${sent.status} ${sent.headers.get('location')} ${await sent.text()}`)
    scripted.add(await (await fetched(browser, { email })).text())
  }
  expect([plain.size, scripted.size]).toEqual([1, 1])
})

describe('the emails', () => {
  test('confirm by a button, tell of the goods once without a price, and stop', async () => {
    const guest = shop.browser()
    const email = newEmail()
    await ask(guest, email)
    await shop.runJobs()
    const [confirmation] = shop.emails
    expect(confirmation).toMatchObject({ to: email, subject: `Stok haberinizi onaylayın: ${goods.name}` })
    const link = linkIn(confirmation!.text)
    const scanner = shop.browser()
    const page = await scanner.page(link)
    expect((await alerts())[0]).toMatchObject({ confirmedAt: null })
    const confirmed = await scanner.submit(
      page,
      page.forms.find(({ buttons }) => buttons.some(({ value }) => value === 'confirm'))!,
      {},
      'confirm',
    )
    expect(confirmed.text).toContain('Onayladınız.')
    expect((await alerts())[0]!.confirmedAt).not.toBeNull()

    await count(2)
    await shop.runJobs()
    await shop.runJobs()
    const [, message, ...more] = shop.emails
    expect(more).toEqual([])
    expect(message).toMatchObject({ to: email, subject: `Yeniden stokta: ${goods.name}` })
    expect(message!.text).toContain(`${shop.origin}/${goods.link}`)
    expect(message!.text + message!.html).not.toMatch(/\d+,\d\d\s*TL/)
    expect(message!.list).toEqual({ unsubscribe: shop.origin + linkIn(message!.text) })

    const stop = await guest.page(linkIn(message!.text))
    expect(stop.text).toContain('Bütün stok haberlerimi durdur')
    const form = stop.forms.find(({ buttons }) => buttons.some(({ value }) => value === 'stop'))!
    expect((await guest.submit(stop, form, {}, 'stop')).text).toContain('Stok haberlerinizi sildik.')
  })

  test('keep their Message-ID when they are sent again', async () => {
    await ask(shop.browser(), newEmail())
    let tries = 0
    const { send } = shop.deps.mail
    const ids: string[] = []
    shop.deps.mail.send = async (message) => {
      ids.push(message.messageId)
      if (tries++ === 0) throw new Error('The mail server is away')
      await send(message)
    }
    await shop.runJobs()
    await db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
    await shop.runJobs()
    shop.deps.mail.send = send
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('are not sent for an alert that is stopped before', async () => {
    await ask(shop.browser(), newEmail())
    await db.delete(stockAlerts)
    await shop.runJobs()
    expect(shop.emails).toEqual([])
  })

  test('have links that open nothing when they are changed', async () => {
    await ask(shop.browser(), newEmail())
    await shop.runJobs()
    const link = linkIn(shop.emails[0]!.text)
    for (const wrong of [link.slice(0, -1), link.replace(/\/\d+/, '/1'), link.split('?')[0]!])
      expect([wrong, (await shop.browser().send(wrong)).status]).toEqual([wrong, 404])
  })
})

describe('a member', () => {
  test('asks without typing an address, finds the alert in the account, and deletes it there', async () => {
    const { browser, email } = await openMember(shop)
    const { page, form } = await productPage(browser)
    expect(form.fields).toEqual([])
    expect((await browser.submit(page, form)).text).toContain('Kaydınız alındı.')
    expect(await alerts()).toMatchObject([{ email }])
    expect((await browser.page('/User/detail')).html).toContain('href="/User/stock-alerts"')
    const list = await browser.page('/User/stock-alerts')
    expect(list.text).toContain(goods.name)
    const dropped = await browser.submit(list, formOf(list, '/User/stock-alerts'))
    expect(dropped.text).toContain('Stok haberi silindi.')
    expect(await alerts()).toEqual([])
    expect((await browser.page('/User/detail')).html).not.toContain('href="/User/stock-alerts"')
  })

  test('uses the calls of the lists; guests do not', async () => {
    const { browser } = await openMember(shop)
    const input = { type: 3, product_id: goods.productId, product_variant_id: goods.variantId }
    const made = await browser.api('/bp-relation-products', input)
    const { id } = made.body.data as unknown as { id: number }
    expect([made.status, made.body.data]).toEqual([200, { code: 201, id }])
    expect((await browser.api('/bp-relation-products', input)).body.data).toEqual({ code: 200, id })
    const listed = await browser.api('/site/bp-relation-products?type=3')
    expect(listed.body.data).toMatchObject([
      { id, type: 3, product_variant_id: goods.variantId, product: { stock: { in_stock: false } } },
    ])
    const guest = shop.browser()
    expect(await guest.api('/bp-relation-products', input)).toMatchObject({
      status: 401,
      body: { code: 'sign_in_first' },
    })
    expect((await guest.api('/site/bp-relation-products?type=3')).body.data).toEqual([])
    expect((await guest.api(`/bp-relation-products/${id}`, undefined, { method: 'DELETE' })).status).toBe(404)
    expect((await browser.api(`/bp-relation-products/${id}`, undefined, { method: 'DELETE' })).status).toBe(
      200,
    )
    expect(await alerts()).toEqual([])
    const [sold] = await goodsInStock(db, 1)
    const bad: [object, number, string][] = [
      [{ ...input, product_variant_id: null }, 400, 'choose_variant'],
      [{ ...input, product_id: sold!.productId }, 404, 'product_not_found'],
      [{ type: 3, product_id: sold!.productId, product_variant_id: sold!.variantId }, 409, 'in_stock'],
    ]
    for (const [body, status, code] of bad)
      expect(await browser.api('/bp-relation-products', body)).toMatchObject({ status, body: { code } })
  })

  test('finds the alerts in the file with all data', async () => {
    const { browser } = await openMember(shop)
    const { page, form } = await productPage(browser)
    await browser.submit(page, form)
    const { text } = await browser.get('/User/userinfo/export')
    expect((JSON.parse(text) as { stockAlerts: object[] }).stockAlerts).toMatchObject([
      { product: goods.name },
    ])
  })
})
