import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { fold } from '~/kernel/turkish'
import { openTestDatabase } from './testing/database'

const database = await openTestDatabase('empty')

test('SQL folds every Latin letter as the program does', async () => {
  const letters = [...range(0x01, 0x24f), ...range(0x1e00, 0x1eff)]
  const { rows } = await database.db.execute<{ letter: string; folded: string }>(
    sql`select letter, tr_fold(letter) as folded from unnest(${sql.param(letters)}::text[]) letter`,
  )
  expect(rows).toHaveLength(letters.length)
  expect(rows.filter(({ letter, folded }) => folded !== fold(letter))).toEqual([])
})

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))
}
