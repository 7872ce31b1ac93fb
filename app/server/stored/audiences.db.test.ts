import { expect, test } from 'vitest'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { openAudiences } from './audiences.server'

const shop = await openTestShop()
const audiences = openAudiences(shop.deps)

test('the audience of a member is remembered until something changes', async () => {
  const { browser } = await openMember(shop)
  const cookie = browser.cookies.get('uid')!
  expect(audiences.known(cookie)).toBeNull()
  await audiences.learn(cookie)
  expect(audiences.known(cookie)).toBe('retail.owner.1')
  audiences.forget()
  expect(audiences.known(cookie)).toBeNull()
})

test('cookies that are none of the shop’s take no memory', async () => {
  const { browser } = await openMember(shop)
  const cookie = browser.cookies.get('uid')!
  const before = audiences.size
  // The signature ends at the second dot.
  const faulty = ['x', 'x.y', `${'x'.repeat(150)}.y`, `${cookie}.${'x'.repeat(15_000)}`]
  for (const one of faulty) await audiences.learn(one)
  expect(audiences.size).toBe(before)
  await audiences.learn(cookie)
  expect(audiences.size).toBe(before + 1)
})
