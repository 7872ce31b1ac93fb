import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { dealers, openSmallShop } from '~/features/basket/testing/shop'
import { consents } from '~/features/consents/tables.server'
import { newMember } from '~/features/customers/testing/member'
import type { Member } from '~/features/identity/identity'
import { changeNotification, loadNotification } from './page.server'

const { db } = await openTestDatabase('empty')
beforeAll(() => openSmallShop(db))

const visitOf = (visitor: Member) => ({ db, visitor, ip: '203.0.113.9', clock: () => new Date() }) as never
function send(visitor: Member, intent: string, choices: readonly string[] = []) {
  const form = new FormData()
  form.append('intent', intent)
  form.append('frequency', 'weekly')
  for (const choice of choices) form.append('choice', choice)
  return changeNotification(visitOf(visitor), form)
}
const onOf = async (visitor: Member) => (await loadNotification(visitOf(visitor))).on

test('a channel that is switched on records the consent, and all off records its withdrawal', async () => {
  const member = await newMember(db, { kind: 'retail' })
  await send(member, 'save', ['orders:sms', 'campaigns:email', 'campaigns:push'])
  expect(await onOf(member)).toEqual([
    'orders:email',
    'orders:sms',
    'campaigns:email',
    'campaigns:push',
    'stock:email',
  ])
  await send(member, 'all-off')
  expect(await onOf(member)).toEqual(['orders:email', 'stock:email'])
  const { userId, email } = member.user
  const rows = await db.select().from(consents).where(eq(consents.userId, userId)).orderBy(consents.id)
  expect(rows.map(({ channel, recipient, given }) => [channel, recipient, given])).toEqual([
    ['email', email, true],
    ['sms', '', false],
    ['call', '', false],
    ['push', `member ${userId}`, true],
    ['email', email, false],
    ['push', `member ${userId}`, false],
  ])
})

test('a trader who never answered is shown what the law allows, and no reminders of the own basket', async () => {
  const dealer = await newMember(db, { kind: 'wholesale', priceListId: dealers })
  expect(await onOf(dealer)).toContain('dealers:call')
  expect(await onOf(dealer)).toContain('campaigns:email')
  expect(await onOf(dealer)).not.toContain('basket:email')
  expect(await onOf(dealer)).not.toContain('price-drops:email')
  await send(dealer, 'save', ['basket:email'])
  expect(await onOf(dealer)).toContain('basket:email')
  await send(dealer, 'all-off')
  expect(await onOf(dealer)).toEqual(['orders:email', 'stock:email'])
})
