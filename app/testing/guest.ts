import { and, asc, desc, eq, gte } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import { offers, products, stockBalances, variants } from '~/features/catalogue/tables.server'
import type { Browser, Page } from './browser'
import type { Form } from './pages/html'

/** The guest's data for the first step, by field name; places are chosen from the lists. */
export const buyer = {
  'address.first_name': 'Ayşe',
  'address.last_name': 'Işık',
  'address.email': 'ayse@alici.example',
  'address.phone': '0532 123 45 67',
  'address.street': 'Moda Cad. No: 12 Daire: 3',
}
type Fields = Record<string, string>
export type Choice = { city?: string; fields?: Fields; carrier?: string; payment?: string }

export const transfer = '2'

/** Variants that guests can buy by the piece, with at least `stock` of them there. */
export function goodsInStock(db: Db, count: number, stock = 5) {
  return db
    .select({
      productId: products.id,
      link: products.link,
      name: products.name,
      variantId: variants.id,
      code: variants.code,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stockBalances, eq(stockBalances.variantId, variants.id))
    .innerJoin(offers, and(eq(offers.variantId, variants.id), eq(offers.priceListId, 1)))
    .where(
      and(
        eq(products.visibility, 0),
        eq(variants.visibility, 0),
        eq(offers.packageSize, 1),
        gte(stockBalances.onHand, stock),
      ),
    )
    .orderBy(asc(variants.code))
    .limit(count)
}
/** A variant that guests could buy by the piece and that is sold out. */
export async function goodsSoldOut(db: Db) {
  const [found] = await db
    .select({ productId: products.id, link: products.link, name: products.name, variantId: variants.id })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stockBalances, eq(stockBalances.variantId, variants.id))
    .innerJoin(offers, and(eq(offers.variantId, variants.id), eq(offers.priceListId, 1)))
    .where(and(eq(products.visibility, 0), eq(variants.visibility, 0), eq(stockBalances.onHand, 0)))
    .orderBy(desc(variants.id))
    .limit(1)
  return found!
}
export type Goods = Awaited<ReturnType<typeof goodsInStock>>[number]

/** The form of a page that posts to `action` and has a button with this value. */
export function formOf(page: Page, action: string, button?: string): Form {
  const found = page.forms.find(
    (form) => form.action === action && (!button || form.buttons.some(({ value }) => value === button)),
  )
  if (!found) throw new Error(`${page.path} (${page.status}) has no form for ${action} ${button ?? ''}`)
  return found
}

/** Puts a variant into the basket with the button of its product page. */
export async function putIntoBasket(browser: Browser, goods: Goods, packages = 1): Promise<Page> {
  const page = await browser.page(`/${goods.link}`)
  const form = formOf(page, '/sepetim', 'add')
  return browser.submit(
    page,
    form,
    { variant_id: String(goods.variantId), packages: String(packages) },
    'add',
  )
}

/** Fills in and sends the first step, choosing province, district and mahalle from the lists the page offers. */
export async function sendAddress(
  browser: Browser,
  { city = 'İstanbul', fields = {} }: Choice = {},
): Promise<Page> {
  let page = await browser.page('/checkout/steps?adim=adres')
  const filled: Fields = { ...buyer, ...fields }
  const choose = async (name: string, label?: string) => {
    const options = stepForm(page).options[name]!.filter(({ value }) => value !== '')
    filled[name] = (options.find((option) => option.label === label) ?? options[0]!).value
    page = await browser.submit(page, stepForm(page), filled, 'places')
  }
  await choose('address.city_id', city)
  await choose('address.district_id')
  await choose('address.neighbourhood')
  return browser.submit(page, stepForm(page), filled)
}

/** Takes a filled basket to the last step: address, carrier, payment. */
export async function goToReview(browser: Browser, choice: Choice = {}): Promise<Page> {
  let page = await sendAddress(browser, choice)
  page = await browser.submit(page, stepForm(page), choice.carrier ? { cargo_id: choice.carrier } : {})
  return browser.submit(page, stepForm(page), { payment_type: choice.payment ?? transfer })
}

/** Ticks both contracts and orders. */
export function confirm(browser: Browser, review: Page, fields: Fields = {}): Promise<Page> {
  return browser.submit(review, stepForm(review), { ...tickedContracts(review), ...fields })
}

/** The boxes of the contracts, as a form sends them when they are ticked. */
export function tickedContracts(review: Page): Fields {
  const boxes = review.html.matchAll(/<input[^>]*name="(contracts\.[^"]+)"[^>]*>/g)
  return Object.fromEntries([...boxes].map(([tag, name]) => [name!, /value="([^"]*)"/.exec(tag)![1]!]))
}

/** From an empty basket to an order, with the forms of the shop. Returns its code and the thank-you page. */
export async function orderAsGuest(browser: Browser, goods: readonly Goods[], choice: Choice = {}) {
  for (const one of goods) await putIntoBasket(browser, one)
  const thanks = await confirm(browser, await goToReview(browser, choice))
  return { code: codeOf(thanks), thanks }
}

/** The code of the order that a thank-you page is about. */
export function codeOf(thanks: Page): string {
  const code = /^\/siparis\/([^/]+)\/tesekkurler$/.exec(thanks.path)?.[1]
  if (!code) throw new Error(`No order: ${thanks.path} ${thanks.status} ${thanks.text.slice(0, 2_000)}`)
  return code
}

export const stepForm = (page: Page) => formOf(page, '/checkout/steps')
