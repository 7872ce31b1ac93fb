import { expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { apiOf } from '~/http/testing/call-api'
import { placesEndpoints } from './endpoints.server'

const { db } = await openTestDatabase('demo')
const get = apiOf(db, placesEndpoints)
type Row = { id: number; name: string; city_id: number; city_name: string; postal_code: string }
const rows = async (path: string) => (await get(path)).body.data as Row[]

test('all 81 provinces are listed thirty at a time', async () => {
  const pages = await Promise.all([0, 30, 60].map((start) => rows(`/cities?start=${start}`)))
  expect(pages.map((page) => page.length)).toEqual([30, 30, 21])
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(81)
  expect((await get('/cities?start=60')).body.meta).toEqual({ total: 81, start: 60, length: 30 })
})

test('all 973 ilçe are listed thirty at a time, each once', async () => {
  const starts = Array.from({ length: 33 }, (_, page) => page * 30)
  const all = (await Promise.all(starts.map((start) => rows(`/districts?start=${start}`)))).flat()
  expect(new Set(all.map(({ id }) => id)).size).toBe(973)
})

test('the lists may be narrowed to a country and to a province', async () => {
  expect((await get('/cities?country_id=1')).body.meta).toMatchObject({ total: 81 })
  expect((await get('/cities?country_id=2')).body).toMatchObject({ data: [], meta: { total: 0 } })
  expect((await get('/districts?city_id=34&start=30')).body.meta).toMatchObject({ total: 39 })
  expect((await rows('/districts?city_id=34')).every(({ city_id }) => city_id === 34)).toBe(true)
  expect((await get('/countries')).body).toMatchObject({
    data: [{ id: 1, code: 'TR', name: 'Türkiye' }],
    meta: { total: 1 },
  })
})

test('a place is found by its id, an unknown one is not', async () => {
  expect((await get('/countries/1')).body.data).toMatchObject({ name: 'Türkiye' })
  expect((await get('/cities/34')).body.data).toMatchObject({ id: 34, country_id: 1, name: 'İstanbul' })
  const [first] = await rows('/districts?city_id=6&length=1')
  expect((await get(`/districts/${first!.id}`)).body.data).toMatchObject(first!)
  for (const path of ['/countries/2', '/cities/82', '/districts/999999']) {
    expect(await get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  }
})

test('find answers in any spelling, with the province of an ilçe', async () => {
  expect(await rows('/cities/find?q=izmır')).toEqual([{ id: 35, country_id: 1, name: 'İzmir' }])
  expect(await rows('/districts/find?q=KADIKOY')).toMatchObject([{ name: 'Kadıköy', city_name: 'İstanbul' }])
})

test('find asks for three characters, in Turkish', async () => {
  const { status, body } = await get('/cities/find?q=iz%20')
  expect(status).toBe(400)
  expect(body.errors).toEqual([{ path: 'q', code: 'too_small', message: 'En az 3 karakter yazın.' }])
  expect((await get('/districts/find')).status).toBe(400)
  expect((await get(`/districts/find?q=${'a'.repeat(10_000)}`)).status).toBe(400)
})

test.each([
  '/cities?length=31',
  '/cities?length=0',
  '/cities?start=-1',
  '/cities?start=1e3',
  '/districts?city_id=0x22',
  '/districts?city_id=',
  '/cities/1.5',
  '/cities?unknown=1',
  '/cities?start=0&start=30',
])('%s is refused', async (path) => {
  expect((await get(path)).status).toBe(400)
})

test('the address form gets all ilçe of a province and all mahalle of an ilçe at once', async () => {
  const districts = await rows('/places/districts?city_id=34')
  expect(districts).toHaveLength(39)
  expect(Object.keys(districts[0]!)).toEqual(['id', 'name'])
  const kadikoy = districts.find(({ name }) => name === 'Kadıköy')!
  const neighbourhoods = await rows(`/places/neighbourhoods?district_id=${kadikoy.id}`)
  expect(neighbourhoods).toContainEqual({
    id: expect.any(Number),
    name: 'Caferağa Mah.',
    postal_code: '34710',
  })
  expect((await get('/places/districts')).status).toBe(400)
})

test('the lists of the address form are the same for all visitors and cached for a day', async () => {
  const first = await get('/places/districts?city_id=34')
  expect(first.headers.get('cache-control')).toBe('public, max-age=86400')
  const etag = first.headers.get('etag')!
  expect(await get('/places/districts?city_id=34', { headers: { 'if-none-match': etag } })).toMatchObject({
    status: 304,
  })
  const other = await get('/places/districts?city_id=6', { headers: { 'if-none-match': etag } })
  expect(other.status).toBe(200)
})
