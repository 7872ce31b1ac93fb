import { expect, test } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { saveSettings } from '~/features/settings/settings.server'
import type { Browser } from '~/testing/browser'
import { goodsInStock, putIntoBasket } from '~/testing/guest'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

// Containers and pixel over whole answers (promise B48); shell/trackers.test.ts has the rules.
const shop = await openTestShop()
await transaction(shop.db, (db) =>
  saveSettings(
    db,
    Object.entries({ google_tag_manager: 'GTM-ABC123', meta_pixel: '123456789012345' }).map(
      ([key, value]) => ({
        group: 'tracking',
        key,
        value,
      }),
    ),
  ),
)
const [goods] = await goodsInStock(shop.db, 1)
const foreign = /googletagmanager|connect\.facebook|shopTracked/

async function answerOf(browser: Browser, path: string) {
  const answer = await browser.send(path, { headers: { accept: 'text/html' } })
  return { policy: answer.headers.get('content-security-policy') ?? '', html: await answer.text() }
}

const choose = (browser: Browser, ...fields: [string, string][]) =>
  browser.send('/tercihler', { method: 'POST', body: new URLSearchParams(fields) })

test('nothing of others is loaded or allowed before consent, and after it is withdrawn', async () => {
  const browser = shop.browser()
  const before = await answerOf(browser, '/')
  expect(before.policy + before.html).not.toMatch(foreign)
  await choose(browser, ['cookies', 'accept'])
  const after = await answerOf(browser, '/')
  expect(after.html).toContain('gtm.js?id=GTM-ABC123')
  expect(after.policy).toMatch(
    /script-src 'self' 'nonce-[^']+' https:\/\/www\.googletagmanager\.com https:\/\/connect\.facebook\.net;/,
  )
  await choose(browser, ['cookies', 'reject'])
  const again = await answerOf(browser, '/')
  expect(again.policy + again.html).not.toMatch(foreign)
})

test('a visitor who agreed to one kind gets that kind alone', async () => {
  const browser = shop.browser()
  await choose(browser, ['cookies', 'custom'], ['kind', 'analitik'])
  const { policy, html } = await answerOf(browser, `/${goods!.link}`)
  expect(html).toContain('gtm.js?id=GTM-ABC123')
  expect(html).toContain('"ad_storage":"denied"')
  expect(policy + html).not.toContain('connect.facebook')
})

test('checkout, payment and account never load them, and goods do', async () => {
  const { browser } = await openMember(shop)
  await choose(browser, ['cookies', 'accept'])
  await putIntoBasket(browser, goods!)
  for (const path of [
    '/checkout/steps',
    '/CHECKOUT/steps',
    '/pm',
    '/User/detail',
    '/user/userinfo',
    '/create',
    '/tercihler',
  ]) {
    const { policy, html } = await answerOf(browser, path)
    expect([path, foreign.test(policy + html)]).toEqual([path, false])
  }
  expect((await answerOf(browser, '/sepetim')).html).toMatch(foreign)
})
