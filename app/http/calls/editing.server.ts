import { createHash } from 'node:crypto'
import { audit } from '~/db/audit.server'
import type { Db, Transaction } from '~/db/connection.server'
import { lockRow } from '~/db/lock-row.server'
import { postgresCode, transaction, uniqueViolation } from '~/db/transaction.server'
import type { Visitor } from '~/features/identity/identity'
import type { FieldError } from '../answering/problem.server'
import { editingText } from '../text'

/** The reason why an edit is refused: invalid fields, a name that another row has, or a row that others refer to. */
export type Refusal = { refused: 'invalid' | 'taken' | 'in_use'; errors: FieldError[] }

/** Functions that read and write one kind of row. Each write is atomic. */
export type Editor<Row, Input> = {
  table: string
  read: (db: Db, id: number) => Promise<Row | null>
  /** Returns the id of the new row. `by`: the editing user as the audit log names it. */
  add: (db: Transaction, input: Input, now: Date, by: string) => Promise<number | Refusal>
  change: (db: Transaction, row: Row, input: Input, now: Date, by: string) => Promise<Refusal | void>
  /** `kept`: other rows refer to this one, so it stays in the table and is hidden. */
  remove: (db: Transaction, row: Row, now: Date) => Promise<'removed' | 'kept' | Refusal>
  /** Why this visitor may not write this input; null: they may. `row`: the row before, null for a new one. */
  refuses?: (visitor: Visitor, input: Input, row: Row | null) => Refusal | null
  /** The part of a row that the audit log keeps; all of it by default. */
  audited?: (row: Row) => object
}

export type Edited<Done> = { status: 'done'; done: Done } | { status: 'missing' | 'stale' } | NotDone
type NotDone = { status: 'refused'; refusal: Refusal }
/** The editing user, and the time. */
type By = { visitor: Visitor; now: Date }

/** A hash that changes with the row. A write must name the revision it has read (docs/decisions/edits-name-what-they-read.md). */
export function revisionOf(row: object): string {
  return createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 16)
}

/** The added row, or why it was refused; written with its audit in one transaction. */
export function addRow<Row extends object, Input>(
  db: Db,
  editor: Editor<Row, Input>,
  input: Input,
  { visitor, now }: By,
): Promise<Edited<Row>> {
  return edit<Row>(db, 'invalid', async (db) => {
    unlessRefused(editor.refuses?.(visitor, input, null))
    const id = unlessRefused(await editor.add(db, input, now, actorOf(visitor, editor)))
    const after = (await editor.read(db, id))!
    await audit(db, { ...entry(visitor, editor, 'add', id), after: kept(editor, after) })
    return { status: 'done', done: after }
  })
}

/**
 * The changed row; `missing`, `stale` for an old revision, or the refusal. Written with its audit in one transaction.
 */
export function changeRow<Row extends object, Input>(
  db: Db,
  editor: Editor<Row, Input>,
  { id, revision }: { id: number; revision: string },
  input: Input,
  { visitor, now }: By,
): Promise<Edited<Row>> {
  return edit<Row>(db, 'invalid', async (db) => {
    const row = await readLocked(db, editor, id)
    if (!row) return { status: 'missing' }
    if (revisionOf(row) !== revision) return { status: 'stale' }
    unlessRefused(editor.refuses?.(visitor, input, row))
    unlessRefused(await editor.change(db, row, input, now, actorOf(visitor, editor)))
    const after = (await editor.read(db, id))!
    await audit(db, {
      ...entry(visitor, editor, 'change', id),
      before: kept(editor, row),
      after: kept(editor, after),
    })
    return { status: 'done', done: after }
  })
}

/**
 * `removed`, or `kept` when the row is only hidden; `missing` or the refusal. Written with its audit in one
 * transaction.
 */
export function removeRow<Row extends object, Input>(
  db: Db,
  editor: Editor<Row, Input>,
  id: number,
  { visitor, now }: By,
): Promise<Edited<'removed' | 'kept'>> {
  return edit<'removed' | 'kept'>(db, 'in_use', async (db) => {
    const row = await readLocked(db, editor, id)
    if (!row) return { status: 'missing' }
    const outcome = unlessRefused(await editor.remove(db, row, now))
    await audit(db, { ...entry(visitor, editor, 'remove', id), before: kept(editor, row) })
    return { status: 'done', done: outcome }
  })
}

const kept = <Row>({ audited }: Pick<Editor<Row, never>, 'audited'>, row: Row) => audited?.(row) ?? row

function entry(visitor: Visitor, { table }: { table: string }, action: string, id: number) {
  return { actor: actorOf(visitor, { table }), action: `${table} ${action}`, subject: `${table} ${id}` }
}

/** The editing user as the audit log names them. Throws for a guest, whom no policy of an edit lets in. */
export function actorOf(visitor: Visitor, { table }: { table: string }): string {
  if (visitor.kind === 'guest') throw new Error(`Somebody who is not signed in may not edit ${table}`)
  return `user ${visitor.user.userId}`
}

async function readLocked<Row>(db: Transaction, { table, read }: Editor<Row, never>, id: number) {
  await lockRow(db, table, id)
  return read(db, id)
}

const unknownRow: FieldError = { path: '', code: 'unknown_row', message: editingText.unknownRow }
const foreignKeyViolation = '23503'

/** `brokenReference`: the refusal for a row that refers to a missing one. */
async function edit<Done>(
  db: Db,
  brokenReference: Refusal['refused'],
  work: (db: Transaction) => Promise<Edited<Done>>,
): Promise<Edited<Done>> {
  const refuse = (refused: Refusal['refused']): NotDone => {
    const errors = refused === 'invalid' ? [unknownRow] : []
    return { status: 'refused', refusal: { refused, errors } }
  }
  try {
    return await transaction(db, work)
  } catch (error) {
    if (error instanceof Refused) return { status: 'refused', refusal: error.refusal }
    const code = postgresCode(error)
    if (code === uniqueViolation) return refuse('taken')
    if (code === foreignKeyViolation) return refuse(brokenReference)
    throw error
  }
}

/** Thrown to roll the transaction back. */
class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.refused)
  }
}

function unlessRefused<T>(outcome: T): Exclude<T, Refusal> {
  if (typeof outcome === 'object' && outcome !== null && 'refused' in outcome)
    throw new Refused(outcome as T & Refusal)
  return outcome as Exclude<T, Refusal>
}
