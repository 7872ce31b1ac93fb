import type { Page } from '@playwright/test'
import { newBuyer } from '../support/buyer'
import { findGood, isPlain } from '../support/goods'
import { mouse } from '../support/hands'
import { chooseCarrierAndPayment, confirmOrder, giveAddress } from '../support/journey'
import { findEmail, followEmail } from '../support/emails'
import { untilReady } from '../support/ready'
import { expect, test } from '../support/test'

test.use({ pictures: true })

declare global {
  interface Window {
    canary?: number
  }
}

// app/tests/access/headers.db.test.ts reads every page's policy; here a browser enforces it.
const pages = [
  '/',
  '/deri-kordonlar',
  '/search-results?q=deri',
  '/sepetim',
  '/contents/gizlilik/11',
  '/create',
  '/dev/mail',
  ...(process.env.TEST_FULL
    ? [
        '/category/list',
        '/yeni-gelenler',
        '/search-shop',
        '/navigator',
        '/User/favorites',
        '/contact',
        '/contents',
        '/sss',
        '/tercihler',
      ]
    : []),
]

test(
  'a foreign script does not run on any page, and everything of the shop does (B48)',
  { tag: '@genis' },
  async ({ page, request, faults }) => {
    const good = await findGood(request, null, isPlain)
    faults.expect(/^(404 GET \/boyle|500 GET \/error)/)
    // The canary's own violation, as the page and the browser report it; any other fails.
    faults.expect(/^console: policy script-src-elem inline in /)
    faults.expect(/^console: .*inline script violates/)
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({
        response,
        body: html.replace('</head>', '<script>window.canary = 1</script></head>'),
      })
    })
    for (const path of [...pages, `/${good.master.link}`, '/boyle-bir-sayfa-yok', '/error']) {
      const refused = page.waitForEvent('console', (message) =>
        message.text().startsWith('policy script-src-elem inline'),
      )
      await page.goto(path)
      await refused
      if (path !== '/dev/mail') await untilReady(page)
      expect(await page.evaluate(() => window.canary), path).toBeUndefined()
    }
  },
)

test(
  'a script inserted into a page later does not run (B48)',
  { tag: '@genis' },
  async ({ page, faults }) => {
    faults.expect(/^console: policy script-src/)
    faults.expect(/^console: .*(inline|violates)/)
    await page.goto('/contact')
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.canary = 1'
      document.head.append(script)
      const picture = document.createElement('img')
      picture.setAttribute('onerror', 'window.canary = 2')
      picture.src = 'data:,'
      document.body.append(picture)
      return new Promise((resume) => picture.addEventListener('error', () => resume(window.canary)))
    })
    expect(ran).toBeUndefined()
  },
)

const attack = '<img src=x onerror="canary=1">'

test(
  'text written by a customer is shown as text everywhere (P15)',
  { tag: '@genis' },
  async ({ page, request, putInBasket, otherBrowser }) => {
    const good = await findGood(request, null, isPlain)
    await putInBasket(good, good.variants[0]!, 1)
    const walk = { page, hand: mouse, scripts: true }
    const street = `"><script>canary=1</script>${attack}`
    const company = { unvan: `</title>${attack}`, taxOffice: `${attack}`, vkn: newBuyer().company.vkn }
    const buyer = { ...newBuyer(), firstName: attack, lastName: '</textarea>{{7*7}}${7*7}', street, company }
    await page.goto('/checkout/steps')
    await giveAddress(walk, buyer, 'kurumsal')
    await chooseCarrierAndPayment(walk, 'Kapıda ödeme')
    await page.getByLabel(/^Sipariş notu/).fill(`</script>${attack}`)
    const { code } = await confirmOrder(walk)
    await expectHarmless(page)
    await page.getByRole('link', { name: 'Siparişi izle' }).click()
    for (const written of [buyer.firstName, street, company.unvan, `</script>${attack}`]) {
      await expect(page.getByRole('main').getByText(written).first()).toBeVisible()
    }
    await page.reload()
    await expectHarmless(page)

    const reader = await otherBrowser()
    await findEmail(reader, code)
    await reader.getByRole('link', { name: code }).click()
    const message = reader.frameLocator('iframe')
    await expect(message.getByText(attack).first()).toBeVisible()
    expect(await message.locator('img[src=x]').count()).toBe(0)
    await expectHarmless(reader)
    await reader.getByRole('link', { name: 'Düz metin' }).click()
    await expect(reader.getByText(attack).first()).toBeVisible()
    await expectHarmless(reader)
    const order = await followEmail({ ...walk, page: reader }, code)
    await expect(order.getByRole('main').getByText(street).first()).toBeVisible()
    await expectHarmless(order)
  },
)

async function expectHarmless(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.canary)).toBeUndefined()
  expect(await page.locator('img[src=x]').count()).toBe(0)
}
