// @module-tag once
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inRolledBack, openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { claimLink, claimLinks, findLink, findRedirect, guessProduct } from './settings.server'
import { links } from './tables.server'

const database = await openTestDatabase('empty', { max: 20 })

describe('a link leads to one category, product or content', () => {
  test('a later claim gets a number', () =>
    inRolledBack(database, async (db) => {
      expect(await claimLink(db, 'category', 1, 'Deri kordonlar')).toBe('deri-kordonlar')
      expect(await claimLink(db, 'product', 1, 'deri-kordonlar')).toBe('deri-kordonlar-2')
      expect(await claimLink(db, 'content', 1, 'deri-kordonlar')).toBe('deri-kordonlar-3')
      expect(await findLink(db, 'deri-kordonlar-2')).toEqual({ kind: 'product', id: 1 })
    }))

  test('no link can hide a route', () =>
    inRolledBack(database, async (db) => {
      expect(await claimLink(db, 'product', 1, 'sepetim')).toBe('sepetim-2')
      expect(await claimLink(db, 'category', 1, 'API')).toBe('api-2')
    }))

  test('a name without letters still gets one', () =>
    inRolledBack(database, async (db) => {
      const claimed = await claimLinks(db, 'product', [
        { id: 1, desired: '★' },
        { id: 2, desired: '♥' },
      ])
      expect([...claimed.values()]).toEqual(['1', '2'])
      expect(await claimLink(db, 'product', 2, '♥')).toBe('2')
    }))

  test('asking again changes nothing, also for a numbered one', () =>
    inRolledBack(database, async (db) => {
      const requests = [
        { id: 1, desired: 'kordon' },
        { id: 2, desired: 'kordon' },
        { id: 3, desired: 'kordon' },
      ]
      const first = await claimLinks(db, 'product', requests)
      expect(await claimLinks(db, 'product', requests.toReversed())).toEqual(first)
    }))

  test('forty simultaneous claims of one link give forty links', async () => {
    const claims = await Promise.all(
      Array.from({ length: 40 }, (_, id) =>
        transaction(database.db, (db) => claimLink(db, 'product', id + 1, 'kapis')),
      ),
    )
    expect(new Set(claims).size).toBe(40)
    await database.db.delete(links).where(eq(links.kind, 'product'))
  })
})

describe('a link that changes leaves a redirect', () => {
  test('directly to the newest one', () =>
    inRolledBack(database, async (db) => {
      for (const desired of ['bir', 'iki', 'üç']) await claimLink(db, 'product', 1, desired)
      expect(await findRedirect(db, '/bir')).toEqual({ to: '/uc', status: 301 })
      expect(await findRedirect(db, '/iki')).toEqual({ to: '/uc', status: 301 })
      expect(await findLink(db, 'bir')).toBeNull()
    }))

  test('until the old link is taken again', () =>
    inRolledBack(database, async (db) => {
      for (const desired of ['bir', 'iki', 'bir']) await claimLink(db, 'product', 1, desired)
      expect(await findRedirect(db, '/bir')).toBeNull()
      expect(await findRedirect(db, '/iki')).toEqual({ to: '/bir', status: 301 })
    }))

  test('until another page takes the old link', () =>
    inRolledBack(database, async (db) => {
      await claimLink(db, 'product', 1, 'bir')
      await claimLink(db, 'product', 1, 'iki')
      await claimLink(db, 'category', 1, 'bir')
      expect(await findRedirect(db, '/bir')).toBeNull()
    }))
})

describe('the product of a link is guessed', () => {
  test('from the last answer, and only for links asked before', () =>
    inRolledBack(database, async (db) => {
      await claimLink(db, 'product', 7, 'kordon')
      expect(guessProduct(db, 'kordon')).toBeNull()
      await findLink(db, 'kordon')
      expect(guessProduct(db, 'kordon')).toBe(7)
    }))

  test('only when it leads to a product', () =>
    inRolledBack(database, async (db) => {
      await claimLink(db, 'content', 7, 'kordon')
      await findLink(db, 'kordon')
      expect(guessProduct(db, 'kordon')).toBeNull()
    }))

  test('until it was found to lead nowhere', () =>
    inRolledBack(database, async (db) => {
      await claimLink(db, 'product', 7, 'kordon')
      await findLink(db, 'kordon')
      await claimLink(db, 'product', 7, 'kayış')
      await findLink(db, 'kordon')
      expect(guessProduct(db, 'kordon')).toBeNull()
    }))

  test('for the last ten thousand found', () =>
    inRolledBack(database, async (db) => {
      const requests = Array.from({ length: 10_001 }, (_, id) => ({ id, desired: `urun-${id}` }))
      await claimLinks(db, 'product', requests)
      for (const { desired } of requests) {
        await findLink(db, desired)
        if (desired === 'urun-5000') await findLink(db, 'urun-0')
      }
      const known = requests.filter(({ desired }) => guessProduct(db, desired) !== null)
      expect(known).toHaveLength(10_000)
      expect(guessProduct(db, 'urun-0')).toBe(0)
      expect(guessProduct(db, 'urun-1')).toBeNull()
    }))
})
