// Longer than 250 lines: every test opens the same stored pages with the helpers of this file.
import type { Locator, Page } from '@playwright/test'
import { answerCookies } from '../support/cookies'
import { findGood, isPlain } from '../support/goods'
import { openReady } from '../support/ready'
import { recordShifts, shiftsOf } from '../support/layout/shifts'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

// Guests' pages are stored whole: they bring the visitor's own data by one request, and start React at the first action that needs
// it. A finger is used here, since the first move of a mouse starts it.
const category = '/deri-kordonlar'
const isLive = (page: Page) => page.evaluate(() => document.documentElement.dataset['live'] !== undefined)

/** A stored page whose visitor's own data have come, and whose React has not started. A server stores pages a moment after its start. */
async function openAsleep(page: Page, path: string): Promise<void> {
  const open = async () => {
    await page.goto(path)
    return page.locator('html').getAttribute('data-audience')
  }
  await expect.poll(open).not.toBeNull()
  await page.evaluate(() => window.shopOwn)
  expect(await isLive(page)).toBe(false)
}

test(
  'a page is painted, counted and left without React',
  { tag: '@dar' },
  async ({ page, request, putInBasket }) => {
    const good = await findGood(request, null, isPlain)
    await page.goto('/')
    await putInBasket(good, good.variants[0]!, 1)
    await openAsleep(page, category)
    const basket = page.getByRole('navigation', { name: 'Hızlı erişim' }).getByRole('link', { name: 'Sepet' })
    await expect(basket).toHaveAccessibleName('Sepet, 1 ürün')
    await expect(basket.locator('.count')).toHaveText('1')
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().tap()
    await expect(page.locator('[data-product]')).toBeVisible()
    expect(await isLive(page)).toBe(false)
    // The counts stay when React has started.
    await page
      .getByRole('navigation', { name: 'Hızlı erişim' })
      .getByRole('link', { name: /^Sepet/ })
      .tap()
    await expect(page.getByRole('dialog', { name: 'Sepetiniz' })).toBeVisible()
    await expect(basket.locator('.count')).toHaveText('1')
  },
)

test(
  'the visitor’s own data come into boxes of their size',
  { tag: '@ikisi' },
  async ({ page, request, putInBasket }) => {
    await signIn(page, 'perakende@vitrin.test')
    const good = await findGood(request, null, isPlain)
    await putInBasket(good, good.variants[0]!, 1)
    await recordShifts(page)
    for (const path of ['/', category, `/${good.master.link}`]) {
      await openAsleep(page, path)
      // Other tests put goods into the same basket.
      await expect(page.locator('[data-count="basket"]:visible').first()).toHaveText(/^[1-9]\d*$/)
      expect(await shiftsOf(page), path).toBeLessThan(0.01)
    }
  },
)

test('the first press of a heart is kept', { tag: '@dar' }, async ({ page }) => {
  await openAsleep(page, category)
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorilere ekle/ })
    .first()
  await heart.tap()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(category)
  await openAsleep(page, category)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: 'Favoriler, 1 ürün' }).first()).toBeAttached()
})

test('the first press adds to the basket', { tag: '@dar' }, async ({ page, request }) => {
  const good = await findGood(request, null, isPlain)
  await openAsleep(page, `/${good.master.link}`)
  await page.getByRole('main').getByRole('button', { name: 'Sepete ekle' }).first().tap()
  await expect(page.getByRole('dialog', { name: 'Sepetiniz' })).toBeVisible()
  await expect(page).toHaveURL(`/${good.master.link}`)
})

test('another order is chosen by the first action', { tag: '@dar' }, async ({ page }) => {
  await openAsleep(page, category)
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption('fiyat-artan')
  await expect(page).toHaveURL(/siralama=fiyat-artan/)
  await expect(page.getByRole('combobox', { name: 'Sırala' })).toHaveValue('fiyat-artan')
})

test('a filter is set by the first press, and the filters stay open', { tag: '@dar' }, async ({ page }) => {
  await openAsleep(page, category)
  let documents = 0
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
  const filters = page.locator('.filter-sheet')
  await filters.locator('> summary').tap()
  await filters.getByRole('link', { name: /^Siyah/ }).tap()
  await expect(page).toHaveURL(/renk=siyah/)
  await expect(filters.getByRole('button', { name: /ürünü göster$/ })).toBeVisible()
  expect(documents).toBe(0)
})

test(
  'the question about cookies is answered by the first press, without React',
  { tag: '@dar' },
  async ({ page, context, faults }) => {
    await context.clearCookies()
    await openAsleep(page, category)
    const question = page.getByRole('region', { name: 'Çerez kullanımı' })
    const answer = question.getByRole('button', { name: 'Reddet' })
    // It comes back when the answer could not be saved.
    faults.expect(/POST \/tercihler/)
    await context.setOffline(true)
    const lost = page.waitForEvent('requestfailed')
    await answer.tap()
    await lost
    await expect(question).toBeVisible()
    await context.setOffline(false)
    const saved = page.waitForResponse((response) => response.request().method() === 'POST')
    await answer.tap()
    await expect(question).toBeHidden()
    await saved
    expect(await isLive(page)).toBe(false)
    // React takes the answer over when it starts.
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Favorilere ekle/ })
      .first()
      .tap()
    await expect(question).toHaveCount(0)
    await openAsleep(page, category)
    await expect(question).toBeHidden()
  },
)

test('words typed before React has started are searched for', { tag: '@genis' }, async ({ page }) => {
  await openAsleep(page, '/')
  await page.keyboard.press('/')
  await expect(page.getByRole('combobox').or(page.getByRole('searchbox')).first()).toBeFocused()
  await page.keyboard.type('deri')
  await expect(page.getByRole('listbox')).toBeVisible()
})

test(
  'a page shown again on going back counts anew',
  { tag: '@dar' },
  async ({ page, request, putInBasket }) => {
    const good = await findGood(request, null, isPlain)
    await openAsleep(page, category)
    await page.goto('/contact')
    await putInBasket(good, good.variants[0]!, 1)
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Sepet, 1 ürün' }).first()).toBeAttached()
  },
)

test(
  'a visitor who has signed in gets the page of their own on going back',
  { tag: '@dar' },
  async ({ page }) => {
    await openAsleep(page, category)
    await signIn(page, 'perakende@vitrin.test')
    await page.goto(category)
    await expect(page.getByRole('link', { name: 'Giriş yap' })).toHaveCount(0)
  },
)

test(
  'a member gets the page of many, with their own name, menu and basket',
  { tag: '@dar' },
  async ({ page }) => {
    await signIn(page, 'perakende@vitrin.test')
    await page.setViewportSize({ width: 1280, height: 800 })
    await openAsleep(page, category)
    const member = page.getByRole('button', { name: 'Ayşe Işık' })
    await expect(member).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.dataset['audience'])).toMatch(/^retail\./)
    // The menu opens without scripts and stays open when they start.
    await member.tap()
    const orders = page.getByRole('link', { name: 'Siparişlerim' })
    await expect(orders).toBeVisible()
    expect(await isLive(page)).toBe(false)
    await page.keyboard.press('Shift')
    await expect.poll(() => isLive(page)).toBe(true)
    await expect(orders).toBeVisible()
    await expect(member).toBeVisible()
    await page.getByRole('button', { name: 'Çıkış' }).tap()
    await expect(page.getByRole('link', { name: 'Giriş yap' }).first()).toBeVisible()
    // Nothing of the member comes back.
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Giriş yap' }).first()).toBeVisible()
    await expect(member).toHaveCount(0)
  },
)

test('a finger on a plain link fetches no scripts, elsewhere it does', { tag: '@dar' }, async ({ page }) => {
  await openAsleep(page, category)
  const touch = (part: Locator) => part.dispatchEvent('pointerdown', { pointerType: 'touch' })
  const fetched = page.locator('link[data-ahead-of-need]')
  const card = page.getByRole('main').getByRole('article').first()
  await touch(card.getByRole('link').first())
  await expect(fetched).toHaveCount(0)
  await touch(page.getByRole('heading', { level: 1 }))
  expect(await fetched.count()).toBeGreaterThan(1)
  expect(await hasStarted(page)).toBe(false)
  await touch(card.getByRole('button').first())
  await expect.poll(() => isLive(page)).toBe(true)
})

/** Makes this the second visit of the browser, which may be asked about notifications. */
const comeAgain = (page: Page) =>
  page.evaluate(() => {
    localStorage.setItem('visits', '1')
    sessionStorage.clear()
  })

/** All that a page does by itself once it is idle has been done, or scripts have started. */
async function untilIdle(page: Page): Promise<void> {
  const idle = () =>
    new Promise((resume) =>
      requestIdleCallback(() => requestAnimationFrame(() => setTimeout(() => setTimeout(resume)))),
    )
  await page.waitForLoadState('load')
  await page.evaluate(idle)
}

const hasStarted = (page: Page) => page.evaluate(() => document.querySelector('link[rel="later"]') === null)

test(
  'a second visit starts no scripts for a question that is not asked yet',
  { tag: '@dar' },
  async ({ page, context }) => {
    await page.goto('/contact')
    await context.clearCookies()
    await comeAgain(page)
    // Without an answer about cookies the shop asks nothing else.
    await openAsleep(page, category)
    await untilIdle(page)
    expect(await hasStarted(page)).toBe(false)
  },
)

test(
  'the question about notifications starts the scripts once a visit',
  { tag: '@dar' },
  async ({ page }) => {
    await openReady(page, '/contact')
    await answerCookies(page, 'Reddet')
    await comeAgain(page)
    await page.goto(category)
    await expect(page.getByRole('region', { name: 'Gelişmeleri kaçırmayın' })).toBeVisible()
    await openAsleep(page, category)
    await untilIdle(page)
    expect(await hasStarted(page)).toBe(false)
  },
)

test.describe('with a slow connection', () => {
  // The worker would have the code at hand.
  test.use({ serviceWorkers: 'block' })

  test(
    'parts whose code comes late keep their markup as scripts start',
    { tag: '@genis' },
    async ({ page, request }) => {
      const good = await findGood(request, null, isPlain)
      const late = Promise.withResolvers<void>()
      await page.route(/\/assets\/(assurances|details)-/, async (route) => {
        await late.promise
        await route.continue()
      })
      await openAsleep(page, `/${good.master.link}`)
      const elements = await page.evaluateHandle(() => [
        ...document.body.querySelectorAll('header *, main *'),
      ])
      const gone = () =>
        elements.evaluate((all) =>
          all.filter((one) => !one.isConnected).map((one) => one.outerHTML.slice(0, 100)),
        )
      await page.keyboard.press('Shift')
      await expect.poll(() => isLive(page)).toBe(true)
      // The visitor's own data, which came before, are shown by now.
      await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)))
      expect(await gone()).toEqual([])
      late.resolve()
      const lastHeart = page.locator('main .product-row button[data-heart]').last()
      const isHydrated = () =>
        lastHeart.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react')))
      await expect.poll(isHydrated).toBe(true)
      expect(await gone()).toEqual([])
    },
  )
})

test('a dealer chooses prices with KDV by the first press', { tag: '@dar' }, async ({ page }) => {
  await signIn(page, 'bayi@vitrin.test')
  for (const shown of ['KDV dahil', 'KDV hariç']) {
    await page.goto(category)
    await page.getByRole('button', { name: shown }).tap()
    await expect(page.getByRole('button', { name: shown })).toHaveAttribute('aria-pressed', 'true')
  }
})
