import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { compareTr } from '~/kernel/turkish'
import {
  findCities,
  findDistricts,
  findPlace,
  getCities,
  getCountries,
  getDistricts,
  getNeighbourhoods,
} from './places.server'

const { db } = await openTestDatabase('demo')
const firstPage = { start: 0, length: 30 }

async function districtNamed(cityId: number, name: string) {
  return (await getDistricts(db, cityId)).find((district) => district.name === name)!
}

test('every address in Türkiye has its province, ilçe and mahalle', async () => {
  expect((await getCountries(db)).map(({ code }) => code)).toEqual(['TR'])
  const cities = await getCities(db)
  expect(cities).toHaveLength(81)
  expect(cities.find(({ id }) => id === 34)).toEqual({ id: 34, countryId: 1, name: 'İstanbul' })
  expect(await getDistricts(db, 34)).toHaveLength(39)
  const kadikoy = await districtNamed(34, 'Kadıköy')
  const neighbourhoods = await getNeighbourhoods(db, kadikoy.id)
  expect(neighbourhoods.find(({ name }) => name === 'Caferağa Mah.')).toMatchObject({ postalCode: '34710' })
})

test('places are in Turkish alphabetical order', async () => {
  const cities = (await getCities(db)).map(({ name }) => name)
  expect(cities).toEqual(cities.toSorted(compareTr))
  expect(cities.indexOf('Iğdır')).toBeLessThan(cities.indexOf('İstanbul'))
  expect(cities.indexOf('Çorum')).toBeGreaterThan(cities.indexOf('Bursa'))
  const districts = (await getDistricts(db, 16)).map(({ name }) => name)
  expect(districts).toEqual(districts.toSorted(compareTr))
})

describe('an address is accepted only when its parts belong together', () => {
  test('the ilçe of another province is refused', async () => {
    const kadikoy = await districtNamed(34, 'Kadıköy')
    expect(await findPlace(db, { cityId: 6, districtId: kadikoy.id })).toBeNull()
    expect(await findPlace(db, { cityId: 34, districtId: 999_999 })).toBeNull()
  })

  test('a mahalle is recognised in any spelling', async () => {
    const kadikoy = await districtNamed(34, 'Kadıköy')
    const place = await findPlace(db, {
      cityId: 34,
      districtId: kadikoy.id,
      neighbourhood: 'CAFERAĞA mahallesi',
    })
    expect(place).toMatchObject({
      city: { name: 'İstanbul' },
      district: { name: 'Kadıköy' },
      neighbourhood: { name: 'Caferağa Mah.', postalCode: '34710' },
    })
  })

  test('an unknown mahalle leaves the rest valid', async () => {
    const kadikoy = await districtNamed(34, 'Kadıköy')
    const place = await findPlace(db, {
      cityId: 34,
      districtId: kadikoy.id,
      neighbourhood: 'Yeni Kurulan Mah.',
    })
    expect(place).toMatchObject({ district: kadikoy, neighbourhood: null })
  })
})

describe('search', () => {
  test('finds a province in any spelling, first those that begin with it', async () => {
    const names = async (text: string) => (await findCities(db, text, firstPage)).rows.map(({ name }) => name)
    expect(await names('ıst')).toEqual(['İstanbul'])
    expect(await names('CANAKKALE')).toEqual(['Çanakkale'])
    const kir = await names('kır')
    expect(kir).toEqual(['Kırıkkale', 'Kırklareli', 'Kırşehir', 'Çankırı', 'Diyarbakır', 'Tekirdağ'])
  })

  test('distinguishes the many ilçe called Merkez by their province', async () => {
    const { rows, total } = await findDistricts(db, 'merkez', firstPage)
    const { rows: rest } = await findDistricts(db, 'merkez', { start: 30, length: 30 })
    const all = [...rows, ...rest]
    expect(all).toHaveLength(total)
    const merkez = all.filter(({ name }) => name === 'Merkez')
    expect(merkez).toHaveLength(51)
    expect(new Set(merkez.map(({ city }) => city)).size).toBe(51)
  })

  test('reads % and _ as letters', async () => {
    expect(await findCities(db, '%%%', firstPage)).toEqual({ rows: [], total: 0 })
    expect(await findDistricts(db, '___', firstPage)).toEqual({ rows: [], total: 0 })
  })
})
