import { describe, expect, test } from 'vitest'
import { Settings } from '~/features/settings/settings.server'
import { pageHeaders } from '~/http/answering/security-headers.server'
import { pageRoutes, pathOf } from '~/testing/pages/routes'
import type { CookieKind } from './choices/preferences'
import { isTracked } from './trackers'
import { trackerScript, trackersFor, trackerSources } from './trackers.server'

const ids = {
  google_tag_manager: 'GTM-ABC123',
  google_analytics: 'G-ABC1234567',
  meta_pixel: '123456789012345',
}
const settingsOf = (values: Record<string, string>) =>
  new Settings(Object.entries(values).map(([key, value]) => ({ group: 'tracking', key, value, isPublic: 0 })))
const choiceOf = (...kinds: CookieKind[]) => ({ version: 1, choice: 'custom', kinds, time: '' }) as const
const of = (
  kinds: CookieKind[],
  values: Record<string, string> = ids,
  path = '/',
  mode: 'demo' | 'live' = 'live',
) => trackersFor(settingsOf(values), { ...choiceOf(...kinds), kinds }, { path, mode })
const policyOf = (trackers: ReturnType<typeof of>) =>
  new Headers(
    pageHeaders({
      nonce: 'n',
      origin: 'https://magaza.example',
      trackers: trackers && trackerSources(trackers),
    }),
  ).get('content-security-policy')!

describe('containers and pixel', () => {
  test('load only for the kinds that the visitor agreed to', () => {
    expect(trackersFor(settingsOf(ids), null, { path: '/', mode: 'live' })).toBeNull()
    expect(of([])).toBeNull()
    expect(of(['islevsel'])).toBeNull()
    expect(of(['analitik'])).toMatchObject({
      googleTagManager: 'GTM-ABC123',
      googleAnalytics: 'G-ABC1234567',
      metaPixel: null,
    })
    expect(of(['pazarlama'])).toMatchObject({
      googleTagManager: 'GTM-ABC123',
      googleAnalytics: null,
      metaPixel: '123456789012345',
    })
  })

  test.each([
    { google_tag_manager: 'GTM-x"><script>' },
    { google_analytics: 'UA-12345-1' },
    { meta_pixel: "1');alert(1)//" },
    { meta_pixel: '12' },
  ])('with an id in another format are ignored: %j', (values) => {
    expect(of(['analitik', 'pazarlama'], values as unknown as Record<string, string>)).toBeNull()
  })

  test('change the policy by their own hosts alone, and not at all without consent', () => {
    const plain = policyOf(null)
    expect(plain).not.toMatch(/google|facebook/)
    const google = policyOf(of(['analitik'], { google_analytics: ids.google_analytics }))
    expect(google).toContain("script-src 'self' 'nonce-n' https://www.googletagmanager.com;")
    expect(google).not.toContain('facebook')
    const meta = policyOf(of(['pazarlama'], { meta_pixel: ids.meta_pixel }))
    expect(meta).toContain("script-src 'self' 'nonce-n' https://connect.facebook.net;")
    expect(meta).not.toContain('google')
    for (const policy of [google, meta]) expect(policy).not.toMatch(/script-src[^;]*unsafe|\s\*[\s;]/)
  })

  test('tell the container first what the visitor agreed to', () => {
    const script = trackerScript(of(['analitik'])!, 'n')
    expect(script).toContain('"ad_storage":"denied"')
    expect(script).toContain('"analytics_storage":"granted"')
    expect(script.indexOf("gtag('consent'")).toBeLessThan(script.indexOf('gtm.js?id=GTM-ABC123'))
    expect(() => new Function(/>(.*)<\/script>/.exec(script)![1]!)).not.toThrow()
  })

  test('come from a test server in a demo shop only', () => {
    const values = { ...ids, test_origin: 'http://127.0.0.1:4000' }
    expect(of(['analitik'], values, '/', 'demo')).toMatchObject({ google: 'http://127.0.0.1:4000' })
    expect(of(['analitik'], values, '/', 'live')).toMatchObject({
      google: 'https://www.googletagmanager.com',
    })
    const other = { ...ids, test_origin: 'https://evil.example' }
    expect(of(['analitik'], other, '/', 'demo')).toMatchObject({ google: 'https://www.googletagmanager.com' })
  })
})

/** Pages of app/routes.ts without anything about a person; a new address is in neither group until somebody decides. */
const open = [
  '/',
  '/Home',
  '/home_wl',
  '/HomeWithoutLogin',
  '/category/list',
  '/yeni-gelenler',
  '/search-results',
  '/SearchResults',
  '/ProductsFound',
  '/products-found',
  '/search-shop',
  '/SearchShop',
  '/navigator',
  '/SearchNavigator',
  '/sepetim',
  '/Basket',
  '/cart/list',
  '/sepetim/ozet',
  '/hizli-siparis',
  '/hizli-siparis/satirlar',
  '/contact',
  '/contents',
  '/ContentDetail',
  '/contents/:link/:id?',
  '/content-categories',
  '/content-categories/:link?/:id',
  '/content-categories/a',
  '/page/:part?',
  '/Gallery',
  '/gallery/:id',
  '/sss',
  '/sikca-sorulan-sorular',
  '/*',
]

test('no other page than these loads scripts of others: not checkout, payment, account', () => {
  const tracked = pageRoutes.map(pathOf).filter(isTracked)
  expect(tracked.toSorted()).toEqual(open.toSorted())
})
