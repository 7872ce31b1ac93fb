import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '~/db/tables.server'
import { openStaff } from '~/testing/members'
import { openTestShop } from '~/testing/shop'
import { products } from '../tables.server'

const shop = await openTestShop()
const { browser: admin, id } = await openStaff(shop, 'admin')
const [product, first, second] = await shop.db.select().from(products).orderBy(desc(products.id)).limit(3)
const path = `/products/${product!.id}/related`
const put = (body: object) => admin.api(path, body, { method: 'PUT' })
type Related = { codes: string[]; revision: string }
const dataOf = ({ body }: { body: { data?: never } }) => body.data as unknown as Related

test('related products are written by their codes, in their order and in their latest version only', async () => {
  const { revision } = dataOf(await admin.api(path))
  const codes = [second!.code, first!.code]
  const saved = await put({ codes, revision })
  expect(dataOf(saved).codes).toEqual(codes)
  expect(dataOf(await admin.api(path))).toEqual(dataOf(saved))
  expect(await put({ codes: [], revision })).toMatchObject({
    status: 409,
    body: { code: 'changed_meanwhile' },
  })
  const [last] = await shop.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `products ${product!.id}`))
    .orderBy(desc(auditLog.id))
  expect(last).toMatchObject({ actor: `user ${id}`, action: 'related', after: { related: codes } })
})

test('an unknown code, the product itself and too many products write nothing', async () => {
  const before = dataOf(await admin.api(path))
  const { revision } = before
  for (const code of ['YOK-BOYLE-BIR-KOD', product!.code]) {
    const { status, body } = await put({ codes: [first!.code, code], revision })
    expect([status, body.errors]).toMatchObject([400, [{ path: 'codes.1', code: 'unknown_row' }]])
  }
  expect((await put({ codes: Array.from({ length: 31 }, () => first!.code), revision })).status).toBe(400)
  expect(dataOf(await admin.api(path))).toEqual(before)
  expect((await admin.api('/products/999999999/related')).status).toBe(404)
})

test('staff without the permission neither read nor write them', async () => {
  const { browser } = await openStaff(shop, 'warehouse')
  expect((await browser.api(path)).status).toBe(403)
  expect((await browser.api(path, { codes: [], revision: 'x' }, { method: 'PUT' })).status).toBe(403)
})
