import { unlockJobs } from '../db/restore-dump'
import { readSequences } from '../db/schema'
import { Refusal } from '../start/operator.mjs'
import { replicate, type Replication } from './replication'
import type { Side } from './side'
import { text } from './text'
import { closeForWrites, openForWrites, refuseWrites } from './writes'

interface Progress {
  copying(tables: number): void
  copied(): void
}

/**
 * Moves all rows of a running shop to another server. The source stays open while they are copied, and is read-only at the end.
 * Returns the number of rows, which both sides have, and for how many ms nobody could write. A failed move leaves the shop where
 * it was, open.
 */
export async function moveShop(
  source: Side,
  target: Side,
  progress: Progress,
): Promise<{ rows: number; stopped: number }> {
  await refuseWrites(target)
  const replication = await replicate(source, target)
  progress.copying(replication.tables.length)
  try {
    await replication.copied()
    await target.client.query('analyze')
    progress.copied()
    return await handOver(source, target, replication)
  } finally {
    await replication.end()
  }
}

async function handOver(source: Side, target: Side, replication: Replication) {
  const began = performance.now()
  try {
    await closeForWrites(source)
    await replication.caughtUp()
    const rows = await compare(source, target, replication.tables)
    // Replication leaves sequences where they are.
    const sequences = Object.entries(await readSequences(source.client))
    for (const [name, { value, called }] of sequences)
      await target.client.query('select setval($1::regclass, $2::bigint, $3)', [name, value, called])
    await target.client.query(unlockJobs)
    await openForWrites(target)
    return { rows, stopped: performance.now() - began }
  } catch (error) {
    // Never both: orders on two servers could not be joined again.
    await refuseWrites(target)
    await openForWrites(source)
    throw error
  }
}

/** The number of rows of all tables. Throws `Refusal` for a table whose number differs. */
async function compare(source: Side, target: Side, tables: readonly string[]): Promise<number> {
  const [old, next] = await Promise.all([countRows(source, tables), countRows(target, tables)])
  for (const [place, table] of tables.entries())
    if (old[place] !== next[place]) throw new Refusal(text.differs(table, old[place]!, next[place]!))
  return old.reduce((sum, count) => sum + count, 0)
}

async function countRows({ client }: Side, tables: readonly string[]): Promise<number[]> {
  const counts = tables.map((table) => `(select count(*) from ${table})::float8`)
  const { rows } = await client.query<{ counts: number[] }>(`select array[${counts.join(', ')}] as counts`)
  return rows[0]!.counts
}
