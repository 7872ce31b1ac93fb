import type { Locator, Page } from '@playwright/test'
import { fillApplication, password, verifyAndSignIn } from '../support/application'
import { newBuyer } from '../support/buyer'
import { findGood, type Good, isPlain, isPlenty } from '../support/goods'
import { mouse, reach } from '../support/hands'
import { confirmOrder } from '../support/journey'
import { fillSteps } from '../support/prepared-order'
import { openReady, untilReady } from '../support/ready'
import { expect, test } from '../support/test'

test.setTimeout(240_000)

// Other journeys write into the tables of these products.
const othersProducts = [2, 3, 9]
const hasRows = ({ id, variants }: Good) =>
  !othersProducts.includes(id) && variants.length >= 2 && variants.every(isPlenty)

test(
  'a day of the staff by keyboard alone: an order, a count of stock and an application, with the focus in sight',
  { tag: '@genis' },
  async ({ page, request, putInBasket, otherBrowser }) => {
    const plain = await findGood(request, null, isPlain)
    await putInBasket(plain, plain.variants[0]!, 1)
    await fillSteps(page, newBuyer(), 'transfer')
    await openReady(page, '/checkout/steps')
    const { code } = await confirmOrder({ page, hand: mouse, scripts: true })
    const email = `klavye-${crypto.randomUUID().slice(0, 8)}@firma.example`
    await apply(await otherBrowser(), email)

    const staff = await otherBrowser()
    await signIn(staff)
    await readKeys(staff)
    await confirmAndPack(staff, code)
    await countStock(staff, await findGood(request, null, hasRows))
    await approve(staff, email)
  },
)

/** The work of others before the day begins. */
async function apply(page: Page, email: string): Promise<void> {
  await fillApplication(page, email)
  await page.getByLabel('Şifre', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Başvuruyu gönder' }).click()
  await expect(page.getByRole('heading', { name: 'Bağlantı gönderdik' })).toBeVisible()
  await verifyAndSignIn(page, email)
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/yonetim')
  await untilReady(page)
  await type(page.getByLabel('E-posta adresi'), 'admin@vitrin.test')
  await type(page.getByLabel('Şifre', { exact: true }), 'Vitrin-Demo-2026')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/yonetim')
  await untilReady(page)
}

/** "?" shows the keys, and Esc returns to where the focus was. */
async function readKeys(page: Page): Promise<void> {
  const link = page.getByRole('main').getByRole('link').first()
  await reach(link)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Klavye kısayolları' })
  await expect(keys.getByRole('heading')).toBeFocused()
  await expect(keys.getByText('Ctrl K')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(link).toBeFocused()
}

async function confirmAndPack(page: Page, code: string): Promise<void> {
  await open(page, code.slice(2, 9), new RegExp(code), `Sipariş ${code}`)
  await press(page.getByRole('button', { name: 'Havale geldi, onayla' }))
  await expect(page.getByText('Ödeme onaylandı.')).toBeVisible()
  await expectFocus(page)
  await press(page.getByRole('button', { name: 'Hazırlamaya başla' }))
  await expect(page.getByText('Sipariş hazırlanıyor.')).toBeVisible()
  await expectFocus(page)
}

/** Counts the first two variants: arrows and Enter move through the table. */
async function countStock(page: Page, good: Good): Promise<void> {
  const { title } = good.info
  await open(page, good.stock.product_code, new RegExp(title), title)
  const rows = page.locator('#stok tbody tr')
  const cells = page.locator('#stok tbody input')
  const onHand = rows.locator('td').first()
  const counted = Number((await onHand.innerText()).replace('.', '')) + 5
  await reach(cells.first())
  await page.keyboard.press('ArrowDown')
  await expect(cells.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(cells.first()).toBeFocused()
  await page.keyboard.type(String(counted))
  await page.keyboard.press('Enter')
  await expect(cells.nth(1)).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Stok güncellendi.')).toBeVisible()
  await expectFocus(page)
  await expect(onHand).toHaveText(counted.toLocaleString('tr-TR'))
}

async function approve(page: Page, email: string): Promise<void> {
  await open(page, 'Başvuru', /Başvurular/, 'Toptan başvuruları')
  await press(page.getByRole('row').filter({ hasText: email }).getByRole('link'))
  await expect(page.getByRole('heading', { level: 1, name: 'Işık Saat Ltd. Şti.' })).toBeFocused()
  await press(page.locator('summary').filter({ hasText: 'Onayla' }))
  await reach(page.getByLabel('Fiyat listesi'))
  await page.keyboard.type('Bayi')
  await expect(page.getByLabel('Fiyat listesi').locator('option:checked')).toHaveText('Bayi')
  await type(page.getByLabel('Vade (gün)'), '30')
  await press(page.getByRole('button', { name: 'Onayla' }))
  await expect(page.getByText('Onaylandı; müşteriye e-posta gitti.')).toBeVisible()
  await expectFocus(page)
}

/** Finds a record or a page in the palette and opens its first hit, whose heading takes the focus. */
async function open(page: Page, words: string, hit: RegExp, heading: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Sipariş, müşteri, ürün ya da sayfa ara' })).toBeFocused()
  await page.keyboard.insertText(words)
  await expect(page.getByRole('option').first()).toHaveText(hit)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeFocused()
}

async function press(target: Locator): Promise<void> {
  await reach(target)
  await target.page().keyboard.press('Enter')
}

/** Writes over the text of a field. */
async function type(field: Locator, text: string): Promise<void> {
  await reach(field)
  await field.page().keyboard.press('ControlOrMeta+a')
  await field.page().keyboard.insertText(text)
}

/** Something in the page has the focus, so that Tab goes on from there and not from the top of the page. */
async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
}
