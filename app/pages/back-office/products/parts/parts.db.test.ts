import { ne, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  listFeatureValues,
  readLowestPrices,
  readPriceHistory,
  readProductRecord,
  readRelatedCodes,
} from '~/features/catalogue/catalogue.server'
import { categories, products } from '~/features/catalogue/tables.server'
import { retailPriceKey } from '~/features/customers/customers.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { act } from '~/testing/staff-forms'

const shop = await openTestShop()
const { db } = shop
const admin = (await openStaff(shop, 'admin')).browser
const { listId: retail } = await retailPriceKey(db)
const { rows } = await db.execute<{ id: number }>(sql`
  select p.id from products p join variants v on v.product_id = p.id and v.sellable
  where p.visibility = 0 and p.published group by p.id having count(*) > 2 order by p.id limit 1`)
const { id } = rows[0]!
const address = `/yonetim/urunler/${id}`
const record = async () => (await readProductRecord(db, id))!
const offerOf = async (at: number) =>
  (await record()).variants[at]!.offers.find(({ priceListId }) => priceListId === retail)!
const save = async (verb: string, fields: Record<string, string>) =>
  act(admin, await admin.page(address), verb, fields)

test('packages and quantity breaks of a price list are saved, and a mistake keeps the entries', async () => {
  const before = await record()
  const [variant] = before.variants
  const [pack, breaks] = [`paket-${variant!.id}-${retail}`, `kademe-${variant!.id}-${retail}`]
  for (const typed of ['0', '-1', '2,5', 'on']) {
    const refused = await save('paketler', { [pack]: typed })
    expect([typed, refused.status, refused.html.includes(`value="${typed}"`)]).toEqual([typed, 422, true])
  }
  expect((await save('paketler', { [pack]: '12' })).text).toContain('Paketler kaydedildi')
  expect((await offerOf(0)).packageSize).toBe(12)
  const refused = await save('kademeler', { [breaks]: '10: 1.234' })
  expect([refused.status, refused.text.includes('adet fiyatlarını 10: 89,90')]).toEqual([422, true])
  await save('kademeler', { [breaks]: '50: 79,90; 10: 89,90' })
  expect((await offerOf(0)).breaks).toEqual([
    { minQuantity: 10, amount: 8_990 },
    { minQuantity: 50, amount: 7_990 },
  ])
  expect((await offerOf(0)).packageSize).toBe(12)
  await save('kademeler', { [breaks]: '' })
  expect((await offerOf(0)).breaks).toEqual([])
  expect((await record()).variants.slice(1)).toEqual(before.variants.slice(1))
})

test('the price history names what held and what holds, and the lowest price of the last days', async () => {
  const [variant] = (await record()).variants
  const field = `fiyat-${variant!.id}-${retail}`
  const first = (await offerOf(0)).amount
  await save('fiyatlar', { [field]: '9.999,90' })
  await save('fiyatlar', { [field]: '8.888,80' })
  expect((await readLowestPrices(db, id))[`${variant!.id}-${retail}`]).toBe(Math.min(first, 888_880))
  const { text } = await admin.page(address)
  for (const price of ['9.999,90 TL', '8.888,80 TL']) expect(text).toContain(price)
  expect((await readPriceHistory(db, id, 2)).map(({ amount, to }) => [amount, to !== null])).toEqual([
    [888_880, false],
    [999_990, true],
  ])
})

test('a list without an own price takes no package', async () => {
  const { variants } = await record()
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into price_lists (code, name, kdv_included, is_retail, parent_id)
    values ('bos', 'Boş liste', true, false, ${retail}) returning id`)
  const list = rows[0]!.id
  const refused = await save('paketler', { [`paket-${variants[0]!.id}-${list}`]: '6' })
  expect([refused.status, refused.text.includes('önce bu listede bir fiyat yazın')]).toEqual([422, true])
})

test('feature values of the product and of a variant are saved by their names', async () => {
  const before = await record()
  const features = await listFeatureValues(db)
  const feature = features.find(({ details, unit }) => details.length > 2 && !unit)!
  const [first, second] = feature.details
  const variant = before.variants[1]!
  const own = `ozellik-${variant.id}-${feature.id}`
  const refused = await save('ozellikler', { [own]: 'Böyle değer yok' })
  expect([refused.status, refused.text.includes(`“Böyle değer yok”, ${feature.name}`)]).toEqual([422, true])
  expect(refused.html).toContain('value="Böyle değer yok"')
  expect(await record()).toEqual(before)

  await save('ozellikler', {
    [own]: second!.value.toLocaleUpperCase('tr'),
    [`ozellik-0-${feature.id}`]: `${first!.value}; ${second!.value}`,
  })
  const after = await record()
  const ids = new Set(feature.details.map((detail) => detail.id))
  const ofFeature = (all: readonly number[]) => all.filter((one) => ids.has(one)).toSorted((a, b) => a - b)
  expect(ofFeature(after.variants[1]!.detailIds)).toEqual([second!.id])
  expect(ofFeature(after.detailIds)).toEqual([first!.id, second!.id].toSorted((a, b) => a - b))
  expect(after.variants[0]).toEqual(before.variants[0])
  const others = (all: readonly number[]) => all.filter((one) => !ids.has(one))
  expect(others(after.variants[1]!.detailIds)).toEqual(others(variant.detailIds))
  await save('ozellikler', { [own]: '' })
  expect(ofFeature((await record()).variants[1]!.detailIds)).toEqual([])
})

test('related products are set by code in their order, and not over those of somebody else', async () => {
  const others = await db.select({ code: products.code }).from(products).where(ne(products.id, id)).limit(2)
  const [a, b] = others.map(({ code }) => code)
  const unknown = await save('ilgili', { ilgili: `${a}\nYOK-1` })
  expect([unknown.status, unknown.text.includes('Bu kodlarla ürün yok: YOK-1')]).toEqual([422, true])
  const early = await admin.page(address)
  await save('ilgili', { ilgili: `${b}\n${a}\n${b}` })
  expect(await readRelatedCodes(db, id)).toEqual([b, a])
  const stale = await act(admin, early, 'ilgili', { ilgili: a! })
  expect([stale.status, stale.html.includes(`>${a}</textarea>`)]).toEqual([409, true])
  expect(await readRelatedCodes(db, id)).toEqual([b, a])
})

test('a product is listed in further categories', async () => {
  const { categoryIds, name } = await record()
  const [other] = await db
    .select()
    .from(categories)
    .where(sql`not ${categories.path} && ${sql.param(categoryIds)}::int[]`)
    .limit(1)
  await save('kaydet', { 'kategori-ek': String(other!.id) })
  expect((await record()).categoryIds).toEqual([categoryIds[0], other!.id])
  expect((await shop.browser().page(`/${other!.link}`)).text).toContain(name)
})
