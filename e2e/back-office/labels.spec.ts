import { openBrowser } from '../../app/testing/browser'
import { orderAsGuest } from '../../app/testing/guest'
import { findGood, isPlain } from '../support/goods'
import { openReady } from '../support/ready'
import { signInOnce } from '../support/sign-in'
import { expect, test } from '../support/test'

const count = 40
test.setTimeout(240_000)

test('40 orders are packed and labelled at once; one that may not be stays selected with its reason', async ({
  page,
  request,
  baseURL,
  faults,
}) => {
  faults.expect(/409/)
  const good = await findGood(request, null, isPlain)
  const [variant] = good.variants
  const goods = [
    {
      productId: good.id,
      link: good.master.link.replace(/^\//, ''),
      name: good.info.title,
      variantId: variant!.id,
      code: variant!.product_code,
    },
  ]
  const family = `Etiket${crypto.randomUUID().slice(0, 6)}`
  const place = async (payment: string) => {
    const browser = openBrowser((request) => fetch(request), baseURL!)
    return (await orderAsGuest(browser, goods, { payment, fields: { 'address.last_name': family } })).code
  }
  const codes: string[] = []
  for (let at = 0; at < count; at += 4)
    codes.push(...(await Promise.all(Array.from({ length: 4 }, () => place('4')))))
  const unpaid = await place('2')

  await signInOnce(page, 'admin@vitrin.test')
  await openReady(page, `/yonetim/siparisler?q=${family}`)
  await expect(page.getByRole('row')).toHaveCount(count + 2)
  await page.getByRole('checkbox', { name: 'Sayfadaki bütün siparişleri seç' }).check()
  await expect(page.getByText(`${count + 1} sipariş seçildi`)).toBeVisible()
  const label = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Kargo etiketi (PDF)' }).click()
  expect((await label).suggestedFilename()).toMatch(/\.pdf$/)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sevk fişlerini yazdır' }).click()
  await expect((await opened).getByText(codes[0]!)).toBeVisible()
  await (await opened).close()
  await page.getByRole('link', { name: unpaid }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(unpaid)
  await page.goBack()
  await expect(page.getByText(`${count + 1} sipariş seçildi`)).toBeVisible()
  await page.getByRole('button', { name: 'Hazırlamaya başla' }).click()
  await expect(page.getByText('durumu “Ödeme bekleniyor”')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /numaralı siparişi seç/, checked: true })).toHaveCount(1)
  await expect(page.getByLabel(`${unpaid} numaralı siparişi seç`)).toBeChecked()

  const slips = page.getByRole('link', { name: 'Sevk fişlerini yazdır' })
  const labels = await page.getByRole('link', { name: 'Kargo etiketi (PDF)' }).getAttribute('href')
  const file = await page.request.get(labels!)
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(count)
  const printed = await page.request.get((await slips.getAttribute('href'))!)
  const html = await printed.text()
  expect(codes.filter((code) => !html.includes(code))).toEqual([])
  expect(html).not.toContain(unpaid)
})
