import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Transaction } from '../connection.server'
import { openTestDatabase } from '../testing/database'
import { inOrder, joinTransaction, lastly, postgresCode, transaction } from '../transaction.server'

const { db, pool } = await openTestDatabase('empty', { max: 1 })

beforeAll(() => pool.query('create table steps (step int primary key deferrable initially deferred)'))
beforeEach(() => pool.query('truncate steps'))

const put = async (db: Transaction, step: number) => {
  const { rowCount } = await db.execute(sql`insert into steps values (${step})`)
  return rowCount
}
const stored = async () => (await pool.query<{ step: number }>('select step from steps order by 1')).rows

test('a transaction has the requested isolation level and access mode', async () => {
  const kind = sql`select current_setting('transaction_isolation') as level, current_setting('transaction_read_only') as read`
  const read = await db.transaction(async (db) => (await db.execute(kind)).rows, {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
  expect(read).toEqual([{ level: 'repeatable read', read: 'on' }])
  expect(await db.transaction(async (db) => (await db.execute(kind)).rows)).toEqual([
    { level: 'read committed', read: 'off' },
  ])
})

describe('two statements in order', () => {
  test('are both sent before the first answer, and answered in order', async () => {
    const seen: string[] = []
    const read = async (db: Transaction, name: string) => {
      seen.push(`${name} sent`)
      const { rows } = await db.execute<{ steps: number }>(sql`select count(*)::int as steps from steps`)
      seen.push(`${name} answered`)
      return rows[0]!.steps
    }
    await transaction(db, async (db) => {
      const both = await inOrder(
        db,
        () => read(db, 'first'),
        () => read(db, 'second'),
      )
      expect(both).toEqual([0, 0])
    })
    expect(seen).toEqual(['first sent', 'second sent', 'first answered', 'second answered'])
  })

  test('see each other', async () => {
    const [put1, steps] = await transaction(db, (db) =>
      inOrder(
        db,
        () => put(db, 1),
        () => db.$count(sql`steps`),
      ),
    )
    expect([put1, steps]).toEqual([1, 1])
  })

  // Both results may arrive in one packet, and the first may pass through more promises before it is seen here.
  const handedOn = async (times: number, answer: () => PromiseLike<unknown>): Promise<unknown> =>
    times === 0 ? answer() : handedOn(times - 1, answer)

  test.each([0, 10])('fail for the reason of the first, passed on %i times, and undo all', async (times) => {
    const failing = transaction(db, async (db) => {
      await put(db, 1)
      await inOrder(
        db,
        () => handedOn(times, () => db.execute(sql`select 1 / 0`)),
        () => put(db, 2),
      )
    })
    const error = await failing.catch((error: unknown) => error)
    expect(postgresCode(error)).toBe('22012')
    expect(await stored()).toEqual([])
  })

  test('wait for each other in a savepoint', async () => {
    await transaction(db, async (db) => {
      const inner = transaction(db, (db) =>
        inOrder(
          db,
          () => put(db, 1),
          () => put(db, 2),
        ),
      )
      expect(await inner).toEqual([1, 1])
    })
    expect(await stored()).toEqual([{ step: 1 }, { step: 2 }])
  })
})

describe('the last statement', () => {
  const putLast = (db: Transaction, step: number) =>
    lastly(
      () => put(db, step),
      (count) => `${count} written`,
    )

  test('is committed and returns its result', async () => {
    expect(await transaction(db, async (db) => putLast(db, 1))).toBe('1 written')
    expect(await stored()).toEqual([{ step: 1 }])
  })

  test('undoes everything when it fails, and frees the connection', async () => {
    const failing = transaction(db, async (db) => {
      await put(db, 1)
      return lastly(
        () => db.execute(sql`select 1 / ${0}::int`),
        () => 'never',
      )
    })
    expect(postgresCode(await failing.catch((error: unknown) => error))).toBe('22012')
    expect(await stored()).toEqual([])
  })

  test('may fail at the commit', async () => {
    await pool.query('insert into steps values (1)')
    const failing = transaction(db, async (db) => putLast(db, 1))
    expect(postgresCode(await failing.catch((error: unknown) => error))).toBe('23505')
    expect(await stored()).toEqual([{ step: 1 }])
  })

  test('does not commit a transaction that another caller commits', async () => {
    const undone = transaction(db, async (db) => {
      expect(await joinTransaction(db, async (db) => putLast(db, 1))).toBe('1 written')
      expect(await transaction(db, async (db) => putLast(db, 2))).toBe('1 written')
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    expect(await stored()).toEqual([])
  })

  test('is repeated with its whole transaction when a newer version has changed the table', async () => {
    let attempts = 0
    const add = (step: number) =>
      transaction(db, async (db) => {
        attempts++
        await put(db, step)
        return lastly(
          () => db.execute<{ step: number }>(sql`insert into steps values (${step + 1}) returning *`),
          ({ rows }) => rows[0],
        )
      })
    for (const step of [1, 3, 5]) await add(step)
    await pool.query('alter table steps add column note text')
    expect(await add(7)).toEqual({ step: 8, note: null })
    expect(attempts).toBe(5)
    expect((await stored()).map(({ step }) => step)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('may be left out', async () => {
    await transaction(db, async (db) => {
      await put(db, 1)
      return lastly(
        async () => null,
        () => 'done',
      )
    })
    expect(await stored()).toEqual([{ step: 1 }])
  })

  test('refuses later statements instead of writing them outside of the transaction', async () => {
    const wrong = transaction(db, async (db) =>
      lastly(
        async () => {
          await put(db, 1)
          await put(db, 2)
        },
        () => 'never',
      ),
    )
    await expect(wrong).rejects.toMatchObject({ cause: { message: 'The transaction has ended' } })
    expect(await stored()).toEqual([{ step: 1 }])
  })
})

test('a transaction reports a lost connection, and the next one gets another', async () => {
  const lost = transaction(db, async (db) => {
    await put(db, 1)
    await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`)
  })
  const error = await lost.catch((error: unknown) => error)
  expect(postgresCode(error)).toBe('57P01')
  await transaction(db, (db) => put(db, 2))
  expect(await stored()).toEqual([{ step: 2 }])
})
