import { expect, test } from 'vitest'
import { policyOfPage, requirePagePolicies } from '~/page-policies'
import routes from '~/routes'

// The build names a route after its module, unless the route has an id.
const ids = routes.map(({ id, file }) => id ?? file.replace(/\.tsx?$/, ''))

test('every page has a policy, its aliases the same (promise P03)', () => {
  expect(() => requirePagePolicies(['root', ...ids])).not.toThrow()
  expect(policyOfPage('pages/basket/2')).toBe(policyOfPage('pages/basket'))
})

test('the shop does not start with a page without a policy', () => {
  for (const id of ['pages/new', 'pages/new/1', 'pages', 'toString', '__proto__'])
    expect(() => requirePagePolicies([...ids, id])).toThrow('No policy for')
})

test('nor with a policy that belongs to no page', () => {
  expect(() => requirePagePolicies(ids.filter((id) => id !== 'pages/contact'))).toThrow('belongs to no page')
})
