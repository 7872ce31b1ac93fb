import type { APIRequestContext, Page } from '@playwright/test'
import { newBuyer } from './buyer'
import { findGood, hasWidths } from './goods'
import {
  addToBasket,
  chooseCarrierAndPayment,
  confirmOrder,
  findProduct,
  giveAddress,
  takeOneMore,
  type Walk,
  type OrderChoices,
} from './journey'
import { followEmail } from './emails'
import { expect } from './test'

type Call = {
  walk: Walk
  request: APIRequestContext
  otherBrowser: () => Promise<Page>
  choices: OrderChoices
}

const category = 'Deri kordonlar'

/** The sentences of the order page for each payment method: the next step and the state. */
const told: Record<OrderChoices['payment'], { region?: string; status: string }> = {
  'Kapıda ödeme': { region: 'Kapıda ödeme', status: 'Sipariş alındı' },
  'Havale / EFT': { region: 'Havale/EFT bilgileri', status: 'Ödeme bekleniyor' },
  'Kredi / banka kartı': { status: 'Ödeme alındı' },
}

/** The whole way of a guest: from the home page to an order, and through the link of its email to its cancellation. */
export async function orderAndCancel({ walk, request, otherBrowser, choices }: Call): Promise<void> {
  const { page, hand } = walk
  const good = await findGood(request, category, hasWidths)
  const width = good.variants[1]!.name.split(' / ')[0]!
  await findProduct(walk, category, good)
  await addToBasket(walk, good, width)
  await takeOneMore(walk, good, width)
  await giveAddress(walk, newBuyer(), choices.invoice)
  await chooseCarrierAndPayment(walk, choices.payment)
  const { code, total } = await confirmOrder(walk, choices.payment)
  const { region, status } = told[choices.payment]
  if (region) await expect(page.getByRole('region', { name: region })).toContainText(total)
  await hand.press(page.getByRole('link', { name: 'Siparişi izle' }))
  await expect(page.getByRole('heading', { level: 1, name: `Sipariş ${code}` })).toBeVisible()
  await expect(page.getByText(status).first()).toBeVisible()

  const order = await followEmail({ ...walk, page: await otherBrowser() }, code)
  await expect(order.getByRole('heading', { level: 1, name: `Sipariş ${code}` })).toBeVisible()
  await hand.press(order.getByText('Siparişi iptal et'))
  await hand.press(order.getByRole('button', { name: 'Evet, iptal et' }))
  await expect(order.getByText('Siparişiniz iptal edildi.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('İptal edildi').first()).toBeVisible()
}
