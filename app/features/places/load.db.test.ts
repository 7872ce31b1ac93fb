import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { loadPlaces, neighbourhoodName } from './load.server'

// The usual limit is ten seconds; loading the neighbourhoods takes far longer on a slow machine.
const database = await openTestDatabase('empty', { statementTimeout: 200 })

test('a new shop knows every province, district and neighbourhood once', () =>
  inRolledBack(database, async (db) => {
    expect(await loadPlaces(db)).toBe(73_305)
    expect(await loadPlaces(db)).toBe(0)
    const { rows } = await db.execute(sql`
      select (select count(*)::int from cities) as cities, (select count(*)::int from districts) as districts,
        (select count(*)::int from neighbourhoods) as neighbourhoods`)
    expect(rows).toEqual([{ cities: 81, districts: 973, neighbourhoods: 73_305 }])
    const strays = await db.execute(sql`
      select n.name from neighbourhoods n join districts d on d.id = n.district_id
      where left(n.postal_code, 2)::int <> d.city_id`)
    expect(strays.rows).toEqual([])
  }))

test.each([
  ['Caferağa Mah', 'Caferağa Mah.'],
  ['Poyra Mah (poyra Köyü)', 'Poyra Mah. (Poyra Köyü)'],
  ['Akçay Mah (ilıca Mah)', 'Akçay Mah. (İlıca Mah.)'],
  ['Mahmutlar Köyü', 'Mahmutlar Köyü'],
])('%s is written %s', (name, written) => {
  expect(neighbourhoodName(name)).toBe(written)
})
