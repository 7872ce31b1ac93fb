import { expect, test } from 'vitest'
import { goodsInStock, orderAsGuest } from '~/testing/guest'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'

const shop = await openTestShop()
const goods = await goodsInStock(shop.db, 1)
const stream = { headers: { accept: 'text/event-stream' } }

test('a stream tells of a new order', async () => {
  const { browser } = await openStaff(shop, 'warehouse')
  const answer = await browser.send('/yonetim/canli', stream)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
  ])
  const reader = answer.body!.getReader()
  const next = async () => new TextDecoder().decode((await reader.read()).value)
  expect(await next()).toBe('retry: 5000\n\n')
  await orderAsGuest(shop.browser(), goods, { payment: '4' })
  expect(await next()).toContain('event: changed')
  await reader.cancel()
})

test('nobody without orders in their role opens a stream, and a page view gets no content', async () => {
  const content = (await openStaff(shop, 'content')).browser
  expect((await content.send('/yonetim/canli', stream)).status).toBe(303)
  const guest = await shop.browser().send('/yonetim/canli', stream)
  expect(guest.status).toBe(302)
  const { browser } = await openStaff(shop, 'sales')
  expect(await (await browser.send('/yonetim/canli')).text()).toBe('')
})
