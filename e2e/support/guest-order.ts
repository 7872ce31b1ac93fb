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
  type Wish,
} from './journey'
import { followLetter } from './letters'
import { expect } from './test'

type Call = { walk: Walk; request: APIRequestContext; otherBrowser: () => Promise<Page>; wish: Wish }

const category = 'Deri kordonlar'

/** The whole way of a guest: from the home page to an order, and through the link of its letter to taking it back. */
export async function orderAndCancel({ walk, request, otherBrowser, wish }: Call): Promise<void> {
  const { page, hand } = walk
  const good = await findGood(request, category, hasWidths)
  const width = good.variants[1]!.name.split(' / ')[0]!
  await findProduct(walk, category, good)
  await addToBasket(walk, good, width)
  await takeOneMore(walk, good, width)
  await giveAddress(walk, newBuyer(), wish.invoice)
  await chooseCarrierAndPayment(walk, wish.payment)
  const { code, total } = await confirmOrder(walk)
  const payment = page.getByRole('region', {
    name: wish.payment === 'Kapıda ödeme' ? 'Kapıda ödeme' : 'Havale/EFT bilgileri',
  })
  await expect(payment).toContainText(total)
  await hand.press(page.getByRole('link', { name: 'Siparişi izle' }))
  await expect(page.getByRole('heading', { level: 1, name: `Sipariş ${code}` })).toBeVisible()
  await expect(
    page.getByText(wish.payment === 'Kapıda ödeme' ? 'Sipariş alındı' : 'Ödeme bekleniyor').first(),
  ).toBeVisible()

  const order = await followLetter({ ...walk, page: await otherBrowser() }, code)
  await expect(order.getByRole('heading', { level: 1, name: `Sipariş ${code}` })).toBeVisible()
  await hand.press(order.getByText('Siparişi iptal et'))
  await hand.press(order.getByRole('button', { name: 'Evet, iptal et' }))
  await expect(order.getByText('Siparişiniz iptal edildi.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('İptal edildi').first()).toBeVisible()
}
