import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { savePreferences } from '~/features/announcements/announcements.server'
import { addLine, clearBasket, getBasket, removeLine, setLineQuantity } from '~/features/basket/basket.server'
import { baskets } from '~/features/basket/tables.server'
import { dealers, openSmallShop, setPrice, setStock, stockShelf } from '~/features/basket/testing/shop'
import type { Member } from '~/features/identity/identity'
import { remindOfBaskets } from '~/features/reminders/reminders.server'
import { basketReminders } from '~/features/reminders/tables.server'
import { saveSettings } from '~/features/settings/settings.server'
import { answer, hoursLater, noon, reader, reminderDeps, takeJobs } from '../testing/reminded'
import { sendBasketReminder } from './reminder-mail.server'

const { db } = await openTestDatabase('empty', { max: 10 })
const { deps, sent, setClock } = await reminderDeps({ db })
beforeAll(() => openSmallShop(db))
beforeEach(async () => {
  sent.length = 0
  await db.delete(baskets)
  await takeJobs({ db }, 'send-basket-reminder')
})

/** A member's basket with pieces of one variant, last changed `hours` before noon. */
async function leave(member: Member, hours = 30, goods: Parameters<typeof stockShelf>[1] = {}) {
  const shelf = await stockShelf(db, goods)
  const quantity = goods.dealerUnit ? 12 : 2
  await addLine(db, member, { productId: shelf.productId, variantId: shelf.variantId, quantity })
  await touch(member, hoursLater(-hours))
  return shelf
}
const basketIdOf = async (member: Member) => (await getBasket(db, member)).id!
async function touch(member: Member, at: Date) {
  await db
    .update(baskets)
    .set({ updatedAt: at })
    .where(eq(baskets.id, await basketIdOf(member)))
}

/** Runs the recurring job and the jobs it queues at this time; the receivers of the emails. */
async function remind(at = noon): Promise<string[]> {
  setClock(at)
  const before = sent.length
  await remindOfBaskets(db, at)
  for (const job of await takeJobs<{ reminderId: number }>({ db }, 'send-basket-reminder'))
    await sendBasketReminder(deps, job)
  return sent.slice(before).map(({ to }) => to)
}
const set = (key: string, value: string) =>
  transaction(db, (db) => saveSettings(db, [{ group: 'reminders', key, value, isPublic: false }]))

describe('a forgotten basket', () => {
  test('is told with its lines at the member’s own prices, one button, and a link that stops the topic', async () => {
    const member = await reader({ db }, { name: 'Ayşe Işık' })
    await leave(member)
    expect(await remind()).toEqual([member.user.email])
    const [email] = sent
    expect(email!.subject).toBe('Sepetiniz sizi bekliyor')
    expect(email!.text).toContain('Merhaba Ayşe Işık,')
    expect(email!.text).toContain('2 adet · 200,00 TL')
    expect(email!.text).toContain('https://vitrin.example/sepetim')
    expect(email!.html.match(/class="e-button"/g)).toHaveLength(1)
    expect(email!.list!.isOneClick).toBe(true)
    expect(email!.list!.unsubscribe).toMatch(/^https:\/\/vitrin\.example\/ileti-izni\/konu\/[\w-]+$/)
  })

  test('shows a dealer the dealer’s prices without KDV', async () => {
    const dealer = await reader({ db }, { kind: 'wholesale', priceListId: dealers })
    await leave(dealer, 30, { dealerUnit: 5_000 })
    expect(await remind()).toEqual([dealer.user.email])
    expect(sent[0]!.text).toContain('12 adet · 600,00 TL + KDV')
  })

  test('is told to nobody who did not agree, not even a trader who never answered', async () => {
    await leave(await reader({ db }, {}, false))
    await leave(await reader({ db }, { kind: 'wholesale' }, false))
    const withdrawn = await reader({ db })
    await answer({ db }, withdrawn, false)
    await leave(withdrawn)
    await leave(await reader({ db }, { emailVerified: false }))
    expect(await remind()).toEqual([])
  })

  test('is told to nobody who switched the topic off', async () => {
    const member = await reader({ db })
    await leave(member)
    const preferences = { refused: ['basket:email'], frequency: 'instant' } as const
    await transaction(db, (db) => savePreferences(db, member.user.userId, preferences, noon))
    expect(await remind()).toEqual([])
  })

  test('is told after the set hours and not after the set days', async () => {
    const [early, due, late] = [await reader({ db }), await reader({ db }), await reader({ db })]
    await leave(early, 23.9)
    await leave(due, 24.1)
    await leave(late, 14 * 24 + 1)
    expect(await remind()).toEqual([due.user.email])
    await set('basket_hours', '2')
    expect(await remind(hoursLater(0.01))).toEqual([early.user.email])
    await set('basket_hours', '0')
    await leave(await reader({ db }))
    expect(await remind(hoursLater(0.02))).toEqual([])
    await set('basket_hours', '24')
  })

  test('is told between 10 and 20 o’clock in Istanbul only', async () => {
    const member = await reader({ db })
    await leave(member)
    expect(await remind(new Date('2026-11-20T06:59:00Z'))).toEqual([])
    expect(await remind(new Date('2026-11-20T17:00:00Z'))).toEqual([])
    expect(await remind(new Date('2026-11-20T16:59:00Z'))).toEqual([member.user.email])
  })

  test('waits until the morning when its job runs at night', async () => {
    const member = await reader({ db })
    await leave(member)
    await remindOfBaskets(db, noon)
    const [job] = await takeJobs<{ reminderId: number }>({ db }, 'send-basket-reminder')
    setClock(new Date('2026-11-20T21:30:00Z'))
    await sendBasketReminder(deps, job!)
    expect(sent).toEqual([])
    const { rows } = await db.execute<{ at: string }>(sql`
      select run_at as at from graphile_worker.jobs where task_identifier = 'send-basket-reminder'`)
    expect(rows.map(({ at }) => new Date(at).toISOString())).toEqual(['2026-11-21T07:00:00.000Z'])
  })
})

describe('a reminder is sent once', () => {
  test('for a state of the basket, and not again for the set days after a change', async () => {
    const member = await reader({ db })
    const { productId, variantId } = await leave(member)
    expect(await remind()).toEqual([member.user.email])
    expect(await remind(hoursLater(24))).toEqual([])
    await setLineQuantity(db, member, { productId, variantId, quantity: 3 })
    await touch(member, hoursLater(26))
    expect(await remind(hoursLater(72))).toEqual([])
    expect(await remind(hoursLater(8 * 24))).toEqual([member.user.email])
    expect(await remind(hoursLater(16 * 24))).toEqual([])
  })

  test('by processes that look at the same time', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => reader({ db })))
    for (const member of members) await leave(member)
    await Promise.all(Array.from({ length: 4 }, () => remindOfBaskets(db, noon)))
    expect(await takeJobs({ db }, 'send-basket-reminder')).toHaveLength(8)
  })

  test('as often as the member wants advertising', async () => {
    const member = await reader({ db })
    const preferences = { refused: [], frequency: 'daily' } as const
    await transaction(db, (db) => savePreferences(db, member.user.userId, preferences, noon))
    await db.execute(sql`
      insert into announcement_turns values (${member.user.userId}, 'email', ${hoursLater(-3)}::timestamptz)`)
    await leave(member)
    expect(await remind()).toEqual([])
    expect(await db.select().from(basketReminders)).toEqual([])
    expect(await remind(hoursLater(24))).toEqual([member.user.email])
  })
})

describe('a basket is left alone', () => {
  test('when it was emptied or changed before the email, and when nothing in it can be bought', async () => {
    const [emptied, changed, unbuyable, hidden] = await Promise.all([1, 2, 3, 4].map(() => reader({ db })))
    await leave(emptied!)
    const goods = await leave(changed!)
    const { variantId } = await leave(unbuyable!)
    const shelf = await leave(hidden!)
    await setStock(db, variantId, 0)
    await db.execute(sql`update products set published = false where id = ${shelf.productId}`)
    expect(await remindOfBaskets(db, noon)).toBe(2)
    await clearBasket(db, emptied!, await basketIdOf(emptied!))
    await addLine(db, changed!, { ...goods, quantity: 1 })
    for (const job of await takeJobs<{ reminderId: number }>({ db }, 'send-basket-reminder'))
      await sendBasketReminder(deps, job)
    expect(sent).toEqual([])
  })

  test('for some hours after a line was removed', async () => {
    const member = await reader({ db })
    const first = await leave(member)
    await leave(member)
    await removeLine(db, member, first)
    const [kept] = await db
      .select()
      .from(baskets)
      .where(eq(baskets.id, await basketIdOf(member)))
    expect(kept!.updatedAt).not.toEqual(hoursLater(-30))
  })

  test('and lines that cannot be bought are not in the email', async () => {
    const member = await reader({ db })
    const gone = await leave(member)
    const left = await leave(member)
    await setStock(db, gone.variantId, 0)
    await setPrice(db, left.variantId, 8_000)
    expect(await remind()).toEqual([member.user.email])
    expect(sent[0]!.text.match(/adet/g)).toHaveLength(1)
    expect(sent[0]!.text).toContain('2 adet · 160,00 TL')
  })
})

test('baskets that get no email do not keep others from their turn', async () => {
  const silent = await Promise.all(Array.from({ length: 60 }, () => reader({ db }, {}, false)))
  const { productId, variantId } = await stockShelf(db, { stock: 1_000 })
  for (const member of silent) {
    await addLine(db, member, { productId, variantId, quantity: 1 })
    await touch(member, hoursLater(-40))
  }
  const member = await reader({ db })
  await leave(member, 25)
  expect(await remind()).toEqual([])
  expect(await remind(hoursLater(0.1))).toEqual([member.user.email])
})
