import { expect, test } from 'vitest'
import { areaOf } from './area'

test.each([
  ['/healthz', '/healthz'],
  ['/assets/root-abc.js', '/assets/*'],
  ['/media/0/1/kordon.webp', '/media/*'],
  ['/api/unknown', '/api/*'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/assets', '/assets/*'],
  ['/wp-login.php', null],
  ['/', null],
  ['', null],
  ['//media/x', null],
])('%s belongs to %s', (path, area) => {
  expect(areaOf(path)).toBe(area)
})
