import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '~/db/connection.server'
import { fold } from '~/kernel/turkish'
import type { City, Country, District, Neighbourhood, Place } from './places'
import { cities, countries, districts, neighbourhoods } from './tables.server'

/** One page of a list with the length of the whole. */
type Part<T> = { rows: T[]; total: number }
type Page = { start: number; length: number }

const city = { id: cities.id, countryId: cities.countryId, name: cities.name }
const district = { id: districts.id, cityId: districts.cityId, name: districts.name }

/** All countries in Turkish order. */
export function readCountries(db: Db): Promise<Country[]> {
  return db.select().from(countries).orderBy(inTurkish(countries.name))
}

/** One country, or null. */
export async function readCountry(db: Db, id: number): Promise<Country | null> {
  const [found] = await db.select().from(countries).where(eq(countries.id, id))
  return found ?? null
}

/** All provinces in Turkish order. */
export function readCities(db: Db): Promise<City[]> {
  return db.select(city).from(cities).orderBy(inTurkish(cities.name))
}

/** One province, or null. */
export async function readCity(db: Db, id: number): Promise<City | null> {
  const [found] = await db.select(city).from(cities).where(eq(cities.id, id))
  return found ?? null
}

/** The districts of a province; empty for an unknown province. */
export function readDistricts(db: Db, cityId: number): Promise<District[]> {
  return db
    .select(district)
    .from(districts)
    .where(eq(districts.cityId, cityId))
    .orderBy(inTurkish(districts.name))
}

/** One ilçe, or null. */
export async function readDistrict(db: Db, id: number): Promise<District | null> {
  const [found] = await db.select(district).from(districts).where(eq(districts.id, id))
  return found ?? null
}

/** The neighbourhoods of a district; empty for an unknown district. */
export function readNeighbourhoods(db: Db, districtId: number): Promise<Neighbourhood[]> {
  return db
    .select()
    .from(neighbourhoods)
    .where(eq(neighbourhoods.districtId, districtId))
    .orderBy(inTurkish(neighbourhoods.name), asc(neighbourhoods.id))
}

/**
 * A province, its district and the neighbourhood of exactly this name (null when unknown); null unless the district
 * lies in the province.
 */
export async function readPlace(
  db: Db,
  { cityId, districtId, neighbourhood }: { cityId: number; districtId: number; neighbourhood: string },
): Promise<Place | null> {
  const [found] = await db
    .select({ city, district, neighbourhood: neighbourhoods })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .leftJoin(
      neighbourhoods,
      and(eq(neighbourhoods.districtId, districts.id), eq(neighbourhoods.name, neighbourhood)),
    )
    .where(and(eq(districts.id, districtId), eq(districts.cityId, cityId)))
    .orderBy(asc(neighbourhoods.id))
    .limit(1)
  return found ?? null
}

/** One page of all districts, province by province. */
export async function readDistrictPage(db: Db, page: Page): Promise<Part<District>> {
  const rows = await db
    .select(district)
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .orderBy(inTurkish(cities.name), inTurkish(districts.name))
    .offset(page.start)
    .limit(page.length)
  return { rows, total: await db.$count(districts) }
}

/** Provinces whose name contains the text after folding; those that begin with it first. */
export async function searchCities(db: Db, text: string, page: Page): Promise<Part<City>> {
  const contains = containing(cities.nameFolded, text)
  const rows = await db
    .select(city)
    .from(cities)
    .where(contains)
    .orderBy(beginningFirst(cities.nameFolded, text), inTurkish(cities.name))
    .offset(page.start)
    .limit(page.length)
  return { rows, total: await db.$count(cities, contains) }
}

/** Districts whose name contains the text, each with the name of its province. */
export async function searchDistricts(
  db: Db,
  text: string,
  page: Page,
): Promise<Part<District & { city: string }>> {
  const contains = containing(districts.nameFolded, text)
  const rows = await db
    .select({ ...district, city: cities.name })
    .from(districts)
    .innerJoin(cities, eq(cities.id, districts.cityId))
    .where(contains)
    .orderBy(beginningFirst(districts.nameFolded, text), inTurkish(districts.name), inTurkish(cities.name))
    .offset(page.start)
    .limit(page.length)
  return { rows, total: await db.$count(districts, contains) }
}

/** Turkish alphabetical order: ç after c, ı before i. */
const inTurkish = (column: PgColumn): SQL => sql`${column} collate "tr-x-icu"`
// `strpos` treats % and _ as plain letters, unlike `like`.
const containing = (folded: PgColumn, text: string): SQL => sql`strpos(${folded}, ${fold(text)}) > 0`
const beginningFirst = (folded: PgColumn, text: string): SQL =>
  sql`starts_with(${folded}, ${fold(text)}) desc`
