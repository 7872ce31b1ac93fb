import { eq, sql } from 'drizzle-orm'
import { forgetBriefly } from '~/db/brief-cache.server'
import type { Transaction } from '~/db/connection.server'
import type { Editor } from '~/http/calls/editing.server'
import { fold } from '~/kernel/turkish'
import type { City, Country, District } from './places'
import { readCity, readCountry, readDistrict } from './store.server'
import { cities, countries, districts } from './tables.server'

// The database refuses to remove a place that contains others or has addresses.

export const countryEditor: Editor<Country, Omit<Country, 'id'>> = {
  table: 'countries',
  read: readCountry,
  add: async (db, input) => {
    const id = await nextId(db, 'countries')
    await db.insert(countries).values({ ...input, id })
    forgetBriefly(db)
    return id
  },
  change: async (db, { id }, input) => {
    await db.update(countries).set(input).where(eq(countries.id, id))
    forgetBriefly(db)
  },
  remove: async (db, { id }) => {
    await db.delete(countries).where(eq(countries.id, id))
    forgetBriefly(db)
    return 'removed'
  },
}

export const cityEditor: Editor<City, Omit<City, 'id'>> = {
  table: 'cities',
  read: readCity,
  add: async (db, input) => {
    const id = await nextId(db, 'cities')
    await db.insert(cities).values({ ...withFolded(input), id })
    forgetBriefly(db)
    return id
  },
  change: async (db, { id }, input) => {
    await db.update(cities).set(withFolded(input)).where(eq(cities.id, id))
    forgetBriefly(db)
  },
  remove: async (db, { id }) => {
    await db.delete(cities).where(eq(cities.id, id))
    forgetBriefly(db)
    return 'removed'
  },
}

export const districtEditor: Editor<District, Omit<District, 'id'>> = {
  table: 'districts',
  read: readDistrict,
  add: async (db, input) => {
    const [row] = await db.insert(districts).values(withFolded(input)).returning({ id: districts.id })
    return row!.id
  },
  change: async (db, { id }, input) => {
    await db.update(districts).set(withFolded(input)).where(eq(districts.id, id))
  },
  remove: async (db, { id }) => {
    await db.delete(districts).where(eq(districts.id, id))
    return 'removed'
  },
}

const withFolded = <T extends { name: string }>(input: T) => ({ ...input, nameFolded: fold(input.name) })

/** The next free id. These tables have no sequence because their ids are plate codes. */
async function nextId(db: Transaction, table: 'countries' | 'cities'): Promise<number> {
  await db.execute(sql`lock table ${sql.identifier(table)} in share row exclusive mode`)
  const { rows } = await db.execute<{ id: number }>(
    sql`select coalesce(max(id), 0) + 1 as id from ${sql.identifier(table)}`,
  )
  return rows[0]!.id
}
