import { expect, type Page } from '@playwright/test'
import { payAtBank } from './bank'
import type { Buyer } from './buyer'
import type { Good } from './goods'
import type { Hand } from './hands'
import { openReady } from './ready'

/** A visitor and the way they use the shop. `scripts`: whether scripts run. */
export type Walk = { page: Page; hand: Hand; scripts: boolean }

export type OrderChoices = {
  payment: 'Havale / EFT' | 'Kapıda ödeme' | 'Kredi / banka kartı'
  invoice: 'bireysel' | 'kurumsal'
}

/** Home → category → product. */
export async function findProduct(
  { page, hand, scripts }: Walk,
  category: string,
  good: Good,
): Promise<void> {
  await (scripts ? openReady(page, '/') : page.goto('/'))
  await hand.press(page.getByRole('region', { name: 'Malzemeye göre' }).getByRole('link', { name: category }))
  await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible()
  const list = page.getByRole('list', { name: category })
  await hand.press(list.getByRole('link', { name: good.info.title, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: good.info.title })).toBeVisible()
}

/** Chooses a width, puts one piece into the basket and opens the basket. */
export async function addToBasket({ page, hand, scripts }: Walk, good: Good, width: string): Promise<void> {
  const option = page
    .getByRole('group', { name: 'Genişlik seçin' })
    .getByRole('link', { name: width, exact: true })
  await hand.press(option)
  await expect(option).toHaveAttribute('aria-current', 'true')
  await hand.press(page.getByRole('button', { name: 'Sepete ekle', exact: true }))
  if (scripts) {
    const drawer = page.getByRole('dialog', { name: 'Sepetiniz' })
    await expect(drawer.getByRole('heading', { name: 'Sepetiniz' })).toBeFocused()
    await expect(drawer.getByRole('link', { name: good.info.title, exact: true })).toBeVisible()
    await hand.press(drawer.getByRole('link', { name: 'Sepete git' }))
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Sepetim (1 ürün)' })).toBeVisible()
}

/** Takes one more of the only line, then goes to checkout. */
export async function takeOneMore({ page, hand }: Walk, good: Good, width: string): Promise<void> {
  await hand.press(page.getByRole('button', { name: `Miktarı artır: ${good.info.title}, ${width}` }))
  const amount = page.getByRole('main').getByRole('textbox', { name: `Miktar: ${good.info.title}, ${width}` })
  await expect(amount).toHaveValue('2')
  // A campaign may add a gift below it.
  const total = page.locator('.basket-line-total').first()
  const unit = good.variants.find(({ name }) => name.startsWith(width))!.price!
  await expect(total).toHaveText(formatTl(unit * 2))
  await hand.press(page.getByRole('link', { name: 'Alışverişi tamamla' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Siparişi tamamla' })).toBeVisible()
}

/** First step of the checkout: address and invoice. */
export async function giveAddress(walk: Walk, buyer: Buyer, invoice: OrderChoices['invoice']): Promise<void> {
  const { page, hand } = walk
  await hand.write(page.getByLabel('Ad', { exact: true }), buyer.firstName)
  await hand.write(page.getByLabel('Soyad'), buyer.lastName)
  await hand.write(page.getByLabel('E-posta'), buyer.email)
  await hand.write(page.getByLabel('Cep telefonu'), buyer.phone)
  await givePlace(walk, buyer)
  await hand.write(page.getByLabel('Açık adres'), buyer.street)
  if (invoice === 'kurumsal') {
    await hand.tick(page.getByRole('radio', { name: 'Kurumsal' }))
    await hand.write(page.getByLabel('Ticaret unvanı'), buyer.company.unvan)
    await hand.write(page.getByLabel('Vergi dairesi'), buyer.company.taxOffice)
    await hand.write(page.getByLabel('Vergi numarası'), buyer.company.vkn)
  }
  await goOn(walk, 'Kargo')
}

/** Chooses province, district and mahalle. Without scripts a button loads the next list. */
async function givePlace(
  { page, hand, scripts }: Walk,
  { city, district, neighbourhood }: Buyer,
): Promise<void> {
  const showNext = page.getByRole('button', { name: 'İlçe ve mahalleleri göster' })
  await hand.choose(page.getByLabel('İl', { exact: true }), city)
  if (scripts) await expect(showNext).toBeHidden()
  else await hand.press(showNext)
  await expect(page.getByLabel('İlçe').getByRole('option', { name: district })).toBeAttached()
  await hand.choose(page.getByLabel('İlçe'), district)
  if (!scripts) await hand.press(showNext)
  await expect(page.getByLabel('Mahalle').getByRole('option', { name: neighbourhood })).toBeAttached()
  await hand.choose(page.getByLabel('Mahalle'), neighbourhood)
}

/** Second and third step: a carrier, by default one that also takes cash on delivery, and the payment method. */
export async function chooseCarrierAndPayment(
  walk: Walk,
  payment: OrderChoices['payment'] | 'Açık hesap',
  carrier = 'Aras Kargo',
): Promise<void> {
  const { page, hand } = walk
  await hand.tick(page.getByRole('radio', { name: carrier }))
  await goOn(walk, 'Ödeme yöntemi')
  await hand.tick(page.getByRole('radio', { name: payment }))
  await goOn(walk, 'Siparişi gözden geçirin')
}

async function goOn({ page, hand }: Walk, next: string): Promise<void> {
  await hand.press(page.getByRole('button', { name: 'Devam et' }))
  await expect(page.locator('form').getByRole('heading', { level: 2, name: next })).toBeVisible()
}

const consumersTexts = ['Ön Bilgilendirme Formu', 'Mesafeli Satış Sözleşmesi']
const dealersTexts = ['Toptan Satış Koşulları']

/** The texts above the button of the last step: exactly a consumer's or a dealer's. */
export async function acceptContracts({ page, hand }: Pick<Walk, 'page' | 'hand'>): Promise<void> {
  await expect(page.locator('input[name^="contracts."]').first()).toBeAttached()
  const isDealers = (await page.locator('[name="contracts.sales-terms"]').count()) > 0
  const titles = isDealers ? dealersTexts : consumersTexts
  await expect(page.locator('input[name^="contracts."]')).toHaveCount(titles.length)
  for (const title of titles) {
    const box = page.getByRole('checkbox', { name: title })
    await expect(box).not.toBeChecked()
    await hand.tick(box)
    await expect(box).toBeChecked()
  }
}

/**
 * Last step: accepts both texts, confirms, and pays card orders at the bank. Returns the code of the order and the
 * confirmed total.
 */
export async function confirmOrder(
  { page, hand, scripts }: Walk,
  payment?: OrderChoices['payment'],
): Promise<{ code: string; total: string }> {
  await acceptContracts({ page, hand })
  const button = page.getByRole('button', { name: /^Siparişi onayla ve öde – / })
  const total = (await button.innerText()).split(' – ')[1]!
  await hand.press(button)
  if (payment === 'Kredi / banka kartı') {
    await payAtBank(page, 'pays', hand)
    if (!scripts) await hand.press(page.getByRole('button', { name: 'Mağazaya dön' }))
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Teşekkürler, siparişiniz alındı' })).toBeVisible()
  const code = /\/siparis\/([^/]+)\/tesekkurler/.exec(page.url())![1]!
  return { code, total }
}

/** `1.234,50 TL` */
function formatTl(amount: number): string {
  return `${amount.toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} TL`
}
