import { matchRoutes } from 'react-router'
import type { Form } from '../pages/html'
import { pageRoutes, pathOf } from '../pages/routes'
import type { Owner } from './belongings'

/** A form of a page as one of its buttons sends it. */
export type Sent = { path: string; fields: [name: string, value: string][] }

const sources = import.meta.glob<string>('../../pages/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Paths of routes whose page accepts forms, the first path of each page. */
export const pathsWithForms: string[] = [...Map.groupBy(pageRoutes, ({ file }) => file)]
  .filter(([file]) => /^export (async )?(function|const) action\b/m.test(sources[`../../${file}`] ?? ''))
  .map(([, group]) => pathOf(group[0]!))

/** The path of the route that an address belongs to. */
export function routeOf(address: string): string {
  const { pathname } = new URL(address, 'http://shop.invalid')
  const paths = pageRoutes.map((route) => ({ path: pathOf(route) }))
  return matchRoutes(paths, pathname)?.at(-1)?.route.path ?? '/*'
}

/** Addresses of somebody's pages that contain or accept forms. */
export function pagesOf({ codes, uuids, numbers, awaited }: Owner, goods: { link: string }): string[] {
  const [waiting, delivered] = codes
  const ofOrders = codes.map((code) => `/siparis/${code}`)
  const ofMembers = numbers && [
    '/User/orders',
    '/User/lists',
    '/User/stock-alerts',
    '/User/notification',
    '/User/userinfo',
    '/User/address',
    '/User/address?yeni=1',
    '/User/help',
    '/User/requests',
    '/User/balance',
    '/User/payment',
    '/unapproved',
    `/User/address?duzenle=${numbers.list}`,
    `/User/address?sil=${numbers.list}`,
    `/User/orders/detail/${numbers.order}`,
    `/User/lists/${numbers.list}`,
    `/User/help/${numbers.ticket}`,
    `/User/requests/${numbers.request}`,
    `/User/lists?siparis=${numbers.order}`,
  ]
  return [
    '/',
    `/${goods.link}`,
    `/${goods.link}?coklu=1`,
    '/sepetim',
    '/hizli-siparis',
    '/User/favorites',
    `/stok-haberi?secenek=${awaited}`,
    ...['adres', 'kargo', 'odeme', 'onay'].map((step) => `/checkout/steps?adim=${step}`),
    ...ofOrders,
    `/siparis/${waiting}/tesekkurler`,
    `/siparis/${waiting}/odeme-bildirimi`,
    `/siparis/${delivered}/iade`,
    `/odeme/${uuids[0]}`,
    `/pm?siparis=${waiting}`,
    '/tercihler',
    '/bulten',
    '/contact',
    '/siparis-takip',
    '/User/Login',
    '/User/forgot',
    '/user/dogrula?kod=x',
    '/user/ikinci-adim',
    '/user/cikis',
    '/user/iki-adimli-dogrulama',
    '/unapproved',
    '/create?tur=bireysel',
    '/create?tur=toptan',
    ...['iletisim', 'belgeler', 'gonder'].map((step) => `/create?tur=toptan&adim=${step}`),
    ...(ofMembers ?? []),
  ]
}

/** The fields that each button of a form sends, filled in as shown. */
export function sentBy(form: Form, at: string): Sent[] {
  const path = form.action || at
  if (form.fields.length === 0 && form.buttons.length === 0) return []
  const named = form.buttons.filter(({ name }) => name)
  // A button without a name, and Enter, send only the fields.
  const isPlain = named.length < form.buttons.length || named.length === 0
  const presses = [...named.map(({ name, value }) => [[name, value]]), ...(isPlain ? [[]] : [])]
  return presses.map((press) => ({ path, fields: [...form.fields, ...(press as Sent['fields'])] }))
}

/** Removes forms that differ only in the line or product they are about. */
export function withoutTwins(sent: readonly Sent[]): Sent[] {
  const shape = ({ path, fields }: Sent) =>
    JSON.stringify([
      path.replace(/\d+/g, '#'),
      fields.map(([name, value]) => [name, /^(intent|step|from)$/.test(name) ? value : '']),
    ])
  return [...new Map(sent.toReversed().map((one) => [shape(one), one])).values()].toReversed()
}
