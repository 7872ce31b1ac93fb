import { closedPage } from '../../app/server/plain-pages/closed-page.server'
import { readConfig } from '../../app/server/config/config.server'
import type { RequestContext } from '../../app/server/shop.server'
import { withShopDatabase } from '../../scripts/db/shop-database'
import { expectAccessibleOnAllScreens } from '../support/axe'
import { expectNoSidewaysScroll } from '../support/orders'
import { openReady } from '../support/ready'
import { expect, test } from '../support/test'

const words = 'Depomuzu taşıyoruz.\n25 Kasım Çarşamba 09.00’da yine açığız.'

// The page of a closed shop with the styles of this one, which stays open for the other journeys.
test('everybody can read the page of a closed shop and use its links', async ({ page, faults }) => {
  await openReady(page, '/contact')
  const links = page.locator('link[rel=stylesheet]')
  const styles = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!))
  const request = new Request(page.url())
  const closed = await withShopDatabase(readConfig(process.env), ({ db }) =>
    closedPage(request, { db } as unknown as RequestContext, words, { styles, headers: {} }),
  )
  const answer = { status: closed.status, contentType: 'text/html', body: await closed.text() }
  await page.route('**/kapali', (route) => route.fulfill(answer))
  faults.expect(/^503 GET \/kapali/)
  await page.goto('/kapali')
  await expect(page.getByRole('heading', { level: 1, name: 'Mağazamız şu an kapalı' })).toBeVisible()
  for (const paragraph of words.split('\n')) await expect(page.getByText(paragraph)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Yeniden dene' })).toBeVisible()
  const [name, title] = [page.locator('.wordmark'), page.getByRole('heading', { level: 1 })]
  expect((await name.boundingBox())!.width).toBeLessThan((await title.boundingBox())!.width / 2)
  await expectNoSidewaysScroll(page)
  await expectAccessibleOnAllScreens(page, 'closed shop')
})
