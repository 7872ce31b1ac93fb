import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { openReady, untilReady } from '../support/ready'
import { signInOnce } from '../support/sign-in'
import { expect, test } from '../support/test'

// Each test has a record of its own: they run side by side.
const path = (id: number) => `/yonetim/kategoriler/${id}`
const name = (page: Page) => page.getByLabel('Ad', { exact: true }).first()
const title = (page: Page) => page.getByLabel(/Arama sonucu başlığı/)
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Kaydet' }).first().click()

async function open(page: Page, id: number) {
  await page.goto(path(id))
  await untilReady(page)
}

// The menu is closed on narrow screens.
test('leaving warns only when an entry differs, and a closed tab keeps it @genis', async ({
  page,
  context,
}) => {
  await openReady(page, '/')
  await signInOnce(page, 'admin@vitrin.test')
  await open(page, 4)
  const stored = await name(page).inputValue()
  const warning = page.getByRole('dialog', { name: 'Kaydedilmemiş girişleriniz var' })
  await page.getByRole('link', { name: 'Markalar' }).first().click()
  await expect(page).toHaveURL(/markalar/)
  await open(page, 4)
  await name(page).fill(`${stored} taslak`)
  await page.getByRole('link', { name: 'Markalar' }).first().click()
  await expect(warning).toBeVisible()
  await warning.getByRole('button', { name: 'Sayfada kal' }).click()
  await expect(name(page)).toHaveValue(`${stored} taslak`)
  await name(page).fill(stored)
  await page.getByRole('link', { name: 'Markalar' }).first().click()
  await expect(page).toHaveURL(/markalar/)

  await open(page, 4)
  await name(page).fill(`${stored} taslak`)
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain(`${stored} taslak`)
  await page.close()
  const again = await context.newPage()
  await open(again, 4)
  await expectAccessible(again, path(4))
  await again.getByRole('button', { name: 'Geri getir' }).click()
  await expect(name(again)).toHaveValue(`${stored} taslak`)
})

test(
  'an ended session keeps the entries for the time after signing in',
  { tag: '@genis' },
  async ({ page, context }) => {
    await openReady(page, '/')
    await signInOnce(page, 'admin@vitrin.test')
    await open(page, 2)
    const stored = await title(page).inputValue()
    const cookies = await context.cookies()
    await title(page).fill('Oturum bitmeden yazılan')
    await context.clearCookies()
    await save(page)
    await expect(page).toHaveURL(/user\/login\?donus=%2Fyonetim%2Fkategoriler%2F2/i)
    await context.addCookies(cookies)
    await open(page, 2)
    await page.getByRole('button', { name: 'Geri getir' }).click()
    await expect(title(page)).toHaveValue('Oturum bitmeden yazılan')
    await save(page)
    await expect(page.getByText('kaydedildi').first()).toBeVisible()
    await page.reload()
    await untilReady(page)
    await expect(title(page)).toHaveValue('Oturum bitmeden yazılan')
    await expect(page.getByRole('button', { name: 'Geri getir' })).toHaveCount(0)
    await title(page).fill(stored)
    await save(page)
  },
)

test(
  'a stale save takes the fields of the other alone, and shows both texts',
  { tag: '@genis' },
  async ({ page, context, faults }) => {
    faults.expect(/409/)
    await openReady(page, '/')
    await signInOnce(page, 'admin@vitrin.test')
    const other = await context.newPage()
    await open(page, 3)
    await open(other, 3)
    const theirs = `Birincinin başlığı ${crypto.randomUUID().slice(0, 6)}`
    const stored = { name: await name(page).inputValue(), title: await title(page).inputValue() }
    await name(other).fill(`${stored.name} bir`)
    await title(other).fill(theirs)
    await save(other)
    await expect(other.getByText('kaydedildi').first()).toBeVisible()

    await name(page).fill(`${stored.name} iki`)
    await save(page)
    await expect(page.getByText(/onun yazdığıyla yenilendi: Arama sonucu başlığı/)).toBeVisible()
    await expect(title(page)).toHaveValue(theirs)
    await expect(name(page)).toHaveValue(`${stored.name} iki`)
    await expect(page.getByRole('definition').filter({ hasText: `${stored.name} bir` })).toBeVisible()
    await page.getByRole('button', { name: 'Onunkini al' }).click()
    await expect(name(page)).toHaveValue(`${stored.name} bir`)
    await name(page).fill(stored.name)
    await title(page).fill(stored.title)
    await save(page)
    await expect(page.getByText('kaydedildi').first()).toBeVisible()
  },
)

test('a name that another record has is told in its form, which stays open', async ({ page, faults }) => {
  faults.expect(/409/)
  await openReady(page, '/')
  await signInOnce(page, 'admin@vitrin.test')
  await openReady(page, '/yonetim/markalar')
  const part = page.locator('details.office-action').first()
  await part.locator('summary').click()
  const typed = part.getByLabel('Ad', { exact: true })
  await typed.fill('Bozkır Deri Atölyesi')
  const read = page.waitForResponse((answer) => answer.request().method() === 'GET')
  await typed.press('Enter')
  await read
  // All that the page reads after a refusal has arrived by then.
  await page.waitForLoadState('networkidle')
  await expect(part.getByText('Bu adda bir marka var')).toBeVisible()
  await expect(typed).toHaveValue('Bozkır Deri Atölyesi')
})

test(
  'a stale save of a page keeps the own order and text, and names what differs',
  { tag: '@genis' },
  async ({ page, context, faults }) => {
    faults.expect(/409/)
    await openReady(page, '/')
    await signInOnce(page, 'admin@vitrin.test')
    const press = (of: Page, name: string) =>
      of.getByRole('main').getByRole('button', { name, exact: true }).first().click()
    await openReady(page, '/yonetim/icerik/yeni')
    const title = `Deneme ${crypto.randomUUID().slice(0, 8)}`
    await page.getByLabel('Başlık', { exact: true }).last().fill(title)
    for (let count = 1; count <= 3; count++) {
      await press(page, 'Blok ekle')
      await expect(page.locator('.office-block')).toHaveCount(count)
    }
    const headings = (of: Page) => of.locator('.office-block input[name$="-baslik"]')
    for (const [at, words] of ['bir', 'iki', 'üç'].entries()) await headings(page).nth(at).fill(words)
    await press(page, 'Taslak kaydet')
    await expect(page.getByText('Taslak kaydedildi.')).toBeVisible()
    const other = await context.newPage()
    await openReady(other, new URL(page.url()).pathname)

    await headings(other).nth(2).fill('onun üçü')
    await press(other, 'Aşağı: 1. Metin')
    await press(other, 'Taslak kaydet')
    await expect(other.getByText('Taslak kaydedildi.')).toBeVisible()
    await headings(page).nth(0).fill('benim birim')
    await press(page, 'Aşağı: 2. Metin')
    await press(page, 'Taslak kaydet')
    const told = page.getByRole('definition')
    await expect(
      told.filter({ hasText: '1. Metin (bir), 2. Metin (onun üçü), 3. Metin (iki)' }),
    ).toBeVisible()
    await expect(
      told.filter({ hasText: '1. Metin (iki), 2. Metin (bir), 3. Metin (onun üçü)' }),
    ).toBeVisible()
    const shown = () => headings(page).evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    expect(await shown()).toEqual(['benim birim', 'onun üçü', 'iki'])
    await press(page, 'Onunkini al')
    expect(await shown()).toEqual(['iki', 'benim birim', 'onun üçü'])
    await press(page, 'Taslak kaydet')
    await expect(told).toHaveCount(0)
    await page.reload()
    expect(await shown()).toEqual(['iki', 'benim birim', 'onun üçü'])
  },
)

test('a saved key is neither kept in the browser nor left in its form @genis', async ({ page }) => {
  await openReady(page, '/')
  await signInOnce(page, 'admin@vitrin.test')
  await openReady(page, '/yonetim/ayarlar/kart')
  const paytr = page.getByRole('region', { name: 'PayTR' })
  const key = paytr.getByLabel('Mağaza parolası (merchant key)')
  await paytr.getByText(/^Anahtarları (yaz|değiştir)$/).click()
  await paytr.getByLabel('Mağaza no').fill('123456')
  await key.fill('gizli-anahtar-1')
  await paytr.getByLabel('Mağaza gizli anahtarı (merchant salt)').fill('gizli-tuz-1')
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await expect.poll(kept).toContain('123456')
  expect(await kept()).not.toContain('gizli-')
  await paytr.getByRole('button', { name: 'Kaydet' }).click()
  await expect(page.getByText('Anahtarlar kaydedildi.')).toBeVisible()
  // The saved form is closed; its fields are still in the page.
  await expect(key).toHaveValue('')
  await paytr.getByText('Anahtarları sil').first().click()
  await paytr.getByRole('button', { name: 'Anahtarları sil' }).click()
  await expect(page.getByText('Anahtarlar silindi.')).toBeVisible()
})
