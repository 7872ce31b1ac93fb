import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { countable, countMissed, dropOldMissed, listMissed, writeMissed } from './missed-searches.server'

const { db } = await openTestDatabase('empty')
const nothing = { asTyped: false, meant: null, leftOut: [] }
const list = async (change: { from?: string; to?: string } = {}) =>
  (await listMissed(db, { start: 0, length: 30, ...change })).searches

describe('a search without results', () => {
  it('is counted by its folded words and by day, most often first', async () => {
    for (const typed of ['Zürafa', 'zurafa!', 'ZÜRAFA']) countMissed(db, { typed, note: nothing, total: 0 })
    countMissed(db, { typed: 'Seiko kordon', note: { ...nothing, leftOut: ['Seiko'] }, total: 12 })
    countMissed(db, { typed: 'deri', note: { ...nothing, asTyped: true }, total: 80 })
    countMissed(db, { typed: '<b>', note: null, total: 0 })
    expect(await list()).toEqual([])
    await writeMissed(db)
    expect(await list()).toMatchObject([
      { query: 'zurafa', searches: 3, helped: 0 },
      { query: 'seiko kordon', searches: 1, helped: 1 },
    ])
  })

  it('adds to the counts that other processes have written', async () => {
    const count = () => {
      countMissed(db, { typed: 'penguen', note: nothing, total: 0 })
      return writeMissed(db)
    }
    await count()
    await count()
    expect(await list()).toContainEqual(expect.objectContaining({ query: 'penguen', searches: 2 }))
  })

  it.each(['ayse@ornek.com', '0532 123 45 67', 'https://example.com/x', '12345', 'a'.repeat(80), '???'])(
    'is not counted when it may be about a person or is junk: %s',
    (typed) => {
      expect(countable(typed)).toBeNull()
    },
  )
})

describe('the counts', () => {
  it('are listed for a period, and old ones are deleted, single searches earlier', async () => {
    const at = (days: number, query: string, searches: number) =>
      db.execute(sql`insert into missed_searches (day, query, searches, helped)
        values ((now() at time zone 'Europe/Istanbul')::date - ${days}::int, ${query}, ${searches}, 0)`)
    await at(40, 'kirk gun', 5)
    await at(61, 'tek', 1)
    await at(61, 'cok', 2)
    await at(401, 'eski', 9)
    expect((await list()).map(({ query }) => query)).not.toContain('kirk gun')
    expect((await list({ from: '2020-01-01' })).map(({ query }) => query)).toEqual(
      expect.arrayContaining(['kirk gun', 'tek', 'cok', 'eski']),
    )
    await dropOldMissed(db)
    const left = (await list({ from: '2020-01-01' })).map(({ query }) => query)
    expect(left).toEqual(expect.arrayContaining(['kirk gun', 'cok']))
    expect(left).not.toContain('tek')
    expect(left).not.toContain('eski')
  })

  it('are of at most 2,000 different searches a day, so that nobody fills the table', async () => {
    const letters = (n: number) => `q${[...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}x`
    for (let from = 0; from < 2_400; from += 400) {
      for (let n = from; n < from + 400; n++) countMissed(db, { typed: letters(n), note: nothing, total: 0 })
      await writeMissed(db)
    }
    const { rows } = await db.execute<{ count: number }>(sql`
      select count(*)::int as count from missed_searches where day = (now() at time zone 'Europe/Istanbul')::date`)
    expect(rows[0]!.count).toBe(2_000)
    countMissed(db, { typed: letters(0), note: nothing, total: 0 })
    await writeMissed(db)
    expect(await list()).toContainEqual(expect.objectContaining({ query: letters(0), searches: 2 }))
  })
})
