import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { savePreferences } from '~/features/announcements/announcements.server'
import {
  dealers,
  newVisitor,
  openSmallShop,
  setPrice,
  setStock,
  stockShelf,
} from '~/features/basket/testing/shop'
import { businessPartners } from '~/features/customers/tables.server'
import { readAgain } from '~/features/customers/testing/member'
import type { Member, Visitor } from '~/features/identity/identity'
import { kept } from '~/features/lists/lists'
import { keepProduct, replaceFavourites } from '~/features/lists/lists.server'
import { favouriteWatches, keptProducts } from '~/features/lists/tables.server'
import { tellPriceDrops } from '~/features/reminders/reminders.server'
import { saveSettings } from '~/features/settings/settings.server'
import { takeOverGuest } from '~/server/merge.server'
import { hoursLater, noon, reader, reminderDeps, takeJobs } from '../testing/reminded'
import { saveMailText } from '~/features/mail-texts/mail-texts.server'
import { mailTexts } from '~/features/mail-texts/tables.server'
import { sendPriceDrops } from './reminder-mail.server'

const { db } = await openTestDatabase('empty', { max: 10 })
const { deps, sent, setClock } = await reminderDeps({ db })
beforeAll(() => openSmallShop(db))
beforeEach(async () => {
  sent.length = 0
  await db.delete(keptProducts)
  await db.delete(favouriteWatches)
  await takeJobs({ db }, 'send-price-drops')
})

/** A product at 100,00 TL (dealers: 50,00 TL without KDV) among the visitor's favourites. */
async function favour(visitor: Visitor, goods: Parameters<typeof stockShelf>[1] = { dealerUnit: 5_000 }) {
  const shelf = await stockShelf(db, goods)
  await keepProduct(db, visitor, kept.favourite, shelf.productId)
  return shelf
}

/** Runs the recurring job and the jobs it queues at this time; the receivers of the emails. */
async function tell(at = noon): Promise<string[]> {
  setClock(at)
  const before = sent.length
  await tellPriceDrops(db, at)
  for (const job of await takeJobs<{ mailId: number }>({ db }, 'send-price-drops'))
    await sendPriceDrops(deps, job)
  return sent.slice(before).map(({ to }) => to)
}
const day = (count: number) => hoursLater(24 * count)
const set = (key: string, value: string) =>
  transaction(db, (db) => saveSettings(db, [{ group: 'reminders', key, value, isPublic: false }]))

describe('a favourite that became cheaper', () => {
  test('is told with both prices, and all of a day together', async () => {
    const member = await reader({ db })
    const [first, second] = [await favour(member), await favour(member)]
    await favour(member)
    await setPrice(db, first.variantId, 9_000)
    await setPrice(db, second.variantId, 8_000)
    expect(await tell()).toEqual([member.user.email])
    const [email] = sent
    expect(email!.subject).toMatch(/^Fiyatı düştü: Kordon .+ ve 1 ürün daha$/)
    expect(email!.text).toContain('Önceki fiyatınız 100,00 TL · 90,00 TL')
    expect(email!.text).toContain('Önceki fiyatınız 100,00 TL · 80,00 TL')
    expect(email!.html.match(/class="e-button"/g)).toHaveLength(1)
    expect(email!.list!.isOneClick).toBe(true)
  })

  test('is told in the words that staff wrote', async () => {
    const words = {
      subject: '{ürün} ve {diğer} favori ucuzladı',
      body: 'Merhaba {ad}, {sayı} ürün ucuzladı.',
    }
    await saveMailText(db, { key: 'drops-several', seen: '', words }, { actor: 'user 1', now: noon })
    const member = await reader({ db })
    for (const { variantId } of [await favour(member), await favour(member), await favour(member)])
      await setPrice(db, variantId, 9_000)
    expect(await tell()).toEqual([member.user.email])
    expect(sent[0]!.subject).toMatch(/^Kordon .+ ve 2 favori ucuzladı$/)
    expect(sent[0]!.text).toContain(`Merhaba ${member.user.name}, 3 ürün ucuzladı.`)
    await db.delete(mailTexts)
  })

  test('is told from the set percent on', async () => {
    const member = await reader({ db })
    const { variantId } = await favour(member)
    await setPrice(db, variantId, 9_501)
    expect(await tell()).toEqual([])
    await set('price_drop_percent', '20')
    await setPrice(db, variantId, 8_001)
    expect(await tell(day(1))).toEqual([])
    await setPrice(db, variantId, 8_000)
    expect(await tell(day(2))).toEqual([member.user.email])
    await set('price_drop_percent', '0')
    await setPrice(db, variantId, 1_000)
    expect(await tell(day(3))).toEqual([])
    await set('price_drop_percent', '5')
  })

  test('is compared with the price that was told last', async () => {
    const member = await reader({ db })
    const { variantId } = await favour(member)
    await setPrice(db, variantId, 9_000)
    expect(await tell()).toEqual([member.user.email])
    expect(await tell(day(1))).toEqual([])
    await setPrice(db, variantId, 8_700)
    expect(await tell(day(2))).toEqual([])
    await setPrice(db, variantId, 8_500)
    expect(await tell(day(3))).toEqual([member.user.email])
  })

  test('is told once a day at most; a later drop waits for the next day', async () => {
    const member = await reader({ db })
    const [first, second] = [await favour(member), await favour(member)]
    await setPrice(db, first.variantId, 9_000)
    expect(await tell()).toEqual([member.user.email])
    await setPrice(db, second.variantId, 9_000)
    expect(await tell(hoursLater(3))).toEqual([])
    expect(await tell(day(1))).toEqual([member.user.email])
  })

  test('is told when it can be bought only', async () => {
    const member = await reader({ db })
    const { variantId } = await favour(member, { packageSize: 10 })
    await setPrice(db, variantId, 9_000)
    await setStock(db, variantId, 9)
    expect(await tell()).toEqual([])
    await setStock(db, variantId, 10)
    expect(await tell(day(1))).toEqual([member.user.email])
  })

  test('is not told of a variant that is sold out while the others cost as before', async () => {
    const member = await reader({ db })
    const { variantIds } = await favour(member, { variants: 2 })
    await setPrice(db, variantIds[0]!, 5_000)
    await setStock(db, variantIds[0]!, 0)
    expect(await tell()).toEqual([])
  })

  test('is told by day only, and not once its price rose again', async () => {
    const member = await reader({ db })
    const { variantId } = await favour(member)
    await setPrice(db, variantId, 9_000)
    expect(await tell(new Date('2026-11-20T18:00:00Z'))).toEqual([])
    expect(await tellPriceDrops(db, noon)).toBe(1)
    await setPrice(db, variantId, 10_000)
    for (const job of await takeJobs<{ mailId: number }>({ db }, 'send-price-drops'))
      await sendPriceDrops(deps, job)
    expect(sent).toEqual([])
  })
})

describe('prices of others are never told', () => {
  test('a dealer reads the own price without KDV, a private customer nothing of it', async () => {
    const dealer = await reader({ db }, { kind: 'wholesale', priceListId: dealers })
    const member = await reader({ db })
    const { productId, variantId } = await favour(dealer)
    await keepProduct(db, member, kept.favourite, productId)
    await setPrice(db, variantId, 4_000, dealers)
    expect(await tell()).toEqual([dealer.user.email])
    expect(sent[0]!.text).toContain('Önceki fiyatınız 50,00 TL + KDV · 40,00 TL + KDV')
  })

  test('a member who gets another price list is compared with the price of that list', async () => {
    const dealer = await reader({ db }, { kind: 'wholesale' })
    const { variantId } = await favour(dealer)
    await db
      .update(businessPartners)
      .set({ priceListId: dealers })
      .where(sql`id = ${dealer.partner.id}`)
    expect(await tell()).toEqual([])
    await db
      .update(businessPartners)
      .set({ priceListId: null })
      .where(sql`id = ${dealer.partner.id}`)
    expect(await tell(day(1))).toEqual([])
    await setPrice(db, variantId, 9_000)
    expect(await tell(day(2))).toEqual([dealer.user.email])
    expect(sent[0]!.text).not.toContain('50,00')
    expect((await readAgain(db, dealer)).priceKey.listId).not.toBe(dealers)
  })
})

describe('nobody is told', () => {
  test('without a given consent, or with the topic switched off', async () => {
    const silent = await reader({ db }, {}, false)
    const trader = await reader({ db }, { kind: 'wholesale' }, false)
    const off = await reader({ db })
    const preferences = { refused: ['price-drops:email'], frequency: 'instant' } as const
    await transaction(db, (db) => savePreferences(db, off.user.userId, preferences, noon))
    for (const member of [silent, trader, off]) {
      const { variantId } = await favour(member)
      await setPrice(db, variantId, 5_000)
    }
    expect(await tell()).toEqual([])
  })

  test('twice by processes that look at the same time', async () => {
    const members: Member[] = []
    for (let i = 0; i < 6; i++) members.push(await reader({ db }))
    const { productId, variantId } = await stockShelf(db)
    for (const member of members) await replaceFavourites(db, member, [productId])
    await setPrice(db, variantId, 5_000)
    await Promise.all(Array.from({ length: 4 }, () => tellPriceDrops(db, noon)))
    expect(await takeJobs({ db }, 'send-price-drops')).toHaveLength(6)
  })
})

test('members with nothing to tell do not keep others from their turn', async () => {
  const { productId } = await stockShelf(db)
  for (let i = 0; i < 60; i++)
    await keepProduct(db, await reader({ db }, {}, false), kept.favourite, productId)
  const member = await reader({ db })
  const { variantId } = await favour(member)
  await setPrice(db, variantId, 9_000)
  expect(await tell()).toEqual([])
  expect(await tell(hoursLater(0.1))).toEqual([member.user.email])
})

test('a favourite kept as a guest is compared with the price that the guest saw', async () => {
  const guest = await newVisitor(db)
  const { variantId } = await favour(guest)
  const member = await reader({ db })
  await takeOverGuest(db, guest.sessionHash, member)
  await setPrice(db, variantId, 9_000)
  expect(await tell()).toEqual([member.user.email])
})
