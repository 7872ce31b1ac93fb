import { expect, test } from 'vitest'
import { isTraced, needsSignIn, pagePath } from './guard'
import { pageRoutes, pathOf } from '~/testing/pages/routes'

/** Every address of the shop, with an example for each parameter. */
const patterns = [
  ...pageRoutes.map(pathOf),
  '/User/detail',
  '/User/orders',
  '/User/orders/detail/:id',
  '/User/userinfo',
  '/User/coupons',
  '/User/address',
  '/User/notification',
  '/User/help',
  '/User/balance',
  '/balance',
  '/User/payment',
  '/Profile',
]
const pages = [...new Set(patterns)].map((pattern) => ({
  pattern,
  path: pattern
    .replace(/:id\??/g, '7')
    .replace(/:\w+\??/g, 'bir-sey')
    .replace('*', 'deri-kordonlar'),
}))

const always = [
  '/User/detail',
  '/User/orders',
  '/User/orders/detail/7',
  '/User/userinfo',
  '/User/coupons',
  '/User/address',
  '/User/notification',
  '/User/help',
  '/User/balance',
  '/balance',
  '/User/payment',
  '/Profile',
]
const open = [
  '/User/Login',
  '/User/forgot',
  '/user/dogrula',
  '/user/ikinci-adim',
  '/user/iki-adimli-dogrulama',
  '/user/cikis',
]

const guarded = (isRequired: boolean) =>
  pages.filter((page) => needsSignIn(page, isRequired)).map(({ path }) => path)

test('exactly the protected pages always need a sign-in', () => {
  expect(guarded(false).toSorted()).toEqual([...always].toSorted())
})

test('with is_login_required all of /user/ does, except the sign-in pages and routes with an id', () => {
  const all = guarded(true)
  expect(all).toEqual(expect.arrayContaining(always))
  const others = all.filter((path) => !always.includes(path))
  expect(others).toContain('/User/favorites')
  for (const path of others) expect(path).toMatch(/^\/user\//i)
  for (const path of [...open, '/', '/contact', '/search-shop', '/contents/bir-sey/7', '/deri-kordonlar'])
    expect(all).not.toContain(path)
  expect(needsSignIn({ path: '/User/requests/7', pattern: '/User/requests/:id' }, true)).toBe(false)
})

test.each(['/USER/ORDERS', '/user/orders', '/profile'])(
  'capitals and small letters are treated alike: %s',
  (path) => {
    expect(needsSignIn({ path, pattern: path }, false)).toBe(true)
  },
)

test('requests for data are treated like requests for their page', () => {
  expect(pagePath('/User/orders.data')).toBe('/User/orders')
  expect(pagePath('/User/orders/')).toBe('/User/orders')
  expect(pagePath('/_root.data')).toBe('/')
  expect(pagePath('/')).toBe('/')
})

test('a visitor is never sent back to a sign-in page', () => {
  for (const path of [...open, '/create']) expect(isTraced(path)).toBe(false)
  for (const path of ['/', '/sepetim', '/User/favorites', '/deri-kordonlar'])
    expect(isTraced(path)).toBe(true)
})
