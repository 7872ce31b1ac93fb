import { expect, test } from 'vitest'
import { openTestShop } from '~/testing/shop'

// The files that make the shop installable.
const shop = await openTestShop()
const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await shop.fetch(new Request(shop.origin + path, init))
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

test('the manifest names the shop and its icons, and every icon is there', async () => {
  const { headers, body } = await ask('/site.webmanifest')
  expect(headers.get('content-type')).toBe('application/manifest+json')
  expect(headers.get('set-cookie')).toBeNull()
  const manifest = JSON.parse(body) as {
    lang: string
    start_url: string
    display: string
    icons: { src: string; purpose: string }[]
  }
  expect(manifest).toMatchObject({ lang: 'tr', start_url: '/', display: 'standalone' })
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src } of manifest.icons) expect((await ask(src)).headers.get('content-type')).toBe('image/png')
  const home = await shop.browser().page('/')
  expect(home.html).toContain('rel="manifest" href="/site.webmanifest"')
})

test('the worker is asked for anew each time, and keeps files that are there', async () => {
  const { headers, body } = await ask('/sw.js')
  expect(headers.get('content-type')).toContain('text/javascript')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('set-cookie')).toBeNull()
  const build = JSON.parse(/^const build = (.*)$/m.exec(body)![1]!) as { version: string; files: string[] }
  expect(build.version).toMatch(/^[\da-f]{12}$/)
  expect(build.files.length).toBeGreaterThan(2)
  for (const path of build.files) {
    expect(path).toMatch(/^\/assets\//)
    expect((await ask(path)).status).toBe(200)
  }
})

test('the offline page is Turkish, names nobody, and runs its own script only', async () => {
  const { status, headers, body } = await ask('/cevrimdisi')
  expect(status).toBe(200)
  expect(headers.get('content-security-policy')).toMatch(/script-src 'sha256-[\w+/]+=*'; style-src 'self'/)
  expect(headers.get('set-cookie')).toBeNull()
  expect(body).toContain('lang="tr"')
  expect(body).toContain('İnternet bağlantınız yok')
  expect(body).toContain('Bu arada')
})

test('pages allow workers and manifests of the shop alone', async () => {
  const home = await ask('/', { headers: { accept: 'text/html' } })
  const policy = home.headers.get('content-security-policy')
  expect(policy).toContain("worker-src 'self'")
  expect(policy).toContain("manifest-src 'self'")
})
