import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { formatNumber } from '../../app/kernel/turkish'
import { isFullTest, patience } from '../../app/testing/full-test'
import { becomeOwner, test } from '../support/owner'
import { openReady } from '../support/ready'
import { mended, supplierList } from '../support/supplier-list'
import { expect } from '../support/test'

test.setTimeout(patience(240_000))
test.use({ actionTimeout: 20_000 })

const products = isFullTest ? 5_000 : 500
const faulty = 20
const supplier = 'Işıl Toptan'

// In a shop of its own: so many products would change the lists of other journeys.
test(
  'a list with faulty rows is tried and imported; the rows are downloaded, mended and imported alone',
  { tag: '@genis' },
  async ({ page, emptyShop, faults }) => {
    faults.expect(/^422 POST \/yonetim\/urunler\/aktarim\/\d+\.data/)
    await becomeOwner(page, emptyShop)
    await upload(page, 'liste.xlsx', await supplierList(products, faulty))

    // The column of the dealer's price is not the shop's to guess.
    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Dene', exact: true }).click()
    await expect(main.getByText('“Fiyat” için bir sütun seçin.')).toBeVisible()
    await main.getByLabel('“Bayi Fiyatı” sütununun anlamı').selectOption({ label: 'Fiyat' })
    await main.getByRole('button', { name: 'Dene', exact: true }).click()
    await expectRunAndEnd(page, 'Denendi')
    await expectCounts(page, { 'Yeni ürün': products - faulty, Atlanan: faulty })
    await expect(main.getByText('Bu bir denemeydi; mağazada bir şey değişmedi.')).toBeVisible()
    await expectListed(page, 0)

    await page.goBack()
    await main.getByRole('button', { name: 'Aktar', exact: true }).click()
    await expectRunAndEnd(page, 'Aktarıldı')
    await expectCounts(page, { 'Yeni ürün': products - faulty, Güncellenen: 0, Atlanan: faulty })
    const download = page.waitForEvent('download')
    await main.getByRole('link', { name: 'Hatalı satırları indir (CSV)' }).click()
    const { count, file } = await mended(await readFile(await (await download).path()))
    expect(count).toBe(faulty)
    await expectListed(page, products - faulty)

    // The meaning of the columns is remembered by the supplier's name, so the import needs no trial.
    await upload(page, 'duzeltilen.csv', file)
    await expect(main.getByLabel('“Bayi Fiyatı” sütununun anlamı')).toHaveValue('price')
    await main.getByRole('button', { name: 'Aktar', exact: true }).click()
    await expectRunAndEnd(page, 'Aktarıldı')
    await expectCounts(page, { 'Yeni ürün': faulty, Güncellenen: 0, Atlanan: 0 })
    await expectListed(page, products)
  },
)

async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  await openReady(page, '/yonetim/urunler/aktarim')
  await page.getByRole('combobox', { name: 'Tedarikçi' }).fill(supplier)
  const mimeType = 'application/octet-stream'
  await page.getByLabel('Dosya', { exact: true }).setInputFiles({ name, mimeType, buffer })
  await page.getByRole('button', { name: 'Yükle' }).click()
  await expect(page.getByText('Dosya yüklendi.')).toBeVisible()
}

/** The page tells that the work goes on, unless it has ended before, and its end without being loaded again. */
async function expectRunAndEnd(page: Page, state: string): Promise<void> {
  const end = page.getByRole('heading', { name: `Sonuç: ${state}` })
  await expect(page.getByText('Sayfayı kapatabilirsiniz', { exact: false }).or(end)).toBeVisible()
  await expect(end).toBeVisible({
    timeout: patience(30_000),
  })
}

async function expectCounts(page: Page, counts: Readonly<Record<string, number>>): Promise<void> {
  for (const [title, count] of Object.entries(counts)) {
    const shown = page.getByRole('term').filter({ hasText: title }).locator('xpath=following-sibling::dd')
    await expect(shown).toHaveText(formatNumber(count))
  }
}

/** The total of the list of products. */
async function expectListed(page: Page, total: number): Promise<void> {
  await openReady(page, '/yonetim/urunler')
  if (total === 0) return expect(page.getByText('Bu süzgece uyan kayıt yok.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Sayfalar' })).toContainText(` / ${formatNumber(total)}`)
}
