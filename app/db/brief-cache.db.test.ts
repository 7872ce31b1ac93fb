// @module-tag once
import { describe, expect, test } from 'vitest'
import { priceLists } from '~/features/customers/tables.server'
import { getSettings, saveSettings } from '~/features/settings/settings.server'
import { briefly } from './brief-cache.server'
import type { Db } from './connection.server'
import { OutOfPatience, patiently } from './connection/patience.server'
import { openTestDatabase } from './testing/database'
import { transaction } from './transaction.server'

const database = await openTestDatabase('empty')
const { db } = database

const save = (value: string) => (db: Parameters<typeof saveSettings>[0]) =>
  saveSettings(db, [{ group: 'company', key: 'name', value }])
const nameOf = async (db: Db) => (await getSettings(db)).get('company', 'name')

describe('the brief cache keeps rarely changed data for a moment', () => {
  test('a transaction sees its own change at once; others see it after the commit', async () => {
    await transaction(db, save('Eski'))
    expect(await nameOf(db)).toBe('Eski')
    await transaction(db, async (db) => {
      await save('Yeni')(db)
      expect(await nameOf(db)).toBe('Yeni')
      expect(await nameOf(database.db)).toBe('Eski')
    })
    expect(await nameOf(db)).toBe('Yeni')
  })

  test('other readers never see a change that is rolled back', async () => {
    await transaction(db, save('Önce'))
    const failed = transaction(db, async (db) => {
      await save('Geri alınan')(db)
      expect(await nameOf(db)).toBe('Geri alınan')
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await nameOf(db)).toBe('Önce')
  })

  test('a nested transaction reports its changes to the outer one', async () => {
    await transaction(db, save('Dış'))
    await transaction(db, async (db) => {
      expect(await nameOf(db)).toBe('Dış')
      await transaction(db, save('İç'))
      expect(await nameOf(db)).toBe('İç')
    })
    expect(await nameOf(db)).toBe('İç')
  })

  test('many names do not fill the memory: the oldest value goes first', async () => {
    let asked = 0
    const first = () => briefly(db, 'first of many', () => Promise.resolve((asked += 1)), 60_000)
    await first()
    await Promise.all(
      Array.from({ length: 2_500 }, (_, nth) => briefly(db, `one of many ${nth}`, async () => nth)),
    )
    await first()
    expect(asked).toBe(1)
    await Promise.all(
      Array.from({ length: 2_500 }, (_, nth) => briefly(db, `another ${nth}`, async () => nth)),
    )
    await first()
    expect(asked).toBe(2)
  })

  test('a transaction reads cached data without a query', async () => {
    await nameOf(db)
    let asked = 0
    const count = () => Promise.resolve((asked += 1))
    await briefly(db, 'counted', count)
    await transaction(db, async (db) => {
      expect(await briefly(db, 'counted', count)).toBe(1)
      await db.select().from(priceLists)
    })
    expect(asked).toBe(1)
  })

  test('data that a transaction reads unchanged is cached for other readers', async () => {
    await transaction(db, (db) => briefly(db, 'shared', () => Promise.resolve('read inside')))
    expect(await briefly(db, 'shared', () => Promise.resolve('read again'))).toBe('read inside')
  })

  test('data that a transaction read before another change is not cached', async () => {
    let answer = (_: string) => {}
    const reading = transaction(db, (db) =>
      briefly(db, 'overtaken', () => new Promise<string>((resolve) => (answer = resolve))),
    )
    await expect.poll(() => answer.length).toBe(1)
    await transaction(db, save('Meanwhile'))
    answer('old')
    expect(await reading).toBe('old')
    expect(await briefly(db, 'overtaken', () => Promise.resolve('new'))).toBe('new')
  })

  test('a transaction never waits for a read that another request has begun', async () => {
    let answer = (_: string) => {}
    const outside = briefly(db, 'slow', () => new Promise<string>((resolve) => (answer = resolve)))
    const inside = await transaction(db, (db) => briefly(db, 'slow', () => Promise.resolve('own')))
    expect(inside).toBe('own')
    answer('outside')
    expect(await outside).toBe('outside')
  })

  test('a request waits for the read of another request only as long as it may wait at all', async () => {
    let end = () => {}
    const read = () => new Promise<void>((resolve) => (end = resolve))
    const first = briefly(db, 'slow request', read)
    await expect(patiently(50, () => briefly(db, 'slow request', read))).rejects.toThrow(OutOfPatience)
    end()
    await first
  })

  test('a failed read is not cached', async () => {
    await expect(briefly(db, 'fails', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(await briefly(db, 'fails', () => Promise.resolve('there'))).toBe('there')
  })
})
