import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/database'
import { allowLongStatements, transaction } from '../transaction.server'

const { db, pool } = await openTestDatabase('empty', { max: 1 })

type Prepared = { statement: string; plans: number; general: number }

async function prepared(like: string): Promise<Prepared[]> {
  const { rows } = await pool.query<Prepared>(
    `select statement, (generic_plans + custom_plans)::int as plans, generic_plans::int as general
    from pg_prepared_statements
    where statement like '%${like}%' order by statement`,
  )
  return rows
}

const ask = (text: string, value: number) => pool.query<{ answer: number }>({ text, values: [value] })

describe('the statements of a connection', () => {
  test('are prepared once when they are repeated, whatever their values', async () => {
    for (const value of [1, 2, 3, 4]) {
      const { rows } = await db.execute<{ answer: number }>(sql`select ${value}::int as answer, 'often'`)
      expect(rows[0]!.answer).toBe(value)
    }
    expect(await prepared('often')).toMatchObject([{ plans: 3 }])
  })

  test('are not prepared when they are sent once, or without values', async () => {
    await ask(`select $1::int, 'seldom'`, 1)
    for (const _ of [1, 2, 3]) await pool.query(`select 'simple'`)
    expect([...(await prepared('seldom')), ...(await prepared('simple'))]).toEqual([])
  })

  test('are prepared up to the limit of a connection, which drops the least recently used', async () => {
    const texts = Array.from({ length: 140 }, (_, place) => `select $1::int as answer, 'many ${place}'`)
    for (const text of texts) for (const value of [1, 2]) await ask(text, value)
    for (const text of [texts[139]!, texts[0]!]) expect((await ask(text, 7)).rows[0]!.answer).toBe(7)
    const kept = (await prepared('many')).map(({ statement }) => statement)
    expect(kept).toHaveLength(128)
    expect(kept).toContain(texts[0])
    expect(kept).not.toContain(texts[1])
  })

  test('are planned again in bulk work, whose tables grow', async () => {
    const text = `select count(*)::int as answer, 'bulk' from pg_class where relpages > $1`
    for (let times = 0; times < 8; times++) await ask(text, 1)
    const [{ general }] = (await prepared('bulk')) as [Prepared]
    expect(general).toBeGreaterThan(0)
    await transaction(db, async (db) => {
      await allowLongStatements(db)
      await db.execute(sql`select count(*)::int as answer, 'bulk' from pg_class where relpages > ${1}`)
    })
    expect(await prepared('bulk')).toMatchObject([{ plans: 8, general }])
  })

  test('go on working after one of them fails', async () => {
    const text = `select 10 / $1::int as answer`
    for (const value of [1, 2]) await ask(text, value)
    expect(await prepared('10 /')).toHaveLength(1)
    await expect(ask(text, 0)).rejects.toMatchObject({ code: '22012' })
    expect((await ask(text, 5)).rows[0]!.answer).toBe(2)
  })
})

describe('a table changed by a newer version', () => {
  const read = `select * from changing where id > $1`

  test('is read in its new form', async () => {
    await pool.query('create table changing (id int)')
    await pool.query('insert into changing values (1)')
    for (const _ of [1, 2, 3]) await ask(read, 0)
    await pool.query('alter table changing add column name text')
    expect((await ask(read, 0)).rows).toEqual([{ id: 1, name: null }])
  })

  test('makes a transaction begin again', async () => {
    await ask(read, 0)
    await pool.query(`alter table changing add column size int`)
    const rows = await transaction(db, async (db) => {
      const answer = await db.execute(sql`select * from changing where id > ${0}`)
      return answer.rows
    })
    expect(rows).toEqual([{ id: 1, name: null, size: null }])
  })
})
