import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { countArrival, writeArrivals } from './arrivals.server'
import type { Touch } from './referrers'
import { dropOldArrivals, listArrivals, mostPerDay } from './store.server'

const { db } = await openTestDatabase('empty')
beforeEach(() => db.execute(sql`delete from arrivals`))

const touch = (change: Partial<Touch> = {}): Touch => ({
  kind: 'search',
  source: 'google.com',
  medium: 'organic',
  campaign: '',
  term: 'deri kordon',
  content: '',
  on: '2026-11-20',
  ...change,
})
const list = async (change: { from?: string } = {}) =>
  (await listArrivals(db, { start: 0, length: 30, ...change })).rows

/** Adds this number of rows to a day, with one arrival each. */
const fill = (rows: number, daysAgo = 0) =>
  db.execute(sql`
    insert into arrivals (day, kind, source, medium, campaign, arrivals)
    select (now() at time zone 'Europe/Istanbul')::date - ${daysAgo}::int, 'ref', 'kaynak ' || n, 'ref', '', 1
    from generate_series(1, ${rows}) n`)

test('arrivals are counted by day, source, medium and campaign, most first; the rest of a touch is dropped', async () => {
  for (const term of ['a', 'b', 'c']) countArrival(db, touch({ term }))
  countArrival(db, touch({ kind: 'campaign', source: 'bülten', medium: 'email', campaign: 'kış' }))
  expect(await list()).toEqual([])
  await writeArrivals(db)
  expect(await list()).toMatchObject([
    { kind: 'search', source: 'google.com', medium: 'organic', campaign: '', arrivals: 3 },
    { kind: 'campaign', source: 'bülten', medium: 'email', campaign: 'kış', arrivals: 1 },
  ])
})

test('counts are added to those that other processes have written', async () => {
  for (let i = 0; i < 2; i++) {
    countArrival(db, touch())
    await writeArrivals(db)
  }
  expect(await list()).toMatchObject([{ arrivals: 2 }])
})

test('a process holds 500 different sources; further ones are counted together', async () => {
  for (let i = 0; i < 510; i++) countArrival(db, touch({ kind: 'ref', source: `sayfa ${i}`, medium: 'ref' }))
  countArrival(db, touch({ kind: 'ref', source: 'sayfa 1', medium: 'ref' }))
  await writeArrivals(db)
  expect((await list()).slice(0, 2)).toMatchObject([
    { kind: 'other', source: '', arrivals: 10 },
    { source: 'sayfa 1', arrivals: 2 },
  ])
  expect(await db.$count(sql`arrivals`)).toBe(501)
})

test('a day has 1,000 different rows; the rest is counted under other, and known sources go on', async () => {
  await fill(mostPerDay - 1)
  countArrival(db, touch({ source: 'çok.example' }))
  countArrival(db, touch({ source: 'çok.example' }))
  for (const source of ['bir', 'iki', 'üç']) countArrival(db, touch({ source }))
  countArrival(db, touch({ kind: 'ref', source: 'kaynak 1', medium: 'ref' }))
  await writeArrivals(db)
  countArrival(db, touch({ source: 'dört' }))
  await writeArrivals(db)
  expect((await list()).slice(0, 3)).toMatchObject([
    { kind: 'other', source: '', medium: '', campaign: '', arrivals: 4 },
    { kind: 'ref', source: 'kaynak 1', arrivals: 2 },
    { kind: 'search', source: 'çok.example', arrivals: 2 },
  ])
  expect(await db.$count(sql`arrivals`)).toBe(mostPerDay + 1)
})

test('old counts are deleted, single arrivals earlier', async () => {
  await fill(1, 61)
  await fill(1, 59)
  await db.execute(sql`
    insert into arrivals select (now() at time zone 'Europe/Istanbul')::date - days, 'site', 'site ' || days, '', '', 5
    from unnest(array[399, 401]) days`)
  await dropOldArrivals(db)
  expect((await list({ from: '2020-01-01' })).map(({ source }) => source).toSorted()).toEqual([
    'kaynak 1',
    'site 399',
  ])
})
