import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { afterAll } from 'vitest'
import type { Database, Db, Transaction } from '../connection.server'

/** A transaction that replaces the database in tests. It stays open until the file's last test and is then rolled back. */
export async function openTransaction(database: Database): Promise<NodePgDatabase> {
  const opened = Promise.withResolvers<Transaction>()
  const ended = Promise.withResolvers<never>()
  const done = database.db
    .transaction((db) => {
      opened.resolve(db)
      return ended.promise
    })
    .catch(() => undefined)
  afterAll(async () => {
    ended.reject(new Error('The tests are over'))
    await done
  })
  return (await opened.promise) as unknown as NodePgDatabase
}

let depth = 0

/** Runs `work` in an open transaction, and rolls back its changes when `keeps` rejects its result. */
export async function undoing<T>(db: Db, work: () => Promise<T>, keeps: (done: T) => boolean = () => false) {
  const mark = sql.identifier(`mark_${++depth}`)
  await db.execute(sql`savepoint ${mark}`)
  let stays = false
  try {
    const done = await work()
    stays = keeps(done)
    return done
  } finally {
    if (!stays) await db.execute(sql`rollback to savepoint ${mark}`)
    await db.execute(sql`release savepoint ${mark}`)
    depth -= 1
  }
}
