import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { findGood, type Good, isPlenty, type Variant } from './goods'
import { openReady } from './ready'
import { expect } from './test'

/** A variant as a dealer orders it by its code. */
export type GoodToOrder = { good: Good; variant: Variant; code: string }

/** Variants of several products, each with enough stock for every test; the same ones every time. */
export async function findGoodsToOrder(request: APIRequestContext, count: number): Promise<GoodToOrder[]> {
  const goods: GoodToOrder[] = []
  await findGood(request, null, (good) => {
    for (const variant of good.variants.filter(isPlenty))
      goods.push({ good, variant, code: variant.product_code })
    return goods.length >= count
  })
  return goods.slice(0, count)
}

/** A product whose variants differ in colour and width, most of them in stock. */
export const hasColoursAndWidths = ({ variants }: Good) =>
  variants.length >= 6 &&
  new Set(variants.map(({ name }) => name.split(' / ')[1])).size > 1 &&
  variants.filter(isPlenty).length >= 4

/** Pieces in the basket by the code of the variant, as the API reports them. */
export async function piecesInBasket(page: Page): Promise<Record<string, number>> {
  const answer = await page.request.post('/api/shopping/get-basket', {
    headers: { origin: new URL(page.url()).origin },
    data: {},
  })
  const { data } = (await answer.json()) as {
    data: [{ basket: { products: { product_code: string; amount: number }[] } }]
  }
  return Object.fromEntries(data[0].basket.products.map(({ product_code, amount }) => [product_code, amount]))
}

/** Switches from cards to the compact list. */
export async function chooseCompact(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sıkı liste' }).click()
  await expect(page.getByRole('table').first()).toBeVisible()
}

/** Puts packages of six leather straps into a dealer's basket from the compact list, by the keyboard. */
export async function orderPackages(page: Page, packages: number): Promise<void> {
  await openReady(page, '/deri-kordonlar')
  await expect(page.getByText('Fiyatlar KDV hariç').first()).toBeVisible()
  const boxes = amountBoxes(page).and(page.getByRole('row').filter({ hasText: '6 adet' }).locator('input'))
  const listed = await boxes.evaluateAll((all) => all.map((box) => box.dataset['code']))
  // Other tests take from the stock of scarce ones.
  const isWanted = (variant: Variant) => isPlenty(variant) && listed.includes(variant.product_code)
  const good = await findGood(page.request, null, ({ variants }) => variants.some(isWanted))
  const { product_code: code } = good.variants.find(isWanted)!
  const box = page.locator(`input[data-code="${code}"]`)
  const row = page.getByRole('row').filter({ has: box })
  await boxes.and(box).fill(String(packages))
  // The list's code loads after the page.
  await expect(row).toContainText(`= ${packages * 6} adet`)
  await page.keyboard.press('Control+Enter')
  await expect.poll(async () => (await piecesInBasket(page))[code]).toBe(packages * 6)
}

/** Boxes for amounts, in the order in which Enter moves through them. */
export function amountBoxes(page: Page): Locator {
  return page.getByRole('main').locator('input[data-box][name=packages]')
}

/** Expects that the page itself does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
