import type { Page } from '@playwright/test'
import { openReady, untilReady } from '../support/ready'
import { expect, test } from '../support/test'

// These tests depend on the moment: one failure is a finding, and no test is tried again.
test.describe.configure({ retries: 0 })

const questions = '/sikca-sorulan-sorular'

test.beforeEach(async ({ page, faults }) => {
  faults.expect(/^failed: GET \/assets\/faq\.route-/)
  faults.expect(
    /^console: (Error loading route module|TypeError: Failed to fetch dynamically imported module)/,
  )
  await openReady(page, '/contact')
})

test('a page with a missing file is loaded again, and then works', { tag: '@genis' }, async ({ page }) => {
  let isGone = true
  await page.route(/\/assets\/faq\.route-.*\.js/, (route) =>
    isGone ? route.abort('failed') : route.continue(),
  )
  page.on('request', (asked) => {
    if (asked.isNavigationRequest()) isGone = false
  })
  const loaded = page.waitForEvent('load')
  await linkOf(page).click()
  await loaded
  await untilReady(page)
  await expect(page).toHaveURL(questions)
  await expect(page.getByRole('heading', { level: 1, name: 'Sıkça sorulan sorular' })).toBeVisible()
})

test(
  'a file that stays missing is tried once a minute, and then the error page is shown without a loop',
  { tag: '@genis' },
  async ({ page, faults }) => {
    faults.expect(/^500 GET \/error/)
    await page.route(/\/assets\/faq\.route-.*\.js/, (route) => route.abort('failed'))
    const loads: string[] = []
    page.on('load', () => loads.push(new URL(page.url()).pathname))
    const loaded = page.waitForEvent('load')
    await linkOf(page).click()
    await loaded
    // The page stays readable: the server has rendered it.
    await expect(page).toHaveURL(questions)
    await expect(page.getByRole('heading', { level: 1, name: 'Sıkça sorulan sorular' })).toBeVisible()
    await openReady(page, '/contact')
    await linkOf(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bir şeyler ters gitti.' })).toBeVisible()
    await untilReady(page)
    expect(loads).toEqual([questions, '/contact', '/error'])
  },
)

function linkOf(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Sıkça sorulan sorular' })
}
