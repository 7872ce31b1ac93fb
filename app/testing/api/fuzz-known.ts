import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { offers, variants } from '~/features/catalogue/tables.server'
import type { Known } from './arbitrary-of'
import { orderBody, type SampleFacts } from './api-samples'
import type { Browser } from '../browser'
import { madeRecord, newRecord } from './record-samples'
import type { Goods } from '../guest'

type Kept = { id: number }

/** Real values by the names of parameters: products of the demo shop, and the visitor's own basket and lists. */
export async function knownValues(
  db: Db,
  visitor: Browser,
  facts: SampleFacts,
  goods: readonly Goods[],
  records: Known,
): Promise<Known> {
  const products = goods.map(({ productId }) => productId)
  const kept: number[] = []
  for (const product_id of products) {
    const { body } = await visitor.api('/bp-relation-products', { type: 1, product_id })
    kept.push((body.data as unknown as Kept).id)
  }
  await visitor.api('/add-to-basket', { ...facts.line, amount: 1 })
  const basket = await visitor.api('/shopping/get-basket', {})
  const [{ basket: own }] = basket.body.data as unknown as [{ basket: Kept }]
  const order = await orderBody(visitor)
  const { address } = order as { address: Record<string, unknown> }
  return {
    ...Object.fromEntries(Object.entries({ ...address, ...order }).map(([name, value]) => [name, [value]])),
    'POST /api/shopping/orders body': [order],
    ...(await basketBodies(db, goods)),
    product_id: products,
    product_variant_id: goods.map(({ variantId }) => variantId),
    amount: [1, 2, 3, 6, 12, 500],
    category: [facts.category.link],
    kategori: [facts.category.link],
    category_id: [facts.category.id],
    categories: [String(facts.category.id)],
    link: goods.map(({ link }) => link),
    q: ['kordon', 'istanbul', 'kadıköy', 'iade', 'kargo', 'DERİ kordon 22'],
    siralama: ['onerilen', 'yeni', 'fiyat-artan', 'fiyat-azalan', 'ad'],
    'fiyat-min': ['100', '249,90'],
    'fiyat-max': ['900'],
    stok: ['var'],
    paket: ['1', '6'],
    sayfa: ['1', '2'],
    start: [0, 1, 30],
    length: [1, 30],
    group: ['13', '27'],
    'ids[]': products,
    'product_ids[]': products,
    'feature_details[]': facts.details,
    '*': ['taba', 'siyah', '22-mm', 'deri', 'taba,siyah'],
    session_id: [visitor.cookies.get('sessionId')],
    uid: [null, ''],
    coupon: [null],
    code: ['HOSGELDIN', 'yok'],
    '/api/products/{id} id': products,
    '/api/products/related/{id} id': products,
    '/api/showcases/products/{id} id': [facts.showcase.id],
    '/api/remove-basket/{id} id': [own.id],
    '/api/bp-relation-products/{id} id': kept,
    '/api/countries/{id} id': [1],
    '/api/cities/{id} id': [34, 6],
    '/api/districts/{id} id': [1, 2],
    '/api/cargos/{id} id': [1, 2],
    '/api/products/{id}/record id': products,
    '/api/contents/{id} id': [4, 8],
    '/api/contents/{id}/record id': [4, 8],
    '/api/contents/{id}/versions id': [4, 8],
    '/api/contents/{id}/versions/{number} id': [4, 8],
    '/api/contents/{id}/difference id': [4, 8],
    '/api/contents/{id}/restore id': [4, 8],
    '/api/contents/{id}/preview-link id': [4, 8],
    '/api/faqs/{id} id': [1, 2],
    '/api/banner-groups/{id}/banners id': [facts.bannerGroup],
    '/api/banner-groups/{id} id': [facts.bannerGroup],
    '/api/galleries/{id} id': [1],
    'PUT /api/contact-messages/{id} id': [await facts.contactMessage()],
    'DELETE /api/contact-messages/{id} id': [await facts.contactMessage()],
    '/api/banners/{id} id': [1, 2],
    group_id: [facts.bannerGroup],
    picture: [facts.picture],
    '/api/content-categories/{id} id': [1, 2],
    ...records,
    categoryable: ['business partner'],
    '/api/business-partner/{id} id': [facts.person.businessPartnerId],
    '/api/business-partner-details/{id} id': [facts.person.id],
  }
}

/** Variants that guests buy by the package. */
export function packageGoods(db: Db) {
  return db
    .select({ productId: variants.productId, variantId: variants.id, size: offers.packageSize })
    .from(offers)
    .innerJoin(variants, eq(variants.id, offers.variantId))
    .where(and(eq(offers.priceListId, 1), gt(offers.packageSize, 1), eq(variants.visibility, 0)))
    .limit(4)
}

/** Lines that belong together: products by the piece, products by the package with fitting and unfitting amounts. */
async function basketBodies(db: Db, goods: readonly Goods[]): Promise<Known> {
  const byPackage = await packageGoods(db)
  const lines = [...goods.map((one) => ({ ...one, size: 1 })), ...byPackage]
  const alone = lines.flatMap(({ productId: product_id, variantId }) => [
    { product_id, product_variant_id: variantId },
    { product_id },
  ])
  const withAmount = lines.flatMap(({ size }, i) =>
    [1, size, size * 3, 500].flatMap((amount) =>
      alone.slice(i * 2, i * 2 + 2).map((line) => ({ ...line, amount })),
    ),
  )
  const kept = alone.flatMap((line) => [1, 2, 5].map((type) => ({ ...line, type })))
  return {
    'POST /api/add-to-basket body': withAmount,
    'POST /api/set-product-amount body': withAmount,
    'POST /api/increase-product body': alone,
    'POST /api/decrease-product body': alone,
    'POST /api/remove-product body': alone,
    'POST /api/bp-relation-products body': kept,
  }
}

const resources = [
  '/products',
  '/contents',
  '/content-categories',
  '/faqs',
  '/newsletters',
  '/sms-campaigns',
  '/push-campaigns',
  '/countries',
  '/cities',
  '/districts',
  '/cargos',
  '/business-partner',
  '/business-partner-details',
  '/coupons',
  '/search-synonyms',
  '/brands',
  '/features',
  '/feature-details',
  '/price-lists',
  '/campaigns',
  '/galleries',
  '/banner-groups',
  '/banners',
  '/redirects',
]

/**
 * Records that the staff may change and delete without effect on other tests, and bodies to write them with; none belongs
 * to the demo shop.
 */
export async function spareRecords(staff: Browser, facts: SampleFacts): Promise<Known> {
  const known: Record<string, unknown[]> = {}
  for (const path of resources) {
    const body = newRecord(path, facts)!
    const changed = await madeRecord(path, body, staff)
    const deleted = await madeRecord(path, newRecord(path, facts)!, staff)
    known[`POST /api${path} body`] = Array.from({ length: 20 }, () => newRecord(path, facts)!)
    known[`PUT /api${path}/{id} id`] = [changed.id]
    known[`PUT /api${path}/{id} body`] = [{ ...body, revision: changed.revision }]
    known[`DELETE /api${path}/{id} id`] = [deleted.id]
  }
  return known
}

/** Sign-in data of a user with a password. The new password is the same again: it stays right for later calls. */
export function accountBodies(account: { email: string; password: string }): Known {
  const { email, password } = account
  return {
    'POST /api/auth/sign-in body': [account],
    'POST /api/auth/token body': [{ grant_type: 'refresh_token' }],
    'POST /api/users/forgot-password body': [{ email }],
    'POST /api/users/update-password-secure body': [{ current_password: password, password }],
    'POST /api/users/update-userp body': [{ ...account, current_password: password }],
  }
}
