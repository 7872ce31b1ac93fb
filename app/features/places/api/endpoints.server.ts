import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { line, rowId } from '~/http/reading/fields'
import { findQuery, idInAddress, type Page } from '~/http/calls/list-query'
import { resource } from '~/http/calls/resource.server'
import { route, type ApiRoute, type Policy } from '~/http/calls/route.server'
import { wholeList } from '~/http/calls/whole-list'
import { cityEditor, countryEditor, districtEditor } from '../edit.server'
import type { City, District } from '../places'
import {
  findCities,
  findDistricts,
  getCities,
  getCountries,
  getDistricts,
  getNeighbourhoods,
  listDistricts,
} from '../places.server'

const country = z.strictObject({ id: z.int(), code: z.string(), name: z.string() })
const city = z.strictObject({ id: z.int(), country_id: z.int(), name: z.string() })
const district = z.strictObject({ id: z.int(), city_id: z.int(), name: z.string() })
const foundDistrict = z.strictObject({ ...district.shape, city_name: z.string() })
const option = z.strictObject({ id: z.int(), name: z.string() })
const neighbourhood = z.strictObject({ ...option.shape, postal_code: z.string() })

const day = 86_400
const keep = { by: 'everybody', seconds: day } as const
const shared = { method: 'get', tag: 'Yerler', policy: 'anyone', keep } as const
const listed = { ...shared, list: true } as const
const sought = { ...listed, limit: 'search' } as const

const admins: Policy = { staff: 'settings.write' }
const places = {
  tag: 'Yerler',
  keep,
  readers: { index: 'anyone', show: 'anyone' },
  writers: { create: admins, update: admins, remove: admins },
} as const

const examples = {
  country: { id: 1, code: 'TR', name: 'Türkiye' },
  city: { id: 34, country_id: 1, name: 'İstanbul' },
  district: { id: 449, city_id: 34, name: 'Kadıköy' },
  neighbourhood: { id: 36_214, name: 'Caferağa Mah.', postal_code: '34710' },
}
const all = { start: '0', length: '30' }
const meta = (total: number) => ({ total, start: 0, length: 30 })
const find = z.strictObject({ ...compatibility, ...findQuery })

const countryInput = z.strictObject({
  code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .describe('ISO 3166-1, iki harf.'),
  name: line(2, 60),
})

const countryEndpoints = resource({
  ...places,
  path: '/countries',
  summaries: {
    index: 'Ülkeler',
    show: 'Bir ülke',
    create: 'Ülke ekler',
    update: 'Ülkeyi değiştirir',
    remove: 'İli olmayan bir ülkeyi siler',
  },
  editor: countryEditor,
  input: countryInput,
  fromWire: ({ code, name }) => ({ code, name }),
  record: country,
  toWire: (row) => row,
  example: { id: 1, input: { code: 'TR', name: 'Türkiye' }, record: examples.country },
  list: {
    item: country,
    example: { data: [examples.country], total: 1 },
    read: async ({ db }, query) => partOf(await getCountries(db), query),
  },
})

const cityInput = z.strictObject({ country_id: rowId, name: line(2, 60) })

const cityEndpoints = resource({
  ...places,
  path: '/cities',
  summaries: {
    index: 'İller',
    show: 'Bir il',
    create: 'İl ekler',
    update: 'İli değiştirir',
    remove: 'İlçesi olmayan bir ili siler',
  },
  editor: cityEditor,
  input: cityInput,
  fromWire: ({ country_id: countryId, name }) => ({ countryId, name }),
  record: city,
  toWire: wireCity,
  example: { id: 34, input: { country_id: 1, name: 'İstanbul' }, record: examples.city },
  list: {
    item: city,
    query: { country_id: idInAddress.optional() },
    example: { query: { country_id: '1' }, data: [examples.city], total: 81 },
    read: async ({ db }, { country_id: countryId, ...page }) => {
      const all = await getCities(db)
      const chosen = countryId === undefined ? all : all.filter((one) => one.countryId === countryId)
      return partOf(chosen.map(wireCity), page)
    },
  },
})

const districtInput = z.strictObject({ city_id: rowId, name: line(2, 60) })

const districtEndpoints = resource({
  ...places,
  path: '/districts',
  summaries: {
    index: 'İlçeler',
    show: 'Bir ilçe',
    create: 'İlçe ekler',
    update: 'İlçeyi değiştirir',
    remove: 'Mahallesi olmayan bir ilçeyi siler',
  },
  editor: districtEditor,
  input: districtInput,
  fromWire: ({ city_id: cityId, name }) => ({ cityId, name }),
  record: district,
  toWire: wireDistrict,
  example: { id: 449, input: { city_id: 34, name: 'Kadıköy' }, record: examples.district },
  list: {
    item: district,
    query: { city_id: idInAddress.optional() },
    example: { query: { city_id: '34' }, data: [examples.district], total: 39 },
    read: async ({ db }, { city_id: cityId, ...page }) => {
      if (cityId !== undefined) return partOf((await getDistricts(db, cityId)).map(wireDistrict), page)
      const { rows, total } = await listDistricts(db, page)
      return { data: rows.map(wireDistrict), total }
    },
  },
})

/** Fixed paths come before paths with a parameter in the same place: the first match answers. */
export const placesEndpoints: ApiRoute[] = [
  route({
    ...sought,
    path: '/cities/find',
    summary: 'İl arama',
    query: find,
    answer: z.array(city),
    example: { query: { ...all, q: 'istanbul' }, data: [examples.city], meta: meta(1) },
    run: async ({ db }, { query }) => {
      const { rows, total } = await findCities(db, query.q, query)
      return { data: rows.map(wireCity), meta: metaOf(query, total) }
    },
  }),
  route({
    ...sought,
    path: '/districts/find',
    summary: 'İlçe arama',
    query: find,
    answer: z.array(foundDistrict),
    example: {
      query: { ...all, q: 'kadı' },
      data: [{ ...examples.district, city_name: 'İstanbul' }],
      meta: meta(1),
    },
    run: async ({ db }, { query }) => {
      const { rows, total } = await findDistricts(db, query.q, query)
      return {
        data: rows.map((row) => ({ ...wireDistrict(row), city_name: row.city })),
        meta: metaOf(query, total),
      }
    },
  }),
  ...countryEndpoints,
  ...cityEndpoints,
  ...districtEndpoints,
  route({
    ...listed,
    path: '/places/districts',
    summary: 'Adres formu için bir ilin bütün ilçeleri',
    query: z.strictObject({ city_id: idInAddress }),
    answer: z.array(option),
    example: { query: { city_id: '34' }, data: [{ id: 449, name: 'Kadıköy' }] },
    run: async ({ db }, { query }) =>
      wholeList((await getDistricts(db, query.city_id)).map(({ id, name }) => ({ id, name }))),
  }),
  route({
    ...listed,
    path: '/places/neighbourhoods',
    summary: 'Adres formu için bir ilçenin bütün mahalleleri',
    query: z.strictObject({ district_id: idInAddress }),
    answer: z.array(neighbourhood),
    example: { query: { district_id: '449' }, data: [examples.neighbourhood] },
    run: async ({ db }, { query }) => {
      const all = await getNeighbourhoods(db, query.district_id)
      return wholeList(all.map(({ id, name, postalCode }) => ({ id, name, postal_code: postalCode })))
    },
  }),
]

const metaOf = ({ start, length }: Page, total: number) => ({ total, start, length })

function partOf<T>(all: readonly T[], { start, length }: Page) {
  return { data: all.slice(start, start + length), total: all.length }
}

function wireCity({ id, countryId, name }: City) {
  return { id, country_id: countryId, name }
}

function wireDistrict({ id, cityId, name }: District) {
  return { id, city_id: cityId, name }
}
