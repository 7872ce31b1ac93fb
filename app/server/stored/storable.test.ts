import { describe, expect, test } from 'vitest'
import type { Db } from '~/db/connection.server'
import type { ApiRoute } from '~/http/calls/route.server'
import { pageRoutes } from '~/testing/pages/routes'
import { apiEndpoints } from '../api-endpoints.server'
import { openCataloguePages, openStorable } from './storable.server'

const db = {} as Db
const routes = Object.fromEntries(
  pageRoutes.map((route) => [route.id, { path: route.path, index: route.index }]),
)
const isStorable = openStorable(routes, apiEndpoints, async () => [{ code: 'renk' }, { code: 'genislik' }])
const ask = (path: string) => isStorable(db, path)

describe('pages', () => {
  test.each([
    '/',
    '/home',
    '/HOME',
    '/deri-kordonlar',
    '/Deri-Kordonlar',
    '/category/list',
    '/yeni-gelenler',
    '/sss',
    '/gallery/3',
    '/contents/hakkimizda/4',
    '/search-results?q=deri',
    '/deri?siralama=ad&sayfa=2&renk=taba&genislik=22',
  ])('%s is stored', async (path) => expect(await ask(path)).toBe(true))

  test.each([
    '/sepetim',
    '/User/detail',
    '/user/login',
    '/checkout/steps',
    '/siparis/ABC',
    '/kisisel',
    '/tercihler',
    '/yonetim',
    '/onizleme/1',
    '/stok-haberi/1',
    '/contact',
  ])('%s is of one visitor', async (path) => expect(await ask(path)).toBe(false))

  test.each([
    '/healthz',
    '/readyz',
    '/HealthZ',
    '/metrics',
    '/sw',
    '/robots',
    '/media',
    '/dev',
    '/assets',
    '/api',
  ])('%s is no page of the shop', async (path) => expect(await ask(path)).toBe(false))

  test.each([
    '/deri.data',
    '/_root.data',
    '/deri;.css',
    '/deri/.css',
    '/deri//',
    '//deri',
    '/deri%2Fx',
    '/der%69',
    '/deri/',
    '/a/b',
    '/deri?x=1',
    '/deri?renk=taba&x=1',
    '/deri?RENK=taba',
    '/deri?_data=1',
  ])('%s is answered each time', async (path) => expect(await ask(path)).toBe(false))
})

describe('calls', () => {
  const call = (path: string, stored?: true, method: ApiRoute['method'] = 'get') =>
    ({ method, path, stored }) as unknown as ApiRoute
  const stored = openStorable(routes, [
    call('/lists/mine'),
    call('/lists/{id}', true),
    call('/{category}/list', true),
    call('/{kind}/mine'),
    call('/orders/list'),
    call('/orders/{id}', true, 'post'),
  ])

  test('are stored when the call that answers is', async () => {
    const asked = async (path: string) => [path, await stored(db, path)]
    for (const [path, isStored] of [
      ['/api/lists/1', true],
      ['/api/lists/1/', true],
      ['/api/lists/1?q=x', true],
      // An earlier call answers.
      ['/api/lists/mine', false],
      ['/api/lists/mine/', false],
      // Addresses are exact.
      ['/api/LISTS/1', false],
      ['/api/lists/1/2', false],
      ['/api/lists/', false],
      ['/api/deri/list', true],
      ['/api/deri/mine', false],
      ['/api/orders/5', false],
      ['/API/lists/1', false],
    ] as const)
      expect(await asked(path)).toEqual([path, isStored])
  })

  test('of the shop that are stored are open to everybody and read only', () => {
    const wrong = apiEndpoints.filter(
      ({ stored, policy, method, keep }) => stored && (policy !== 'anyone' || method !== 'get' || !keep),
    )
    expect(wrong.map(({ method, path }) => `${method} ${path}`)).toEqual([])
  })
})

describe('pages that may be read from a replica', () => {
  const isCatalogue = openCataloguePages(routes)

  // The browser's router asks for the data of a page under an address of its own.
  test.each([
    '/',
    '/_.data',
    '/deri',
    '/deri/',
    '/deri.data',
    '/Category/List',
    '/contents/hakkimizda/4.data',
    '/sss',
  ])('%s is one', (path) => expect(isCatalogue(path)).toBe(true))

  test.each([
    '/sepetim',
    '/sepetim.data',
    '/checkout/steps',
    '/user/login',
    '/kisisel',
    '/yonetim',
    '/deri.css',
    '/api',
  ])('%s is none', (path) => expect(isCatalogue(path)).toBe(false))
})
