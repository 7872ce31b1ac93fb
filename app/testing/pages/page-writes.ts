import type { Browser } from '../browser'
import { goodsInStock, goToReview, orderAsGuest, putIntoBasket, stepForm, tickedContracts } from '../guest'
import type { TestShop } from '../shop'

/** A form of a page, filled in correctly. */
export type PageWrite = { name: string; path: string; fields: Record<string, string> }

/** A visitor with a full basket and one order, and every form that would change something of theirs. */
export async function pageWritesOf(shop: TestShop, visitor: Browser): Promise<PageWrite[]> {
  const [one, other] = await goodsInStock(shop.db, 2, 20)
  const { code } = await orderAsGuest(visitor, [one!])
  await putIntoBasket(visitor, one!, 2)
  const review = await goToReview(visitor)
  const confirmation = { ...Object.fromEntries(stepForm(review).fields), ...tickedContracts(review) }
  const step = (name: string, fields: Record<string, string>) => ({
    name: `checkout: ${name}`,
    path: '/checkout/steps',
    fields: { step: name, ...fields },
  })
  const line = (intent: string, goods: typeof one, more = {}) => ({
    name: `basket: ${intent}`,
    path: '/sepetim',
    fields: {
      intent,
      product_id: String(goods!.productId),
      variant_id: String(goods!.variantId),
      package_size: '1',
      ...more,
    },
  })
  const address = await visitor.page('/checkout/steps?adim=adres')
  return [
    line('add', other, { packages: '1' }),
    line('set', one, { packages: '5' }),
    line('increase', one),
    line('decrease', one),
    line('save', one),
    line('remove', one),
    {
      name: 'quick order',
      path: '/hizli-siparis',
      fields: { intent: 'add', code: other!.code, packages: '1', package_size: '1' },
    },
    {
      name: 'favourites',
      path: '/user/favorites',
      fields: { intent: 'toggle', product_id: String(one!.productId) },
    },
    step('adres', { ...Object.fromEntries(stepForm(address).fields), 'address.first_name': 'Başka' }),
    step('kargo', { cargo_id: '2' }),
    step('odeme', { payment_type: '4' }),
    step('onay', confirmation),
    { name: 'cancellation', path: `/siparis/${code}`, fields: {} },
  ]
}

/** The choices of the preferences page change cookies only. */
export const preferencesWrite: PageWrite = {
  name: 'preferences',
  path: '/tercihler',
  fields: { theme: 'dark', cookies: 'accept', returnTo: '/sepetim' },
}

export function sendWrite(
  visitor: Browser,
  { path, fields }: PageWrite,
  headers: Record<string, string> = {},
) {
  return visitor.send(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { accept: 'text/html', ...headers },
  })
}
