import type { Page } from '@playwright/test'
import { expectAccessibleOnAllScreens } from '../support/axe'
import { newBuyer } from '../support/buyer'
import { findGood, isPlain } from '../support/goods'
import { keyboard, mouse } from '../support/hands'
import { confirmOrder } from '../support/journey'
import { expectNoSidewaysScroll } from '../support/orders'
import { fillSteps } from '../support/prepared-order'
import { openReady, untilReady } from '../support/ready'
import { signInOnce } from '../support/sign-in'
import { expect, test } from '../support/test'

const tag = '@ikisi'

let code: string
let staff: Page

test.beforeEach(async ({ page, request, putInBasket, otherBrowser }) => {
  const good = await findGood(request, null, isPlain)
  await putInBasket(good, good.variants[0]!, 1)
  await fillSteps(page, newBuyer(), 'transfer')
  await openReady(page, '/checkout/steps')
  const placed = await confirmOrder({ page, hand: mouse, scripts: true })
  code = placed.code
  staff = await otherBrowser()
  await signInOnce(staff, 'admin@vitrin.test')
})

test('an order is found, paid, packed and shipped with the keyboard alone', { tag }, async () => {
  await openReady(staff, '/yonetim')
  await staff.keyboard.press('Control+k')
  await staff.keyboard.insertText(code.slice(2, 9))
  const hit = staff.getByRole('option', { name: new RegExp(code) })
  await expect(hit).toBeVisible()
  await staff.keyboard.press('ArrowDown')
  await staff.keyboard.press('Enter')
  const heading = staff.getByRole('heading', { level: 1, name: `Sipariş ${code}` })
  await expect(heading).toBeVisible()

  await keyboard.press(staff.getByRole('button', { name: 'Havale geldi, onayla' }))
  await expect(staff.getByText('Ödeme onaylandı.')).toBeVisible()
  await keyboard.press(staff.getByRole('button', { name: 'Hazırlamaya başla' }))
  await expect(staff.getByText('Sipariş hazırlanıyor.')).toBeVisible()
  await keyboard.press(staff.locator('summary').filter({ hasText: 'Kargoya ver' }))
  await keyboard.write(staff.getByLabel('Takip numarası'), 'TAKIP-2026')
  await keyboard.press(staff.getByRole('button', { name: 'Kargoya ver' }))
  await expect(staff.getByText('Paket kargoya verildi', { exact: false })).toBeVisible()
  await expect(staff.getByText('TAKIP-2026')).toBeVisible()
})

test(
  'orders are filtered, selected and packed, and Back returns to the same list',
  { tag },
  async ({ faults }) => {
    faults.expect(/409/)
    await openReady(staff, '/yonetim/siparisler')
    await staff.getByLabel('Kod, ad, telefon, e-posta ya da VKN').fill(code.toLowerCase())
    await staff.getByRole('button', { name: 'Süz', exact: true }).click()
    await expect(staff).toHaveURL(new RegExp(`q=${code.toLowerCase()}`))
    await expect(staff.getByRole('row')).toHaveCount(2)
    await staff.getByLabel(`${code} numaralı siparişi seç`).check()
    await staff.getByRole('button', { name: 'Hazırlamaya başla' }).click()
    await expect(staff.getByText('durumu “Ödeme bekleniyor”')).toBeVisible()
    await expect(staff.getByLabel(`${code} numaralı siparişi seç`)).toBeChecked()
    await staff.getByRole('link', { name: code }).click()
    await expect(staff.getByRole('heading', { level: 1 })).toHaveText(`Sipariş ${code}`)
    await staff.goBack()
    await expect(staff.getByRole('row')).toHaveCount(2)
  },
)

test('columns are chosen with the keyboard alone, and Back returns to the usual ones', { tag }, async () => {
  const summary = staff.locator('summary').filter({ hasText: 'Sütunlar' })
  const phones = staff.locator('td[data-label="Telefon"]')
  await openReady(staff, `/yonetim/siparisler?q=${code}`)
  await keyboard.press(summary)
  await expectAccessibleOnAllScreens(staff, 'the open choice of columns')
  await staff.keyboard.press('Escape')
  await expect(staff.getByRole('button', { name: 'Göster' })).toBeHidden()
  await expect(summary).toBeFocused()
  await keyboard.press(summary)
  await keyboard.tick(staff.getByLabel('Telefon', { exact: true }))
  await keyboard.press(staff.getByRole('button', { name: 'Göster' }))
  await expect(phones).toHaveCount(1)
  await expect(phones).toBeVisible()
  await expect(summary).toBeFocused()
  await expect(staff).toHaveURL(new RegExp(`q=${code}&sutun=siparis%2Ctarih`))
  await staff.goBack()
  await expect(phones).toHaveCount(0)
})

test('the back office has no barrier and no sideways scroll', async () => {
  const pages = [
    '/yonetim',
    '/yonetim/siparisler',
    '/yonetim/siparisler?sutun=alici,telefon,eposta,sehir,durum,odeme-durumu,kargo,takip,liste,adet,tutar',
    `/yonetim/siparisler/${code}`,
    `/yonetim/siparisler/fisler?kod=${code}`,
    `/yonetim/ara?q=${code}`,
  ]
  for (const address of pages) {
    await staff.goto(address)
    await untilReady(staff)
    await expectNoSidewaysScroll(staff)
    await expectAccessibleOnAllScreens(staff, address)
  }
})
