import type { TestShop } from '../shop'
import type { Attacked } from './attacked'

/** Requests that are answered before pages and calls: banks, search engines, pictures. */
export function attackedDoors(shop: TestShop): Attacked[] {
  const door = (method: string, path: string, given: number[], fields?: [string, string][]): Attacked => ({
    name: `${method} ${path.split('?')[0]}`,
    route: path.split('?')[0]!,
    method,
    path,
    given,
    browser: shop.browser(),
    ...(fields ? { fields } : {}),
  })
  const attempt = '00000000-0000-4000-8000-000000000000'
  const notice: [string, string][] = [
    ['attempt', attempt],
    ['token', 'x'],
    ['result', 'captured'],
    ['reference', '1'],
    ['amount', '100'],
    ['signature', 'x'],
    ['merchant_oid', '1'],
    ['status', 'success'],
    ['hash', 'x'],
  ]
  return [
    door('POST', `/3dpayment?odeme=${attempt}`, [], notice),
    ...['test', 'iyzico', 'paytr'].map((name) => door('POST', `/odeme/bildirim/${name}`, [], notice)),
    door('GET', '/sitemap/products-1.xml', [2]),
    door('GET', `/media/${'0'.repeat(64)}/320.avif`, [2, 3]),
    door('GET', '/robots.txt?a=1', []),
  ]
}

/** Cookies and headers are read in one place, before the routes: they are attacked at one page and one call of each kind of visitor. */
export function withHeaders(attacked: Attacked): Attacked {
  const headers = {
    'user-agent': 'Mozilla/5.0',
    referer: 'https://arama.example/?q=kordon',
    'accept-language': 'tr',
    'x-forwarded-for': '203.0.113.7',
    'if-none-match': '"x"',
    'x-request-id': 'x',
    'sec-purpose': 'none',
    ...(attacked.method === 'GET' ? {} : { 'idempotency-key': 'a-key-of-the-client' }),
  }
  return {
    ...attacked,
    name: `${attacked.name}, cookies and headers`,
    headers: { ...attacked.headers, ...headers },
  }
}
