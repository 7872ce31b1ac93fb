import { expect, test } from 'vitest'
import routes from '~/routes'
import { reservedLinks } from './reserved-links'

const firstSegments = new Set(
  routes
    .flatMap(({ path }) => (path ? [path.split('/')[0]!.toLowerCase()] : []))
    .filter((name) => name !== '*'),
)
// Addresses that app/server/app.server.ts answers before the routes.
const doors = ['api', 'assets', 'dev', 'healthz', 'media', 'readyz']

test.each([...firstSegments, ...doors])('no category, product or content takes /%s as its link', (name) => {
  expect(reservedLinks).toContain(name)
})

test('links are compared in lower case, so the reserved ones are written so', () => {
  expect([...reservedLinks].filter((link) => link !== link.toLowerCase())).toEqual([])
})
