import type { Page } from '@playwright/test'
import type { CardInfo } from '../../app/features/payments/providers/gateway'
import { testCards } from '../../app/features/payments/providers/test-bank/cards'
import { admin } from '../support/application'
import { expectAccessible } from '../support/axe'
import { expectBank, payAtBank } from '../support/bank'
import { newBuyer } from '../support/buyer'
import { expectThanks } from '../support/card-order'
import { findGood, type Good, isPlain } from '../support/goods'
import { mouse } from '../support/hands'
import { acceptContracts, confirmOrder } from '../support/journey'
import { fillSteps } from '../support/prepared-order'
import { openReady } from '../support/ready'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

// One width in `npm test`, both in the full test.
const tag = process.env.TEST_FULL ? [] : ['@genis']
/** Two packages of it exceed a dealer's minimum order. */
const isDear = (good: Good) => isPlain(good) && good.variants[0]!.price! >= 400
const firstDigits = (kind: CardInfo['kind']) =>
  testCards.find((card) => card.kind === 'pays' && card.info.kind === kind)!.number.slice(0, 8)
const confirmButton = /^Siparişi onayla ve öde – /

test.describe('a guest', () => {
  test.beforeEach(async ({ request, putInBasket }) => {
    // Expensive enough for three instalments.
    const good = await findGood(request, null, (good) => isPlain(good) && good.variants[0]!.price! >= 300)
    await putInBasket(good, good.variants[0]!, 2)
  })

  test(
    'copies the IBAN of an EFT, and pays by card after all, by the number of the order',
    { tag },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await fillSteps(page, newBuyer(), 'transfer')
      await openReady(page, '/checkout/steps')
      const { code, total } = await confirmOrder({ page, hand: mouse, scripts: true })
      const transfer = page.getByRole('region', { name: 'Havale/EFT bilgileri' })
      await expect(transfer).toContainText(`${total} tutarını`)
      await expect(transfer).toContainText('yalnızca sipariş numaranızı yazın')
      await transfer.getByRole('button', { name: /IBAN/ }).first().click()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toMatch(/^TR\d{24}$/)
      expect((await transfer.innerText()).replaceAll(/\s/g, '')).toContain(copied)

      await openReady(page, '/pm')
      await page.getByRole('textbox', { name: 'Sipariş numarası' }).fill(code)
      await page.getByRole('button', { name: 'Bul', exact: true }).click()
      await expect(page.getByText('Ödeme bekleniyor')).toBeVisible()
      await expectAccessible(page, 'paying an order by its number')
      await page.getByRole('button', { name: `Kartla öde – ${total}` }).click()
      await payAtBank(page, 'pays')
      expect(await expectThanks(page)).toBe(code)
      await page.goto(`/pm?siparis=${code}`)
      await expect(page.getByText('kartla ödenecek bir tutarı yok')).toBeVisible()
    },
  )

  test('chooses among the instalments of the card, and pays in three', { tag }, async ({ page }) => {
    await fillSteps(page, newBuyer(), 'transfer')
    await openReady(page, '/checkout/steps?adim=odeme')
    const offers = page.getByRole('group', { name: 'Taksit seçenekleri' })
    await expect(offers).toBeHidden()
    await page
      .locator('label')
      .filter({ hasText: /^Kredi/ })
      .click()
    await expect(offers.getByRole('radio')).not.toHaveCount(1)
    const digits = page.getByLabel('Kartınızın ilk 8 hanesi')
    await digits.fill(firstDigits('debit'))
    await page.getByRole('button', { name: 'Taksitleri göster' }).click()
    await expect(page.getByText('kartınız taksit yapmıyor')).toBeVisible()
    await expect(offers.getByRole('radio')).toHaveCount(1)
    await digits.fill(firstDigits('credit'))
    await page.getByRole('button', { name: 'Taksitleri göster' }).click()
    await expect(page.getByText('Deneme Bankası Bonus kartınızın taksitleri gösteriliyor.')).toBeFocused()
    await expectAccessible(page, 'instalments')
    const three = offers.locator('label').filter({ hasText: '3 taksit × ' })
    const dearer = /[\d.]+,\d\d TL/.exec(await three.getByText(/^[\d.]+,\d\d TL$/).innerText())![0]
    await three.click()
    await page.getByRole('button', { name: 'Devam et' }).click()
    await expect(page.getByText('3 taksit', { exact: false }).first()).toBeVisible()
    await acceptContracts({ page, hand: mouse })
    await page.getByRole('button', { name: `Siparişi onayla ve öde – ${dearer}` }).click()
    await payAtBank(page, 'pays')
    await expectThanks(page)
    await expect(page.getByRole('main')).toContainText(dearer)
  })

  test('sees the fee of cash on delivery before choosing it, and in the total', { tag }, async ({ page }) => {
    await fillSteps(page, newBuyer(), 'transfer')
    await openReady(page, '/checkout/steps?adim=odeme')
    const atDoor = page.locator('label').filter({ hasText: 'Kapıda ödeme' })
    await expect(atDoor).toContainText('+ 39,90 TL hizmet bedeli')
    await atDoor.click()
    await page.getByRole('button', { name: 'Devam et' }).click()
    await expect(
      page.getByRole('main').getByText('Ödeme hizmet bedeli').filter({ visible: true }).first(),
    ).toBeVisible()
    const { total } = await confirmOrder({ page, hand: mouse, scripts: true })
    await expect(page.getByRole('region', { name: 'Kapıda ödeme' })).toContainText(total)
  })
})

test.describe('a dealer', () => {
  // One basket of one company.
  test.describe.configure({ mode: 'serial' })

  test.beforeEach(async ({ page, request, putInBasket }) => {
    await signIn(page, 'bayi2@vitrin.test')
    await emptyBasket(page)
    const good = await findGood(request, null, isDear)
    await putInBasket(good, good.variants[0]!, 24)
  })

  test(
    'sees the remaining limit of the account, and orders on it within the limit',
    { tag },
    async ({ page }) => {
      await fillSteps(page, newBuyer(), 'account')
      await openReady(page, '/checkout/steps?adim=odeme')
      const account = page.locator('label').filter({ hasText: 'Açık hesap' })
      for (const told of ['Kredi limiti', 'Kullanılabilir', 'Bu siparişten sonra', 'Son ödeme günü'])
        await expect(account).toContainText(told)
      await page.getByRole('button', { name: 'Devam et' }).click()
      const { total } = await confirmOrder({ page, hand: mouse, scripts: true })
      await expect(page.getByRole('region', { name: 'Açık hesap' })).toContainText(
        `${total} cari hesabınıza işlendi`,
      )
    },
  )

  test(
    'sees by how much an order exceeds the limit, and orders it by transfer',
    { tag },
    async ({ page }) => {
      await fillSteps(page, newBuyer(), 'transfer')
      await admin('approve', 'bayi2@vitrin.test', '--limit', '100')
      try {
        await openReady(page, '/checkout/steps?adim=odeme')
        const account = page.locator('label').filter({ hasText: 'Açık hesap' })
        await expect(account.getByRole('radio')).toBeDisabled()
        await expect(account).toContainText(/limitiniz bu siparişe [\d.]+,\d\d TL yetmiyor/)
        await expect(account).toContainText('kullanılabilir limitiniz')
        await expectAccessible(page, 'an open account that does not reach')
        await page.getByRole('button', { name: 'Devam et' }).click()
        await confirmOrder({ page, hand: mouse, scripts: true })
        await expect(page.getByRole('region', { name: 'Havale/EFT bilgileri' })).toBeVisible()
      } finally {
        await admin('approve', 'bayi2@vitrin.test', '--limit', '150000')
      }
    },
  )

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('pays an order by card', { tag }, async ({ page }) => {
      await page.goto('/checkout/steps')
      await fillSteps(page, newBuyer(), 'card')
      await page.goto('/checkout/steps')
      await acceptContracts({ page, hand: mouse })
      await page.getByRole('button', { name: confirmButton }).click()
      await expectBank(page)
      await payAtBank(page, 'pays')
      await page.getByRole('button', { name: 'Mağazaya dön' }).click()
      await expectThanks(page)
    })
  })
})

/** Removes goods that another test left, which would be ordered as well. */
async function emptyBasket(page: Page): Promise<void> {
  const headers = { origin: new URL(page.url()).origin }
  const read = await page.request.post('/api/shopping/get-basket', { headers, data: {} })
  const { data } = (await read.json()) as { data: { basket: { id: number } }[] }
  const id = data[0]?.basket.id
  if (id) await page.request.delete(`/api/remove-basket/${id}`, { headers })
}
