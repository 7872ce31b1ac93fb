import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerCookies } from '../support/cookies'
import { openReady } from '../support/ready'
import { setSetting } from '../support/settings'
import { expect, test } from '../support/test'

// A server of the test stands for the companies' hosts: its script says that it ran, and tries a script of its own.
const asked: string[] = []
const company = createServer((request, response) => {
  asked.push(request.url!)
  response
    .setHeader('content-type', 'text/javascript')
    .end(`window.containerRan = true; window.dataLayer.push({ event: 'seen' })`)
})

test.beforeAll(async () => {
  company.listen(0, '127.0.0.1')
  await once(company, 'listening')
  const { port } = company.address() as AddressInfo
  await setSetting('tracking', 'test_origin', `http://127.0.0.1:${port}`)
  await setSetting('tracking', 'google_tag_manager', 'GTM-ABC123')
})

test.afterAll(async () => {
  await setSetting('tracking', 'google_tag_manager', '')
  await setSetting('tracking', 'test_origin', '')
  company.close()
})

test('a container runs after consent, and no document of the account keeps it (B48) @genis', async ({
  page,
  faults,
}) => {
  faults.expect(/gtm\.js/)
  const ran = () => page.evaluate(() => 'containerRan' in window)
  await openReady(page, '/')
  expect([await ran(), asked]).toEqual([false, []])
  await answerCookies(page, 'Kabul et')
  await expect(page.getByRole('region', { name: 'Çerez kullanımı' })).toHaveCount(0)
  await expect(async () => {
    await openReady(page, '/')
    expect(await ran()).toBe(true)
  }).toPass()
  expect(asked[0]).toBe('/gtm.js?id=GTM-ABC123')

  // The link would change the page inside this document; the browser loads a new one.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Siparişimi takip et' }).click()
  await expect(page).toHaveURL(/siparis-takip/)
  await expect.poll(ran).toBe(false)
  const count = asked.length
  await openReady(page, '/user/login')
  expect([await ran(), asked.length]).toEqual([false, count])
})
