import { data, redirect } from 'react-router'
import { addRow, changeRow, type Editor, removeRow } from '~/http/calls/editing.server'
import type { StaffVisit } from '../staff.server'
import { readId } from '../list-address'
import type { RecordAnswer } from './record-form'
import { text } from '../text'
import { nextRevision } from './next-revision.server'

type Save<Row extends object, Input> = {
  visit: StaffVisit
  verb: string
  values: Record<string, string>
  editor: Editor<Row, Input>
  /** The input of the form, or the sentence that refuses it. */
  input: Input | string
  /** The sentence for a name that another record has. */
  taken: string
  /** The page to return to. */
  back: string
  /** The verb that the page tells of, when it differs. */
  told?: string
  /** The address that an added record leads to, instead of `back`. */
  addedTo?: (row: Row) => string
}

/** Adds (`ekle`), changes (`kaydet`) or removes the record of a form, and leads back. A refused save keeps the entries. */
export async function saveRecord<Row extends object, Input>(save: Save<Row, Input>) {
  const { visit, verb, values, editor, input, back } = save
  const id = readId(values['kayit'] ?? null)
  const row = id === null ? null : await editor.read(visit.db, id)
  const refuse = (refused: string, status = 422) =>
    data(
      {
        verb: save.told ?? verb,
        refused,
        values,
        revision: nextRevision(row, values, status),
      } satisfies RecordAnswer,
      { status },
    )
  if (verb !== 'ekle' && (id === null || !row)) return refuse(text.notFound, 404)
  const by = { visitor: visit.visitor, now: visit.clock() }
  const isRemoval = verb === 'kaldir' || verb === 'sil'
  if (!isRemoval && typeof input === 'string') return refuse(input)
  const edited = isRemoval
    ? await removeRow(visit.db, editor, id!, by)
    : verb === 'ekle'
      ? await addRow(visit.db, editor, input as Input, by)
      : await changeRow(visit.db, editor, { id: id!, revision: values['surum'] ?? '' }, input as Input, by)
  switch (edited.status) {
    case 'done':
      if (verb === 'ekle' && save.addedTo) return redirect(save.addedTo(edited.done as Row), 303)
      return redirect(`${back}?oldu=${save.told ?? verb}`, 303)
    case 'missing':
      return refuse(text.notFound, 404)
    case 'stale':
      return refuse(text.recordStale, 409)
    case 'refused':
      return refuse(edited.refusal.errors[0]?.message ?? save.taken, 409)
  }
}
