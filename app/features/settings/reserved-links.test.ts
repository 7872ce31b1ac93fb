import { expect, test } from 'vitest'
import { pageRoutes } from '~/testing/pages/routes'
import { reservedLinks } from './reserved-links'

const firstSegments = new Set(
  pageRoutes
    .flatMap(({ path }) => (path ? [path.split('/')[0]!.toLowerCase()] : []))
    .filter((name) => name !== '*'),
)
// Addresses that app/server/app.server.ts answers before the routes.
const otherSegments = [
  'api',
  'assets',
  'dev',
  'healthz',
  'izleme',
  'media',
  'readyz',
  'sayfa-verisi',
  'sitemap',
]

test.each([...firstSegments, ...otherSegments])(
  'no category, product or content takes /%s as its link',
  (name) => {
    expect(reservedLinks).toContain(name)
  },
)

test('the reserved links are in lower case, as links are compared', () => {
  expect([...reservedLinks].filter((link) => link !== link.toLowerCase())).toEqual([])
})
