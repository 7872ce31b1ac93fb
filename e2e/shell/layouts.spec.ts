import { findGood, isPlain } from '../support/goods'
import { openReady, untilReady } from '../support/ready'
import { expect, test } from '../support/test'

test.use({ pictures: true })

test(
  'guests see the slim line, the membership prompt, and a WhatsApp line',
  { tag: '@genis' },
  async ({ page }) => {
    await page.goto('/yeni-gelenler')
    const bar = page.getByRole('banner')
    for (const [name, path] of [
      ['Hakkımızda', '/contents/hakkimizda/1'],
      ['İletişim', '/contact'],
      ['Giriş yap', '/User/Login'],
      ['Üye ol', '/create'],
      ['Toptan başvuru', '/create?tur=toptan'],
    ]) {
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path!)
    }
    await expect(bar.getByRole('list', { name: 'Bizi takip edin' }).getByRole('link')).not.toHaveCount(0)
    const prompt = page.getByRole('complementary', { name: 'Üyelik başvurusu' })
    await expect(prompt).toContainText('Tüm çeşitlerimiz ve toptan fiyatlarımız üye olduktan sonra görünür.')
    await expect(prompt.getByRole('link', { name: 'Üyelik başvurusu' })).toHaveAttribute('href', '/create')
    const whatsapp = page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp ile yazın' })
    await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/90\d{10}$/)
  },
)

test('the payment has its own quiet layout: safe shopping, a link back, and no other links', async ({
  page,
  request,
  putInBasket,
}) => {
  const good = await findGood(request, null, isPlain)
  await putInBasket(good, good.variants[0]!, 1)
  await openReady(page, '/sepetim')
  await page.getByRole('link', { name: 'Alışverişi tamamla' }).click()
  const header = page.getByRole('banner')
  await expect(header.getByText('Güvenli alışveriş')).toBeVisible()
  await expect(page.getByRole('search')).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0)
  await header.getByRole('link', { name: 'Geri dön' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sepetim (1 ürün)' })).toBeVisible()
})

test(
  'a card shows its second picture under the pointer, and fetches it only then',
  { tag: '@genis' },
  async ({ page }) => {
    await openReady(page, '/deri-kordonlar')
    const card = page.getByRole('main').getByRole('article').first()
    await expect(card.locator('img')).toHaveCount(1)
    await card.hover()
    const second = card.locator('.second-view')
    await expect(second).toHaveCSS('opacity', '1')
    const width = await second.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)
    expect(width).toBeGreaterThan(0)
    await page.mouse.move(0, 0)
    await expect(second).toHaveCSS('opacity', '0')
  },
)

test('the error page goes home, or two steps back', async ({ page, faults }) => {
  faults.expect(/^500 GET \/error/)
  await page.goto('/contents')
  await page.goto('/contact')
  expect((await page.goto('/error'))!.status()).toBe(500)
  await untilReady(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Bir şeyler ters gitti.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/')
  await page.getByRole('link', { name: 'İki adım geri dön' }).click()
  await expect(page).toHaveURL(/\/contents$/)
})

test('the 404 page has a Turkish heading, the sentence in English, and further links', async ({
  page,
  faults,
}) => {
  faults.expect(/^404 GET \/boyle/)
  expect((await page.goto('/boyle-bir-sayfa-yok'))!.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Sayfa bulunamadı' })).toBeVisible()
  await expect(page.getByText('This page could not be found')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('main').getByRole('link', { name: 'Deri kordonlar' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test(
  'external links open a new page without a handle or a referrer',
  { tag: '@genis' },
  async ({ page, request }) => {
    const good = await findGood(request, null, isPlain)
    for (const path of ['/', `/${good.master.link}`, '/contact', '/search-results?q=bulunmaz']) {
      await page.goto(path)
      const leaving = await page
        .locator('a[href^="http"]')
        .evaluateAll((links) =>
          links
            .filter((link) => (link as HTMLAnchorElement).origin !== location.origin)
            .map((link) => `${link.getAttribute('target')} ${link.getAttribute('rel')}`),
        )
      expect(new Set(leaving), path).toEqual(new Set(['_blank noopener']))
    }
  },
)

test('every link of the frame leads to a page', { tag: '@dar' }, async ({ page, request }) => {
  await page.goto('/contact')
  const paths = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')!))])
  expect(paths.length).toBeGreaterThan(20)
  const lost: string[] = []
  for (const path of paths) if (!(await request.get(path)).ok()) lost.push(path)
  expect(lost).toEqual([])
})

test(
  'with reduced motion a page changes its colours at once, not level by level',
  { tag: '@genis' },
  async ({ page }) => {
    await openReady(page, '/contact')
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await background()
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    expect(await background()).not.toBe(light)
  },
)
