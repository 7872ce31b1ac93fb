import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { priceLists } from '~/features/customers/tables.server'
import { sessions, users } from '~/features/identity/tables.server'
import { goodsInStock } from '~/testing/guest'
import { openMember } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import type { Browser } from '~/testing/browser'

const shop = await openTestShop()
const [{ id: dealers } = { id: 0 }] = await shop.db
  .select()
  .from(priceLists)
  .where(eq(priceLists.code, 'bayi'))

async function groupOf(browser: Browser): Promise<number> {
  const { body } = await browser.api('/site/user/get-id-guest', {})
  return (body.data as unknown as { group_id: number }).group_id
}

describe('the price group of a visitor', () => {
  test('is retail for a guest and for a retail member', async () => {
    expect(await groupOf(shop.browser())).toBe(1)
    expect(await groupOf((await openMember(shop)).browser)).toBe(1)
  })

  test.each([
    [0, 'waits', 1],
    [1, 'is approved', null],
    [2, 'was refused', 1],
    [3, 'is suspended', 1],
  ] as const)('of a dealer with approval %i, who %s', async (approval, _, group) => {
    const { browser } = await openMember(shop, { kind: 'wholesale', approval, priceListId: dealers })
    expect(await groupOf(browser)).toBe(group ?? dealers)
  })
})

describe('a cookie that does not open a session', () => {
  const asked = async (change: (cookie: string) => string) => {
    const { browser, id } = await openMember(shop, { kind: 'wholesale', priceListId: dealers })
    browser.cookies.set('uid', change(browser.cookies.get('uid')!))
    return { browser, id }
  }

  test.each([
    ['the token without its signature', (cookie: string) => cookie.split('.')[0]!],
    ['with another signature', (cookie: string) => `${cookie.split('.')[0]}.${'A'.repeat(43)}`],
    ['of another token', (cookie: string) => `x${cookie}`],
    ['empty', () => ''],
  ])('%s', async (_, change) => {
    expect(await groupOf((await asked(change)).browser)).toBe(1)
  })

  test('of an ended session or a disabled user', async () => {
    const ended = await asked((cookie) => cookie)
    expect(await groupOf(ended.browser)).toBe(dealers)
    await shop.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.userId, ended.id))
    expect(await groupOf(ended.browser)).toBe(1)
    const disabled = await asked((cookie) => cookie)
    await shop.db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, disabled.id))
    expect(await groupOf(disabled.browser)).toBe(1)
  })
})

test('a member has one basket on all devices, separate from the earlier guest’s', async () => {
  const { browser, id } = await openMember(shop)
  const other = shop.browser()
  other.cookies.set('uid', browser.cookies.get('uid')!)
  const [good] = await goodsInStock(shop.db, 1)
  const added = await browser.api('/add-to-basket', {
    product_id: good!.productId,
    product_variant_id: good!.variantId,
    amount: 1,
  })
  expect(added.status).toBe(200)
  const count = async (browser: Browser) => (await browser.api('/shopping/get-basket-counter', {})).body
  expect(await count(other)).toEqual(await count(browser))
  other.cookies.delete('uid')
  expect(await count(other)).not.toEqual(await count(browser))
  const { rows } = await shop.database.pool.query('select token_hash from shoppers where user_id = $1', [id])
  expect(rows).toEqual([{ token_hash: null }])
})
