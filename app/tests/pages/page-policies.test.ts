import { expect, test } from 'vitest'
import { policyOfPage, requirePagePolicies } from '~/page-policies'
import { allRoutes, idOf } from '~/testing/pages/routes'
import { maxUploadBytes, usualLimits } from '~/http/reading/body-limit.server'
import { openPageLimits } from '~/server/page-limits.server'

const ids = allRoutes.map(idOf)

test('every page has a policy, and its aliases have the same (promise P03)', () => {
  expect(() => requirePagePolicies(['root', ...ids])).not.toThrow()
  expect(policyOfPage('pages/basket/2')).toBe(policyOfPage('pages/basket'))
})

test('the shop does not start with a page without a policy', () => {
  for (const id of ['pages/new', 'pages/new/1', 'pages', 'toString', '__proto__'])
    expect(() => requirePagePolicies([...ids, id])).toThrow('No policy for')
})

test('the shop does not start with a policy without a page', () => {
  expect(() => requirePagePolicies(ids.filter((id) => id !== 'pages/contact'))).toThrow('belongs to no page')
})

const limitsOf = openPageLimits(
  Object.fromEntries(allRoutes.map((route) => [idOf(route), { path: route.path }])),
)
const post = (path: string, type = 'multipart/form-data; boundary=x') =>
  limitsOf(new Request(`http://shop${path}`, { method: 'POST', headers: { 'content-type': type }, body: '' }))

test.each([
  '/',
  '/contact',
  '/sepetim',
  '/siparis/A1',
  '/create',
  '/create?tur=toptan&adim=firma',
  '/create?adim=belgeler',
  '/siparis/A1/iade/x',
  '/any-link',
  '/api/add-to-basket',
])('%s declares no uploads and accepts only a small body', (path) => {
  expect(post(path)).toEqual(usualLimits)
})

test.each([
  '/unapproved',
  '/UnapprovedUser',
  '/unapproved.data',
  '/unapproved/',
  '/siparis/A1/iade',
  '/Siparis/A1/IADE.data',
  '/siparis/A1/odeme-bildirimi',
  '/create?tur=toptan&adim=belgeler',
  '/create.data?tur=toptan&adim=belgeler',
])('%s declares uploads and accepts only files', (path) => {
  expect(post(path).bytes).toBe(maxUploadBytes)
  expect(post(path, 'application/x-www-form-urlencoded').bytes).toBe(usualLimits.bytes)
})

test('forms with many rows declare their number of fields', () => {
  const fields = ['/hizli-siparis', '/hizli-siparis.data', '/siparis/A1/iade', '/sepetim'].map(
    (path) => post(path, 'application/x-www-form-urlencoded').fields,
  )
  expect(fields).toEqual([7_000, 7_000, 2_000, usualLimits.fields])
})
