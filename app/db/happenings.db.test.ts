import { afterEach, expect, test } from 'vitest'
import { type Happening, happened, happenedAnyway, observe } from './happenings.server'
import { openTestDatabase } from './testing/database'
import { transaction } from './transaction.server'

const { db } = await openTestDatabase('empty')
const heard: Happening[] = []
observe(db, (happening) => void heard.push(happening))
afterEach(() => void heard.splice(0))

const limit = (name: string): Happening => ({ name: 'limit-reached', limit: name })

test('what a transaction tells is heard once, after its commit', async () => {
  await transaction(db, async (db) => {
    happened(db, limit('first'))
    await transaction(db, async (inner) => happened(inner, limit('inner')))
    expect(heard).toEqual([])
  })
  expect(heard).toEqual([limit('first'), limit('inner')])
})

test('what is rolled back has not happened, but for refusals', async () => {
  const failed = transaction(db, async (db) => {
    happened(db, limit('undone'))
    happenedAnyway(db, limit('refused'))
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  await transaction(db, async (db) => {
    const inner = transaction(db, async (inner) => {
      happened(inner, limit('undone inside'))
      throw new Error('rolled back')
    })
    await expect(inner).rejects.toThrow('rolled back')
  })
  expect(heard).toEqual([limit('refused')])
})

test('a transaction that begins again tells once', async () => {
  let attempts = 0
  await transaction(db, async (db) => {
    happened(db, limit('again'))
    if (attempts++ === 0) throw Object.assign(new Error('deadlock'), { code: '40P01' })
  })
  expect(heard).toEqual([limit('again')])
})

test('outside of transactions everything is heard at once, by the observer of this database alone', async () => {
  const other = await openTestDatabase('empty')
  happened(other.db, limit('elsewhere'))
  happened(db, limit('here'))
  expect(heard).toEqual([limit('here')])
})
