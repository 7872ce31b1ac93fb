// @module-tag once
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { addLine, getBasket, getMergeNotes } from '~/features/basket/basket.server'
import {
  dealers,
  newVisitor,
  setPrice,
  setStock,
  stockShelf,
  stockShelves,
} from '~/features/basket/testing/shop'
import { products } from '~/features/catalogue/tables.server'
import { newMember } from '~/features/customers/testing/member'
import type { Visitor } from '~/features/identity/identity'
import { kept, maxKept } from '~/features/lists/lists'
import { maxOpenAlerts } from '~/features/stock-alerts/stock-alerts'
import { listAlerts } from '~/features/stock-alerts/stock-alerts.server'
import { alertsFor, ask, confirmed, soldOut } from '~/features/stock-alerts/testing/alerts'
import { keepProduct, listKept, saveForLater } from '~/features/lists/lists.server'
import { orders } from '~/features/orders/tables.server'
import { getOwnOrder } from '~/features/orders/orders.server'
import {
  address,
  newBuyer,
  openCheckoutShop,
  order,
  placedCode,
  readyToOrder,
} from '~/features/checkout/testing/checkout'
import { saveSettings } from '~/features/settings/settings.server'
import { Problem } from '~/http/answering/problem.server'
import { leaveGuestSession, takeOverGuest } from '~/server/merge.server'

const { db } = await openTestDatabase('empty', { max: 20 })
beforeAll(() => openCheckoutShop(db))

const ids = (lines: readonly { productId: number }[]) => lines.map(({ productId }) => productId)
const quantities = async (visitor: Visitor) =>
  (await getBasket(db, visitor)).lines.map(({ variantId, quantity }) => [variantId, quantity])
const take = (guest: Visitor, member: Parameters<typeof takeOverGuest>[2]) =>
  takeOverGuest(db, guest.sessionHash, member)

describe("a guest's basket at sign-in", () => {
  it("joins the member's: the same variant adds up, changes are returned and shown until acknowledged", async () => {
    const [both, scarce, plain] = await stockShelves(db, 3)
    const [guest, member] = [await newVisitor(db), await newMember(db, { kind: 'retail' })]
    await addLine(db, member, { ...both!, quantity: 2 })
    for (const shelf of [both!, scarce!, plain!]) await addLine(db, guest, { ...shelf, quantity: 5 })
    await setStock(db, scarce!.variantId, 3)

    expect(await take(guest, member)).toMatchObject([
      { variantId: both!.variantId, change: 'added', added: 5, quantity: 7 },
      { variantId: scarce!.variantId, change: 'insufficient', wanted: 5, added: 3, quantity: 3 },
      { variantId: plain!.variantId, change: 'added', added: 5, repriced: false },
    ])
    expect(await quantities(member)).toEqual([
      [both!.variantId, 7],
      [scarce!.variantId, 3],
      [plain!.variantId, 5],
    ])
    expect(await quantities(guest)).toEqual([])
    expect((await getMergeNotes(db, member)).map(({ message }) => message)).toEqual([
      '5 adet sepetinize eklendi.',
      'Stok yeterli olmadığı için 5 adet yerine 3 adet eklendi.',
      '5 adet sepetinize eklendi.',
    ])
  })

  it("is priced by the member's list and rounded down to its packages; broken packages are saved for later", async () => {
    const [box, rest] = await stockShelves(db, 2, { dealerUnit: 5_000, dealerPackage: 12 })
    const [guest, member] = [await newVisitor(db), await newMember(db, { priceListId: dealers })]
    await addLine(db, guest, { ...box!, quantity: 15 })
    await addLine(db, guest, { ...rest!, quantity: 5 })
    expect(await take(guest, member)).toMatchObject([
      { change: 'whole_packages', added: 12, repriced: true },
      { change: 'whole_packages', added: 0, quantity: 0 },
    ])
    const { lines } = await getBasket(db, member)
    expect(lines).toMatchObject([{ quantity: 12, unitPrice: 6_000, state: 'ok', previousUnitPrice: null }])
    expect(await listKept(db, member, kept.savedForLater)).toMatchObject([
      { variantId: rest!.variantId, quantity: 5 },
    ])
  })

  it('leaves out products no longer sold, and says so', async () => {
    const [gone, there] = await stockShelves(db, 2)
    const [guest, member] = [await newVisitor(db), await newMember(db)]
    await addLine(db, guest, { ...gone!, quantity: 1 })
    await addLine(db, guest, { ...there!, quantity: 1 })
    await db.update(products).set({ published: false }).where(eq(products.id, gone!.productId))
    expect(await take(guest, member)).toMatchObject([{ change: 'unsellable' }, { change: 'added' }])
    expect(await quantities(member)).toEqual([[there!.variantId, 1]])
    expect(await getMergeNotes(db, member)).toMatchObject([
      { message: 'Artık satışta olmadığı için eklenemedi.' },
      { change: 'added' },
    ])
  })

  it('is not mentioned when it joins an empty basket unchanged', async () => {
    const [guest, member] = [await newVisitor(db), await newMember(db)]
    await addLine(db, guest, { ...(await stockShelf(db)), quantity: 1 })
    await take(guest, member)
    expect(await getMergeNotes(db, member)).toEqual([])
  })

  it('still reports a price change that the member has not seen', async () => {
    const shelf = await stockShelf(db)
    const [guest, member] = [await newVisitor(db), await newMember(db)]
    await addLine(db, member, { ...shelf, quantity: 1 })
    await addLine(db, guest, { ...shelf, quantity: 1 })
    await setPrice(db, shelf.variantId, 11_000)
    await take(guest, member)
    expect((await getBasket(db, member)).lines).toMatchObject([
      { quantity: 2, unitPrice: 11_000, previousUnitPrice: 10_000 },
    ])
  })

  it('joined twice, is there once', async () => {
    const shelf = await stockShelf(db)
    const [guest, member] = [await newVisitor(db), await newMember(db)]
    await addLine(db, guest, { ...shelf, quantity: 2 })
    await Promise.all([take(guest, member), take(guest, member), take(guest, member)])
    expect(await take(guest, member)).toEqual([])
    expect(await quantities(member)).toEqual([[shelf.variantId, 2]])
  })

  it('brings the entries of the checkout, unless the member has entries', async () => {
    const shelf = await stockShelf(db)
    const [first, second] = [await newBuyer(db, [shelf]), await newBuyer(db, [shelf])]
    const member = await newMember(db)
    await readyToOrder(db, first)
    await take(first, member)
    const { draft } = await readyToOrder(db, member, { to: { ...address, first_name: 'Zeynep' } })
    expect(draft.address).toMatchObject({ firstName: 'Zeynep' })
    await readyToOrder(db, second)
    await take(second, member)
    expect((await readyToOrder(db, member)).draft.carrierId).toBe(1)
  })
})

describe('the favourites and last-seen products of a guest', () => {
  it('join those of the member: each product once, the last one first', async () => {
    const [a, b, c] = await stockShelves(db, 3)
    const [guest, member] = [await newVisitor(db), await newMember(db)]
    for (const type of [kept.favourite, kept.lastSeen]) {
      await keepProduct(db, member, type, a!.productId)
      await keepProduct(db, member, type, b!.productId)
      await keepProduct(db, guest, type, c!.productId)
      await keepProduct(db, guest, type, a!.productId)
    }
    await addLine(db, guest, { ...b!, quantity: 4 })
    await saveForLater(db, guest, b!)
    await take(guest, member)
    await take(guest, member)
    const expected = [a, c, b].map((shelf) => shelf!.productId)
    expect(ids(await listKept(db, member, kept.favourite))).toEqual(expected)
    expect(ids(await listKept(db, member, kept.lastSeen))).toEqual(expected)
    expect(await listKept(db, member, kept.savedForLater)).toMatchObject([
      { productId: b!.productId, quantity: 4 },
    ])
    expect(await listKept(db, guest, kept.favourite)).toEqual([])
  })

  it("fill the free places of the member's list, and the last-seen list drops its oldest", async () => {
    const shelves = await stockShelves(db, maxKept + 2)
    const [guest, member] = [await newVisitor(db), await newMember(db)]
    await transaction(db, (db) =>
      saveSettings(db, [
        { group: 'site_settings_product', key: 'max_length_of_last_seen_products', value: '2' },
      ]),
    )
    for (const { productId } of shelves.slice(0, 3)) {
      await keepProduct(db, guest, kept.favourite, productId)
      await keepProduct(db, guest, kept.lastSeen, productId)
    }
    await keepProduct(db, member, kept.lastSeen, shelves[4]!.productId)
    for (const { productId } of shelves.slice(2, maxKept + 1))
      await keepProduct(db, member, kept.favourite, productId)
    await take(guest, member)
    const favourites = ids(await listKept(db, member, kept.favourite))
    expect(favourites).toHaveLength(maxKept)
    expect(favourites).toContain(shelves[1]!.productId)
    expect(favourites).not.toContain(shelves[0]!.productId)
    expect(ids(await listKept(db, member, kept.lastSeen))).toHaveLength(2)
  })
})

describe("a guest's orders", () => {
  it("become the member's when they name the member's verified e-mail", async () => {
    const shelf = await stockShelf(db)
    const guest = await newBuyer(db, [shelf])
    const code = await placedCode(order(db, guest))
    const stranger = await newMember(db)
    await take(guest, stranger)
    expect(await getOwnOrder(db, stranger, code)).toBeNull()
    const unverified = await newMember(db, { email: 'ayse@alici.example', emailVerified: false })
    await take(guest, unverified)
    expect(await getOwnOrder(db, unverified, code)).toBeNull()
    const verified = { ...unverified, user: { ...unverified.user, emailVerified: true } }
    await take(guest, verified)
    expect(await getOwnOrder(db, verified, code)).toMatchObject({ code })
    expect(await db.$count(orders, eq(orders.code, code))).toBe(1)
  })
})

describe('acknowledged lines survive the sign-in (R31)', () => {
  it('0 pieces are lost while two members sign in on 16 devices and every device goes on adding', async () => {
    const shelves = await stockShelves(db, 12, { stock: 900_000, unit: 100 })
    const members = await Promise.all([newMember(db), newMember(db)])
    const [acknowledged, refused] = [new Map<string, number>(), [] as string[]]
    const add = async (visitor: Visitor, member: number, turn: number) => {
      const shelf = shelves[turn % shelves.length]!
      const quantity = (turn % 3) + 1
      const added = await addLine(db, visitor, { ...shelf, quantity }).catch((error: unknown) => error)
      if (error(added)) return void refused.push(added.code)
      expect(added).toMatchObject({ status: 'success' })
      const key = `${member} ${shelf.variantId}`
      acknowledged.set(key, (acknowledged.get(key) ?? 0) + quantity)
    }
    const error = (value: unknown): value is Problem => value instanceof Problem
    const device = async (m: number, seed: number) => {
      const member = members[m]!
      for (let visit = 0; visit < 4; visit++) {
        const guest = await newVisitor(db)
        const turn = seed * 7 + visit * 5
        await add(guest, m, turn)
        await Promise.all([
          ...[1, 2, 3].map((tab) => add(guest, m, turn + tab)),
          add(member, m, turn + 4),
          transaction(db, (db) => leaveGuestSession(db, guest.sessionHash, member)),
        ])
        await add(guest, m, turn + 5)
        await add(member, m, turn + 6)
      }
    }
    await Promise.all(Array.from({ length: 16 }, (_, seed) => device(seed % 2, seed)))
    const found = new Map<string, number>()
    for (const [m, member] of members.entries())
      for (const { variantId, quantity } of (await getBasket(db, member)).lines)
        found.set(`${m} ${variantId}`, quantity)
    expect(found).toEqual(acknowledged)
    expect(new Set(refused)).toEqual(new Set(['session_ended']))
    expect(refused.length).toBeGreaterThanOrEqual(64)
  }, 30_000)
})

describe("a guest's stock alerts at sign-in", () => {
  it('join the member’s: those under the own address are confirmed, each variant is there once', async () => {
    const [guest, member] = [await newVisitor(db), await newMember(db, { kind: 'retail' })]
    const [own, twice, foreign] = [await soldOut(db), await soldOut(db), await soldOut(db)]
    await ask(db, guest, own.variantId, member.user.email)
    await confirmed(db, guest, twice.variantId, 'guest@alici.example')
    await ask(db, member, twice.variantId, '')
    await ask(db, guest, foreign.variantId, 'other@alici.example')
    await take(guest, member)
    const variants = (await listAlerts(db, member)).map(({ variantId }) => variantId)
    expect(variants.toSorted()).toEqual([own.variantId, twice.variantId].toSorted())
    expect(await alertsFor(db, twice.variantId)).toMatchObject([{ email: member.user.email }])
    // This address is not confirmed.
    expect(await alertsFor(db, foreign.variantId)).toMatchObject([{ confirmedAt: null }])
    await take(guest, member)
    expect(await listAlerts(db, member)).toHaveLength(2)
  })

  it('are at most as many as one address may have; the member’s own come first', async () => {
    const [guest, member] = [await newVisitor(db), await newMember(db, { kind: 'retail' })]
    for (let i = 0; i < 3; i++)
      await confirmed(db, guest, (await soldOut(db)).variantId, 'guest2@alici.example')
    const mine = []
    for (let i = 0; i < maxOpenAlerts - 1; i++) {
      const { variantId } = await soldOut(db)
      await ask(db, member, variantId, '')
      mine.push(variantId)
    }
    await take(guest, member)
    const variants = (await listAlerts(db, member)).map(({ variantId }) => variantId)
    expect(variants).toHaveLength(maxOpenAlerts)
    expect(variants).toEqual(expect.arrayContaining(mine))
  })
})
