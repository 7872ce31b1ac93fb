import { expect, test } from 'vitest'
import { chooseGateway, listGatewayAccounts, saveGatewayAccount } from '~/features/payments/payments.server'
import { goodsInStock, orderAsGuest, transfer } from '~/testing/guest'
import { openMember, openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const goods = await goodsInStock(shop.db, 1)

test('the back office shows each role the work that waits for it, and nobody else any of it', async () => {
  const { code: waiting } = await orderAsGuest(shop.browser(), goods, { payment: transfer })
  const { code: placed } = await orderAsGuest(shop.browser(), goods, { payment: '4' })
  const pageOf = async (role: Parameters<typeof openStaff>[1]) =>
    (await (await openStaff(shop, role)).browser.page('/yonetim')).text

  const sales = await pageOf('sales')
  expect(sales).toContain(waiting)
  expect(sales).toContain(placed)
  const warehouse = await pageOf('warehouse')
  expect(warehouse).toContain('Hazırlanacak siparişler')
  expect(warehouse).toContain(placed)
  expect(warehouse).not.toContain(waiting)
  expect(warehouse).not.toContain('toptan başvuruları')
  const content = await pageOf('content')
  expect(content).not.toContain(placed)
  expect(content).toContain('Sonuçsuz aramalar')
  expect(content).not.toContain('Hazırlanacak siparişler')

  const member = await openMember(shop)
  expect((await member.browser.page('/yonetim')).status).toBe(404)
  expect((await shop.browser().page('/yonetim')).path).toMatch(/^\/user\/login\?donus=/i)
})

test('staff of a live shop are told that cards take no money, or that nobody can pay by card', async () => {
  const live = await openTestShop({ mode: 'live' })
  const { db, secret } = live.deps
  const [admin, content] = [await openStaff(live, 'admin'), await openStaff(live, 'content')]
  const told = async ({ browser } = admin) => {
    const { text } = await browser.page('/yonetim')
    return [text.includes('kartla ödemek isteyenler ödeyemez'), text.includes('deneme modunda')]
  }
  expect([await told(), await told(content)]).toEqual([
    [true, false],
    [false, false],
  ])
  const by = { secret, actor: 'test', now: new Date() }
  const account = {
    gateway: 'paytr',
    merchantId: '1',
    testMode: true,
    keys: { merchantKey: 'anahtar', merchantSalt: 'tuzlu' },
  } as const
  await saveGatewayAccount(db, '', account, by)
  const [{ revision } = { revision: '' }] = await listGatewayAccounts(db)
  await chooseGateway(db, 'paytr', { revision, actor: 'test' })
  expect([await told(), await told(content)]).toEqual([
    [false, true],
    [false, false],
  ])
  const [chosen] = await listGatewayAccounts(db)
  await saveGatewayAccount(db, chosen!.revision, { ...account, testMode: false }, by)
  expect(await told()).toEqual([false, false])
})

test('the tile of invoices tells how they are made, with and without an integrator', async () => {
  const byHand = 'Fatura entegratörü bağlı değil'
  expect((await (await openStaff(shop, 'admin')).browser.page('/yonetim')).text).toContain(byHand)
  const connected = await openTestShop({
    environment: { INVOICE_INTEGRATOR_URL: 'https://fatura.example', INVOICE_INTEGRATOR_KEY: 'k'.repeat(32) },
  })
  const { text } = await (await openStaff(connected, 'admin')).browser.page('/yonetim')
  expect([text.includes('Faturası kesilmemiş siparişler'), text.includes(byHand)]).toEqual([true, false])
})
