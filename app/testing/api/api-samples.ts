// Longer than 250 lines: a sample for every write of the API, read together.
import { salesTerms } from '~/features/orders/contracts/sales-terms'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { makePhoneCode } from '~/features/checkout/checkout.server'
import { categories, featureDetails, showcases, stockBalances } from '~/features/catalogue/tables.server'
import { bannerGroups } from '~/features/banners/tables.server'
import { contactMessages } from '~/features/contact/tables.server'
import { contactNotice } from '~/features/contact/text'
import { businessPartnerDetails, businessPartners } from '~/features/customers/tables.server'
import { newBrowserKeys } from '~/features/push/testing/browser-keys'
import { transaction } from '~/db/transaction.server'
import { makeToken } from '~/features/identity/accounts/one-time-tokens.server'
import { pictures } from '~/features/media/tables.server'
import { saveSettings } from '~/features/settings/settings.server'
import { dayInIstanbul } from '~/kernel/dates'
import type { Browser } from '../browser'
import { goodsInStock } from '../guest'
import { unlimited } from '../limits'
import { makeUser, memberPassword } from '../members'
import { testSecret } from '../secret'
import { newRecord, recordOrNone, recordWrite } from './record-samples'

/** A request to the API: the path below /api, and the body of a write. */
export type Sample = { method: string; path: string; body?: object; headers?: Record<string, string> }

/** Rows that the samples refer to: some of the demo shop, some of the visitor. */
export type SampleFacts = Awaited<ReturnType<typeof sampleFacts>>

export async function sampleFacts(db: Db) {
  // Lifts the limits, so that a test can try every endpoint in turn.
  await transaction(db, (db) => saveSettings(db, unlimited))
  const [goods] = await goodsInStock(db, 1)
  // Stock for every call that orders.
  const enough = { onHand: 10_000 }
  await db.update(stockBalances).set(enough).where(eq(stockBalances.variantId, goods!.variantId))
  const [category] = await db.select().from(categories).orderBy(asc(categories.id)).limit(1)
  const [showcase] = await db.select().from(showcases).where(eq(showcases.active, true)).limit(1)
  const details = await db.select().from(featureDetails).orderBy(asc(featureDetails.id)).limit(2)
  const [person] = await db
    .select()
    .from(businessPartnerDetails)
    .orderBy(asc(businessPartnerDetails.id))
    .limit(1)
  const [picture] = await db.select({ hash: pictures.hash }).from(pictures).orderBy(asc(pictures.id)).limit(1)
  const [group] = await db.select().from(bannerGroups).limit(1)
  return {
    picture: picture!.hash,
    bannerGroup: group!.id,
    /** A contact of a customer of the demo shop. */
    person: person!,
    partnerId: await somebody(db),
    goods: goods!,
    line: { product_id: goods!.productId, product_variant_id: goods!.variantId },
    category: category!,
    showcase: showcase!,
    /** A number for a code, as if nobody had asked for one in the last hour. */
    freshPhone: async () => {
      await db.execute(sql`delete from phone_codes`)
      return '05325554433'
    },
    /** The code of the only request. */
    sentCode: async () => {
      const { rows } = await db.execute<{ id: number }>(sql`select id::int from phone_codes`)
      const codeId = rows[0]?.id ?? 0
      return (await makePhoneCode(db, { codeId, secret: testSecret, now: new Date() }))?.code ?? '000000'
    },
    /** The code of a country that the shop does not have: there are so few that calls at random take some. */
    freeCountry: async () => {
      const { rows } = await db.execute<{ code: string }>(sql`
        select chr(one) || chr(two) as code from generate_series(65, 90) one, generate_series(65, 90) two
        where chr(one) || chr(two) not in (select code from countries) limit 1`)
      return rows[0]!.code
    },
    /** A new message of the contact form. */
    contactMessage: () => makeContactMessage(db),
    /** A new account for every call that signs in. */
    openAccount: async () => {
      const user = await makeUser({ db }, 'Ayşe Işık')
      const newToken = () => transaction(db, (db) => makeToken(db, 'reset-password', user.id, new Date()))
      return { email: user.email, password: memberPassword, newToken }
    },
    details: details.map(({ id }) => id),
  }
}

async function makeContactMessage(db: Db): Promise<number> {
  const [made] = await db
    .insert(contactMessages)
    .values({
      nonce: crypto.randomUUID(),
      name: 'Ayşe Işık',
      email: 'ayse@ornek.example',
      phone: '',
      subject: 'Kordon ölçüsü',
      message: '22 mm kordon 20 mm saate olur mu?',
      notice: contactNotice.version,
      suspect: false,
      copied: false,
      createdAt: new Date(),
    })
    .returning({ id: contactMessages.id })
  return made!.id
}

/** A customer that the staff may ask for. */
async function somebody(db: Db): Promise<number> {
  const [partner] = await db
    .insert(businessPartners)
    .values({ kind: 'retail', name: 'Örnek Müşteri', approvalStatus: 1 })
    .returning({ id: businessPartners.id })
  return partner!.id
}

/** One good request for every endpoint of the document, by its name; `visitor` gets everything that its requests need. */
export async function sampleOf(name: string, facts: SampleFacts, visitor: Browser): Promise<Sample> {
  const [method = '', path = ''] = name.split(' ')
  const read = reads(facts)[path.replace('/api', '')]
  if (method === 'GET' && read !== undefined) return { method, path: read }
  const write =
    (await writes(facts, visitor)[name.replace(' /api', ' ')]?.()) ??
    (await recordWrite(method, path.replace('/api', ''), facts, visitor))
  if (!write) throw new Error(`No sample for ${name}: add one here`)
  return { method, ...write }
}

function reads({
  goods,
  category,
  showcase,
  person,
  partnerId,
  bannerGroup,
}: SampleFacts): Record<string, string> {
  return {
    '/site/start': '/site/start',
    '/site/users/permission': '/site/users/permission',
    '/countries': '/countries?start=0&length=30',
    '/countries/{id}': '/countries/1',
    '/cities': '/cities?country_id=1&start=30&length=10',
    '/cities/find': '/cities/find?q=ist',
    '/cities/{id}': '/cities/34',
    '/districts': '/districts?city_id=34',
    '/districts/find': '/districts/find?q=kad',
    '/districts/{id}': '/districts/1',
    '/places/districts': '/places/districts?city_id=34',
    '/places/neighbourhoods': '/places/neighbourhoods?district_id=1',
    '/product-categories': '/product-categories',
    '/product-features': '/product-features',
    '/product-categories-to-features': `/product-categories-to-features?categories=${category.id}`,
    '/site/product-list': `/site/product-list?kategori=${category.link}&siralama=fiyat-artan&stok=var`,
    '/products/find': '/products/find?q=kordon',
    '/products/suggestions': '/products/suggestions?q=kordon',
    '/site/showcases': '/site/showcases',
    '/site/showcases/get-last': '/site/showcases/get-last',
    '/showcases/products/{id}': `/showcases/products/${showcase.id}`,
    '/products/link/{link}': `/products/link/${goods.link}`,
    '/products': '/products?start=30&length=10',
    '/products/{id}': `/products/${goods.productId}`,
    '/products/{id}/related': `/products/${goods.productId}/related`,
    '/mail-texts': '/mail-texts',
    '/mail-texts/{key}': '/mail-texts/news-paid',
    '/products/{id}/record': `/products/${goods.productId}/record`,
    '/site/bp-relation-products': '/site/bp-relation-products?type=1',
    '/site/favorites': '/site/favorites?length=10',
    '/site/favorites/get-last': '/site/favorites/get-last',
    '/site/user': '/site/user',
    '/site/user/get-last': '/site/user/get-last',
    '/site/addresses': '/site/addresses',
    '/site/addresses/get-last': '/site/addresses/get-last',
    '/site/coupons': '/site/coupons',
    '/site/coupons/get-last': '/site/coupons/get-last',
    '/site/tickets': '/site/tickets?status=open',
    '/site/tickets/get-last': '/site/tickets/get-last',
    '/tasks': '/tasks?start=0&length=5',
    '/site/notifications': '/site/notifications?length=5',
    '/site/notifications/get-last': '/site/notifications/get-last',
    '/galleries': '/galleries',
    '/galleries/{id}': '/galleries/1',
    '/banner-groups': '/banner-groups?length=5',
    '/banner-groups/{id}/banners': `/banner-groups/${bannerGroup}/banners`,
    '/banners': `/banners?group_id=${bannerGroup}`,
    '/contact-messages': '/contact-messages?status=open',
    '/coupons': '/coupons?length=5',
    '/search-synonyms': '/search-synonyms?length=5',
    '/brands': '/brands?length=5',
    '/features': '/features?length=5',
    '/feature-details': '/feature-details?feature_id=1&length=5',
    '/price-lists': '/price-lists?length=5',
    '/missed-searches': '/missed-searches?from=2026-01-01&length=5',
    '/arrivals': '/arrivals?from=2026-01-01&length=5',
    '/campaigns': '/campaigns',
    '/redirects': '/redirects?length=5',
    '/site/orders': '/site/orders',
    '/orders': '/orders?start=0&length=5',
    '/payment-notices': '/payment-notices?start=0&length=5',
    '/site/orders/get-last': '/site/orders/get-last',
    '/business-partner-addresses': `/business-partner-addresses?business_partner_id=${partnerId}`,
    '/site/business-partner-reports/accounts':
      '/site/business-partner-reports/accounts?from=2026-01-01&length=5',
    '/business-partner': '/business-partner?start=0&length=5',
    '/business-partner-details': `/business-partner-details?business_partner_id=${person.businessPartnerId}`,
    '/categories': '/categories?categoryable=business partner',
    '/payment-types': '/payment-types',
    '/payment-type/get-details': '/payment-type/get-details',
    '/cargos': '/cargos',
    '/cargos/{id}': '/cargos/1',
    '/enums/listByGroup/{group}': '/enums/listByGroup/13',
    '/content-categories': '/content-categories',
    '/content-categories/{id}': '/content-categories/1',
    '/contents': '/contents',
    '/contents/{id}': '/contents/4',
    '/contents/records': '/contents/records?status=published&length=5',
    '/contents/{id}/record': '/contents/4/record',
    '/contents/{id}/versions': '/contents/4/versions',
    '/contents/{id}/versions/{number}': '/contents/4/versions/1',
    '/contents/{id}/difference': '/contents/4/difference?from=1&to=1',
    '/faqs': '/faqs?start=0&length=5',
    '/faqs/{id}': '/faqs/1',
    '/contents/find': '/contents/find?q=iade',
    '/faqs/find': '/faqs/find?q=kargo',
    '/newsletters': '/newsletters?start=0&length=5',
    '/sms-campaigns': '/sms-campaigns?start=0&length=5',
    '/push-campaigns': '/push-campaigns?start=0&length=5',
  }
}

type Write = Omit<Sample, 'method'>

/** The revision that a visitor reads there; any word for those who may not read it. */
async function revisionAt(visitor: Browser, path: string): Promise<string> {
  const read = await visitor.api(path)
  return read.status === 200
    ? String((read.body.data as unknown as { revision: string }).revision)
    : 'unknown'
}

/** A browser that subscribes to notifications. */
function pushDevice() {
  const token = `https://push.example/${crypto.randomUUID()}`
  return { path: '/user-notification-subscribers', body: { token, keys: newBrowserKeys().keys } }
}

async function registered(visitor: Browser): Promise<{ token: string }> {
  const { path, body } = pushDevice()
  await visitor.api(path, body)
  return body
}

function writes(facts: SampleFacts, visitor: Browser): Record<string, () => Write | Promise<Write>> {
  const {
    goods,
    line,
    category,
    showcase,
    details,
    partnerId,
    openAccount,
    contactMessage,
    freshPhone,
    sentCode,
  } = facts
  const inBasket = async (path: string, body: object): Promise<Write> => {
    await visitor.api('/add-to-basket', { ...line, amount: 1 })
    return { path, body }
  }
  return {
    'POST /site/user/get-id-guest': () => ({ path: '/site/user/get-id-guest', body: {} }),
    'POST /auth/sign-in': async () => {
      const { newToken: _, ...body } = await openAccount()
      return { path: '/auth/sign-in', body }
    },
    'POST /auth/token': async () => {
      const { newToken: _, ...body } = await openAccount()
      const { response } = await visitor.api('/auth/sign-in', body)
      const [, name, value] = /(\S*refresh)=([^;]+)/.exec(response.headers.getSetCookie().join(' '))!
      visitor.cookies.set(name!, value!)
      return { path: '/auth/token', body: { grant_type: 'refresh_token' } }
    },
    'POST /site/user/get-id': () => ({ path: '/site/user/get-id', body: {} }),
    'POST /user-notification-subscribers': () => pushDevice(),
    'POST /user-notification/validate': async () => ({
      path: '/user-notification/validate',
      body: { token: (await registered(visitor)).token, hasMobileApp: false },
    }),
    'POST /user-notification-subscribers/subscribe-topic': async () => ({
      path: '/user-notification-subscribers/subscribe-topic',
      body: { token: (await registered(visitor)).token, topics: ['price-drops'] },
    }),
    'POST /user-notification-subscribers/unsubscribe-topic': async () => ({
      path: '/user-notification-subscribers/unsubscribe-topic',
      body: { token: (await registered(visitor)).token, topics: ['stock'] },
    }),
    'POST /site/claims': () => ({ path: '/site/claims', body: { customAttributes: {} } }),
    'POST /users/forgot-password': () => ({
      path: '/users/forgot-password',
      body: { email: `${crypto.randomUUID()}@uye.example` },
    }),
    'POST /users/update-password-secure': () => ({
      path: '/users/update-password-secure',
      body: { current_password: memberPassword, password: memberPassword },
    }),
    'POST /users/update-userp': async () => {
      const { email, password, newToken } = await openAccount()
      return { path: '/users/update-userp', body: { email, password, token: await newToken() } }
    },
    'POST /product-categories/product-list': () => ({
      path: '/product-categories/product-list',
      body: { draw: 1, start: 0, length: 30, search: { value: 'kordon' }, category_id: category.id },
    }),
    'POST /{category}/product-list': () => ({
      path: `/${category.link}/product-list?siralama=fiyat-azalan`,
      body: {},
    }),
    'POST /products/filter-by-feature-details': () => ({
      path: '/products/filter-by-feature-details?start=0&length=100',
      body: { feature_details: details },
    }),
    'POST /showcases/multi/products': () => ({
      path: '/showcases/multi/products',
      body: { ids: [showcase.id] },
    }),
    'POST /products/get-multiple': () => ({
      path: '/products/get-multiple',
      body: { ids: [goods.productId] },
    }),
    'POST /products/recommended': () => ({
      path: '/products/recommended',
      body: { product_ids: [goods.productId] },
    }),
    'POST /products/related/{id}': () => ({ path: `/products/related/${goods.productId}`, body: {} }),
    'POST /shopping/get-basket': () => inBasket('/shopping/get-basket', { is_old_basket: false }),
    'POST /coupon/get': () => ({ path: '/coupon/get', body: { code: 'HOSGELDIN' } }),
    'PUT /site/coupons': () => ({ path: '/site/coupons', body: { code: null } }),
    'POST /shopping/get-basket-counter': () => ({ path: '/shopping/get-basket-counter', body: {} }),
    'POST /add-to-basket': () => ({ path: '/add-to-basket', body: { ...line, amount: 1 } }),
    'POST /set-product-amount': () => inBasket('/set-product-amount', { ...line, amount: 2 }),
    'POST /increase-product': () => inBasket('/increase-product', line),
    'POST /decrease-product': () => inBasket('/decrease-product', line),
    'POST /remove-product': () => inBasket('/remove-product', line),
    'DELETE /remove-basket/{id}': async () => ({ path: `/remove-basket/${await basketIdOf(visitor, line)}` }),
    'POST /bp-relation-products': () => ({
      path: '/bp-relation-products',
      body: { type: 1, product_id: goods.productId },
    }),
    'DELETE /bp-relation-products/{id}': async () => {
      const kept = await visitor.api('/bp-relation-products', { type: 1, product_id: goods.productId })
      return { path: `/bp-relation-products/${(kept.body.data as unknown as { id: number }).id}` }
    },
    'PUT /products/{id}/related': async () => {
      const path = `/products/${goods.productId}/related`
      return { path, body: { codes: [], revision: await revisionAt(visitor, path) } }
    },
    'PUT /mail-texts/{key}': async () => {
      const path = '/mail-texts/news-paid'
      const words = { subject: 'Ödemeniz ulaştı: {sipariş}', body: 'Teşekkürler {ad}.' }
      return { path, body: { ...words, revision: await revisionAt(visitor, path) } }
    },
    'DELETE /mail-texts/{key}': () => ({ path: '/mail-texts/news-paid' }),
    'PUT /site/favorites': () => ({
      path: '/site/favorites',
      body: { product_ids: [goods.productId] },
    }),
    'PUT /site/user': () => ({
      path: '/site/user',
      body: { name: 'Ayşe Işık', phone: '0532 123 45 67' },
    }),
    'PUT /site/tickets': () => ({ path: '/site/tickets', body: newTicket }),
    'POST /tasks': () => ({ path: '/tasks', body: newTicket }),
    'GET /tasks/{id}': async () => ({ path: `/tasks/${await ticketId(visitor)}` }),
    'PUT /contact-messages/{id}': async () => ({
      path: `/contact-messages/${await contactMessage()}`,
      body: { status: 'closed' },
    }),
    'DELETE /contact-messages/{id}': async () => ({ path: `/contact-messages/${await contactMessage()}` }),
    'PUT /tasks/{id}': async () => ({ path: `/tasks/${await ticketId(visitor)}`, body: { close: true } }),
    'POST /task-lines': async () => ({
      path: '/task-lines',
      body: { task_id: await ticketId(visitor), message: 'Kopçayı bugün kargoya veriyoruz.' },
    }),
    'POST /contents/{id}/restore': async () => {
      const { id, revision } = await recordOrNone('/contents', newRecord('/contents', facts)!, visitor)
      return { path: `/contents/${id}/restore`, body: { number: 1, revision } }
    },
    'POST /contents/{id}/preview-link': () => ({ path: '/contents/4/preview-link', body: { hours: 2 } }),
    'POST /newsletters/bounces': () => ({
      path: '/newsletters/bounces',
      body: { report: 'Final-Recipient: rfc822; yok@ornek.example\nAction: failed\nStatus: 5.1.1\n' },
    }),
    'POST /newsletters/{id}/test': async () => ({
      path: `${await newPath(visitor, facts, '/newsletters')}/test`,
      body: { emails: ['pazarlama@ornek.example'] },
    }),
    'GET /newsletters/{id}': async () => ({ path: await newPath(visitor, facts, '/newsletters') }),
    'POST /sms-campaigns/{id}/test': async () => ({
      path: `${await newPath(visitor, facts, '/sms-campaigns')}/test`,
      body: { phones: ['+905321234567'] },
    }),
    'GET /sms-campaigns/{id}': async () => ({ path: await newPath(visitor, facts, '/sms-campaigns') }),
    'POST /push-campaigns/{id}/test': async () => ({
      path: `${await newPath(visitor, facts, '/push-campaigns')}/test`,
      body: {},
    }),
    'GET /push-campaigns/{id}': async () => ({ path: await newPath(visitor, facts, '/push-campaigns') }),
    'POST /iys/exports': () => ({ path: '/iys/exports', body: {} }),
    'GET /iys/exports/{id}': async () => {
      const { body } = await visitor.api('/iys/exports', {})
      return { path: `/iys/exports/${(body.data as unknown as { id: number } | undefined)?.id ?? 1}` }
    },
    'POST /iys/changes': () => ({ path: '/iys/changes', body: { changes: [iysChange] } }),
    'PUT /site/notifications': () => ({ path: '/site/notifications', body: {} }),
    'PUT /site/showcases': () => ({ path: '/site/showcases', body: { hidden_ids: [showcase.id] } }),
    'GET /users/show/{id}': async () => {
      const { body } = await visitor.api('/site/user')
      return { path: `/users/show/${(body.data as unknown as { id: number }).id}` }
    },
    'PUT /site/addresses': async () => ({ path: '/site/addresses', body: await addressBody(visitor) }),
    'POST /business-partner-addresses': async () => ({
      path: '/business-partner-addresses',
      body: { ...(await addressBody(visitor)), business_partner_id: partnerId },
    }),
    'GET /shopping/business-partner-balance/{id}': async () => ({
      path: `/shopping/business-partner-balance/${await ownPartnerId(visitor, partnerId)}`,
    }),
    'GET /business-partner/{id}': () => firstOf(visitor, '/business-partner'),
    'GET /business-partner-details/{id}': () => firstOf(visitor, '/business-partner-details'),
    'GET /business-partner-addresses/{id}': async () => ({ path: await madeAddress(visitor, partnerId) }),
    'PUT /business-partner-addresses/{id}': async () => ({
      path: await madeAddress(visitor, partnerId),
      body: await addressBody(visitor),
    }),
    'DELETE /business-partner-addresses/{id}': async () => ({
      path: await madeAddress(visitor, partnerId),
      body: {},
    }),
    'PUT /site/orders': async () => ({
      path: '/site/orders',
      body: { id: await ownOrderId(visitor, line), cancel: true },
    }),
    'POST /site/user/register-guest': async () => ({
      path: '/site/user/register-guest',
      body: { order_code: (await ownOrder(visitor, line)).code, password: memberPassword },
    }),
    'POST /shopping/mp/order': async () => ({
      path: '/shopping/mp/order',
      body: { code: (await ownOrder(visitor, line)).code },
      headers: { 'idempotency-key': `sample-${crypto.randomUUID()}` },
    }),
    'POST /shopping/mp/business-partner': () => ({
      path: '/shopping/mp/business-partner',
      body: { amount: 12.5 },
      headers: { 'idempotency-key': `sample-${crypto.randomUUID()}` },
    }),
    'GET /orders/code/{code}': async () => {
      const { code } = await ownOrder(visitor, line)
      return { path: `/orders/code/${code}` }
    },
    'POST /shopping/orders/{code}/payment-notices': () => noticeOf(visitor, line),
    'PUT /payment-notices/{id}': async () => ({
      path: `/payment-notices/${await toldPayment(visitor, line)}`,
      body: { state: 'refused', reason: 'Hesabımıza ulaşmadı.' },
    }),
    'GET /orders/{id}': async () => ({ path: `/orders/${await ownOrderId(visitor, line)}` }),
    'PUT /orders/{id}': async () => ({
      path: `/orders/${(await ownOrder(visitor, line, 4)).id}`,
      body: { to_status: 2 },
    }),
    'POST /orders/{id}/shipments': async () => ({
      path: `/orders/${await packedOrderId(visitor, line)}/shipments`,
      body: { tracking_number: '1234567890' },
      headers: { 'idempotency-key': `sample-${crypto.randomUUID()}` },
    }),
    'GET /orders/detail/{id}': async () => ({ path: `/orders/detail/${await ownOrderId(visitor, line)}` }),
    'POST /payment/complete-order-payment': async () => ({
      path: '/payment/complete-order-payment',
      body: { order_code: (await ownOrder(visitor, line, 1)).code },
    }),
    'POST /shopping/phone-codes': async () =>
      inBasket('/shopping/phone-codes', { phone: await freshPhone() }),
    'POST /shopping/phone-codes/confirm': async () => {
      const phone = await freshPhone()
      const asked = await inBasket('/shopping/phone-codes', { phone })
      await visitor.api(asked.path, asked.body)
      return { path: '/shopping/phone-codes/confirm', body: { phone, code: await sentCode() } }
    },
    'POST /shopping/orders': async () => ({
      ...(await inBasket('/shopping/orders', await orderBody(visitor))),
      headers: { 'idempotency-key': `sample-${crypto.randomUUID()}` },
    }),
  }
}

/** Path of a new record; of none for those who may not write one. */
async function newPath(visitor: Browser, facts: SampleFacts, resource: string): Promise<string> {
  const { id } = await recordOrNone(resource, newRecord(resource, facts)!, visitor)
  return `${resource}/${id}`
}

const iysChange = {
  consentDate: '2026-11-20 10:00:00',
  source: 'IYS_WEB',
  recipient: 'kimse@ornek.example',
  recipientType: 'BIREYSEL',
  status: 'RET',
  type: 'EPOSTA',
}

const newTicket = { subject: 'Kopça eksik', message: 'Üç kordondan birinin kopçası çıkmadı.' }

/** A ticket that the visitor may read: a new one of a member, somebody's for the staff. */
async function ticketId(visitor: Browser): Promise<number> {
  const made = await visitor.api('/tasks', newTicket)
  if (made.status === 200) return (made.body.data as unknown as { id: number }).id
  const { body } = await visitor.api('/tasks')
  return (body.data as unknown as { id: number }[] | undefined)?.[0]?.id ?? 1
}

/** Number of the visitor's own business partner; of somebody else's for a visitor without one. */
async function ownPartnerId(visitor: Browser, partnerId: number): Promise<number> {
  const { body } = await visitor.api('/site/user')
  return (
    (body.data as unknown as { business_partner_id?: number } | undefined)?.business_partner_id ?? partnerId
  )
}

/** Path of the first row that the visitor may read. */
async function firstOf(visitor: Browser, path: string): Promise<Write> {
  const { body } = await visitor.api(path)
  if (!body.data) throw new Error(`No list of ${path}: ${JSON.stringify(body)}`)
  return { path: `${path}/${(body.data as unknown as { id: number }[])[0]!.id}` }
}

/** Path of a newly saved address: the visitor's own, or for the staff one of the partner. */
async function madeAddress(visitor: Browser, partnerId: number): Promise<string> {
  const input = { ...(await addressBody(visitor)), business_partner_id: partnerId }
  const { status, body } = await visitor.api('/business-partner-addresses', input)
  if (status !== 200) throw new Error(`No address: ${JSON.stringify(body)}`)
  return `/business-partner-addresses/${(body.data as unknown as { id: number }).id}`
}

async function basketIdOf(visitor: Browser, line: object): Promise<number> {
  await visitor.api('/add-to-basket', { ...line, amount: 1 })
  const { body } = await visitor.api('/shopping/get-basket', {})
  const [{ basket }] = body.data as unknown as [{ basket: { id: number | null } }]
  if (basket.id === null) throw new Error('Nothing got into the basket')
  return basket.id
}

type Named = { id: number; name: string }

async function ownOrderId(visitor: Browser, line: object): Promise<number> {
  return (await ownOrder(visitor, line)).id
}

/** An order that this member of the staff has begun to pack. */
async function packedOrderId(visitor: Browser, line: object): Promise<number> {
  // Paid at the door, so that it waits for no transfer.
  const { id } = await ownOrder(visitor, line, 4)
  await visitor.api(`/orders/${id}`, { to_status: 2 }, { method: 'PUT' })
  return id
}

/** The notice of a bank transfer for an own order. */
async function noticeOf(visitor: Browser, line: object) {
  const { code, expires_at } = await ownOrder(visitor, line)
  // Today by the shop's clock, which some tests stop: the order waits three days for its money.
  const today = new Date(Date.parse(expires_at) - 3 * 24 * 60 * 60_000)
  return {
    path: `/shopping/orders/${code}/payment-notices`,
    body: { bank_account_id: 1, amount: 10, paid_on: dayInIstanbul(today), sender: 'Ayşe Işık' },
    headers: { 'idempotency-key': `sample-${crypto.randomUUID()}` },
  }
}

async function toldPayment(visitor: Browser, line: object): Promise<number> {
  const { path, body, headers } = await noticeOf(visitor, line)
  const answer = await visitor.api(path, body, { headers })
  return (answer.body.data as unknown as { id: number }).id
}

async function ownOrder(
  visitor: Browser,
  line: object,
  paymentType = 2,
): Promise<{ id: number; code: string; expires_at: string }> {
  await visitor.api('/add-to-basket', { ...line, amount: 1 })
  const input = { ...(await orderBody(visitor)), payment_type: paymentType }
  const headers = { 'idempotency-key': `sample-${crypto.randomUUID()}` }
  const { body } = await visitor.api('/shopping/orders', input, { headers })
  if (!body.data) throw new Error(`No order: ${JSON.stringify(body)}`)
  return body.data as unknown as { id: number; code: string; expires_at: string }
}

async function addressBody(visitor: Browser): Promise<Record<string, unknown>> {
  const { address, invoice } = await orderBody(visitor)
  const { email: _, ...fields } = address as Record<string, unknown>
  return { ...fields, title: 'Ev', invoice }
}

/** The terms that a dealer accepts instead of a consumer's contracts. */
export const dealersContracts = [{ id: salesTerms.id, version: salesTerms.version, accepted: true as const }]

/** The body of an order: a real place, the cheapest carrier, the buyer's contracts in their present versions. */
export async function orderBody(visitor: Browser): Promise<Record<string, unknown>> {
  const list = async (path: string) => (await visitor.api(path)).body.data as unknown as Named[]
  const city = (await list('/cities/find?q=istanbul'))[0]!
  // By its name: a random call may have created a province without neighbourhoods.
  const districts = await list(`/places/districts?city_id=${city.id}`)
  const district = districts.find(({ name }) => name === 'Kadıköy')!
  const neighbourhood = (await list(`/places/neighbourhoods?district_id=${district.id}`))[0]!
  const { distanceSale } = await import('~/features/orders/contracts/distance-sale')
  const { preInformation } = await import('~/features/orders/contracts/pre-information')
  return {
    address: {
      first_name: 'Ayşe',
      last_name: 'Işık',
      email: 'ayse@alici.example',
      phone: '0532 123 45 67',
      city_id: city.id,
      district_id: district.id,
      neighbourhood: neighbourhood.name,
      street: 'Moda Cad. No: 12 Daire: 3',
    },
    invoice: { kind: 'bireysel' },
    cargo_id: (await list('/cargos'))[0]!.id,
    payment_type: 2,
    contracts: (await isDealer(visitor))
      ? dealersContracts
      : [preInformation, distanceSale].map(({ id, version }) => ({ id, version, accepted: true })),
  }
}

/** Whether a visitor buys by another price list than the retail list of the demo shop. */
async function isDealer(visitor: Browser): Promise<boolean> {
  const user = (await visitor.api('/site/user')).body.data as { group_id: number } | undefined
  return user !== undefined && user.group_id !== 1
}
