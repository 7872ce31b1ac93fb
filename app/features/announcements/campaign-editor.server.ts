import type { Db, Transaction } from '~/db/connection.server'
import type { Editor, Refusal } from '~/http/calls/editing.server'
import { type CampaignStatus, mayChange } from './campaign-steps'

type Stored = { id: number; status: CampaignStatus; startedAt: Date | null }
type Planned = { status: CampaignStatus; sendAt: Date | null }

/** The parts in which messages to many differ. */
type Kind<Row extends Stored, Input extends Planned> = {
  table: string
  read: (db: Db, id: number) => Promise<Row | null>
  text: { badChange: string; onlyStop: string }
  /** Whether a change leaves the content alone: a message that is being sent can only be stopped. */
  isSame: (row: Row, input: Input) => boolean
  /** The first fault of an input, or null. */
  refuse: (db: Transaction, input: Input, now: Date) => Promise<Refusal | null>
  insert: (db: Transaction, input: Input, now: Date) => Promise<number>
  update: (db: Transaction, id: number, input: Input, now: Date) => Promise<unknown>
  stop: (db: Transaction, id: number, now: Date) => Promise<unknown>
  remove: (db: Transaction, id: number) => Promise<unknown>
  /** Queues the job that sends; a job whose message is no longer scheduled does nothing. */
  enqueue: (db: Transaction, id: number, at: Date) => Promise<unknown>
}

/** An editor of newsletters or campaigns: their states, their stop, and the job of a scheduled one. */
export function campaignEditor<Row extends Stored, Input extends Planned>(
  kind: Kind<Row, Input>,
): Editor<Row, Input> {
  const badChange = refusal('status', 'bad_change', kind.text.badChange)
  const schedule = async (db: Transaction, id: number, { status, sendAt }: Input) => {
    if (status === 'scheduled') await kind.enqueue(db, id, sendAt!)
  }
  return {
    table: kind.table,
    read: kind.read,
    add: async (db, input, now) => {
      if (input.status === 'cancelled') return badChange
      const refused = await kind.refuse(db, input, now)
      if (refused) return refused
      const id = await kind.insert(db, input, now)
      await schedule(db, id, input)
      return id
    },
    change: async (db, row, input, now) => {
      if (!mayChange(row.status, input.status)) return badChange
      if (row.status === 'sending') {
        if (!kind.isSame(row, input)) return refusal('', 'only_stop', kind.text.onlyStop)
        await kind.stop(db, row.id, now)
        return
      }
      const refused = await kind.refuse(db, input, now)
      if (refused) return refused
      await kind.update(db, row.id, input, now)
      await schedule(db, row.id, input)
    },
    remove: async (db, { id, startedAt }) => {
      // The counts of a message that has begun are kept.
      if (startedAt) return { refused: 'in_use', errors: [] }
      await kind.remove(db, id)
      return 'removed'
    },
  }
}

/** The refusal of a field. */
export const refusal = (path: string, code: string, message: string): Refusal => ({
  refused: 'invalid',
  errors: [{ path, code, message }],
})
