import { and, asc, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias, bigint, integer, jsonb, PgDialect, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/node-postgres'
import { describe, expect, it, vi } from 'vitest'
import { QuickDialect } from './dialect.server'

const lines = pgTable('lines', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  productId: integer('product_id').notNull(),
  name: text('name'),
  facts: jsonb('facts').$type<object>(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
})
const others = alias(lines, 'o"thers')
const db = drizzle.mock()
const since = new Date('2026-11-23T10:00:00Z')

const statements: Record<string, { getSQL(): SQL }> = {
  'a text with values': sql`select ${1}, ${'a'}, ${null}, ${true}, ${sql.param([1, 2])}::int[], ${undefined} from x`,
  'parts in parts': sql`select ${sql`a ${sql`b ${7}`} ${sql.raw('c')}`} ${sql.identifier('d"e')} ${sql.join([sql`f ${1}`, sql`g`], sql`, `)} where ${8}`,
  'columns and tables': sql`select ${lines.id}, ${others.productId} from ${lines} join ${others} on ${lines.id} = ${others.id}`,
  'a list': sql`select ${['x', sql`y ${3}`, lines.name]}`,
  'a selection': db
    .select({ id: lines.id, lines: count(), twice: sql<number>`2 * ${lines.productId}`.as('twice') })
    .from(lines)
    .leftJoin(others, and(eq(others.id, lines.id), isNull(others.name)))
    .where(or(inArray(lines.id, [1, 2, 3]), eq(lines.addedAt, since)))
    .groupBy(lines.id)
    .orderBy(asc(lines.id), desc(sql`twice`))
    .limit(5)
    .for('update'),
  'a subquery': db.select().from(db.select({ id: lines.id }).from(lines).where(eq(lines.id, 4)).as('few')),
  'an insertion': db
    .insert(lines)
    .values([
      { productId: 1, facts: { a: 1 } },
      { productId: 2, name: 'x', addedAt: since },
    ])
    .onConflictDoUpdate({ target: lines.id, set: { name: 'y', productId: sql`excluded.product_id + ${1}` } })
    .returning({ id: lines.id }),
  'an update': db.update(lines).set({ name: null, facts: {} }).where(eq(lines.id, 9)),
  'a deletion': db.delete(lines).where(inArray(lines.productId, [])).returning(),
  'values written out': sql`select ${1} ${sql`${"it's"}`.inlineParams()}`,
  'a placeholder': sql`select ${sql.placeholder('later')} ${sql.param(sql.placeholder('mapped'), lines.id)}`,
}

describe('a statement is written as Drizzle writes it', () => {
  it.each(Object.entries(statements))('%s', (_, statement) => {
    const { sql: text, params } = new PgDialect().sqlToQuery(statement.getSQL())
    const quick = new QuickDialect()
    for (let turn = 0; turn < 2; turn++)
      expect(quick.sqlToQuery(statement.getSQL())).toMatchObject({ sql: text, params })
  })

  it('and Drizzle is not asked for what is sent every day, once it has named tables and columns', () => {
    const everyDay = [
      'a text with values',
      'parts in parts',
      'columns and tables',
      'a list',
      'an insertion',
      'an update',
    ]
    const quick = new QuickDialect()
    const write = () => everyDay.forEach((name) => quick.sqlToQuery(statements[name]!.getSQL()))
    write()
    const slow = vi.spyOn(PgDialect.prototype, 'sqlToQuery')
    write()
    expect(slow).not.toHaveBeenCalled()
    slow.mockRestore()
  })
})
