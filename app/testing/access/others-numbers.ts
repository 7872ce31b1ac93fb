import { sql } from 'drizzle-orm'
import type { Db } from '~/db/connection.server'
import type { Owner } from './belongings'

/** The first number of rows created after `numberFrom`: one number stands for things of every kind. */
export const firstNumber = 777_001
const [known, unknown] = ['777', '877']

/** Numbers new rows of every table from here on. */
export async function numberFrom(db: Db, first: number): Promise<void> {
  await db.execute(sql`
    select setval(c.oid::regclass, ${first}, false) from pg_class c
    where c.relkind = 'S' and c.relnamespace = 'public'::regnamespace`)
}

/** The same with unused numbers, codes and ids in place of the owners'. */
export function asOfNobody(text: string, owners: readonly Owner[]): string {
  let other = text.replaceAll(new RegExp(`\\b${known}(\\d{3})\\b`, 'g'), `${unknown}$1`)
  for (const { codes, uuids } of owners) {
    for (const code of codes) other = other.replaceAll(code, [...code].toReversed().join(''))
    for (const uuid of uuids) other = other.replaceAll(uuid, uuid.replace(/^.{8}/, '00000000'))
  }
  return other
}
