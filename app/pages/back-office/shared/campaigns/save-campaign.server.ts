import { data, redirect } from 'react-router'
import { addRow, changeRow, type Editor, removeRow } from '~/http/calls/editing.server'
import { readId } from '../list-address'
import { readMoment } from '../moment-field'
import { nextRevision } from '../records/next-revision.server'
import type { RecordAnswer } from '../records/record-form'
import { readAction, type StaffVisit } from '../staff.server'
import { text as shared } from '../text'
import type { CampaignStatus } from './campaign'
import { text } from './text'

type Args = Parameters<typeof readAction>[0] & { params: { id: string } }
type Values = Readonly<Record<string, string>>
type Stored = { id: number; status: CampaignStatus }
type Step = { status: 'draft' | 'scheduled' | 'cancelled'; sendAt: Date | null }
/** The entries of a request to save, with the record that they change; null for a new one. */
export type Entries<Row> = {
  visit: StaffVisit
  form: FormData
  values: Values
  row: Row | null
  verb: string
}

/** One kind of message to many: its address, its editor, and its own rules. Functions return a sentence for a mistake. */
export type Kind<Row extends Stored, Content> = {
  path: string
  fields: Parameters<typeof readAction>[1]
  editor: Editor<Row, Content & Step>
  /** Verbs that save the entries as a draft; the first one is that of the buttons that move a part. */
  saving: readonly string[]
  read: (entries: Entries<Row>) => Content | string | Promise<Content | string>
  /** The stored content, which a step to another state keeps. */
  stored: (row: Row) => Content
  /** Why the message cannot go out at this moment; null when it can. */
  obstacle: (visit: StaffVisit, row: Row) => Promise<string | null>
  tryOut: (entries: Entries<Row> & { row: Row }) => Promise<string | null>
}

/** ms from the press until the messages begin, within which they can be taken back. */
const untilNow = 5_000

/** Saves a message to many, schedules, begins or stops its sending, tries it out or removes it. A refused form keeps its entries. */
export async function saveCampaign<Row extends Stored, Content>(args: Args, kind: Kind<Row, Content>) {
  const { fields, editor, path } = kind
  const once = [...fields.once, 'surum', 'zaman']
  const { visit, form, values, verb } = await readAction(args, { ...fields, once }, kind.saving[0])
  const id = args.params.id === 'yeni' ? null : readId(args.params.id)
  const row = id === null ? null : await editor.read(visit.db, id)
  if (args.params.id !== 'yeni' && !row) throw data(null, 404)
  const refuse = (refused: string, status = 422) =>
    data({ verb, refused, values, revision: nextRevision(row, values, status) } satisfies RecordAnswer, {
      status,
    })
  const by = { visitor: visit.visitor, now: visit.clock() }
  const entries = { visit, form, values, verb }

  if (verb === 'sil') {
    const removed = row ? await removeRow(visit.db, editor, row.id, by) : null
    if (removed?.status === 'done') return redirect(`${path}?oldu=sil`, 303)
    return refuse(removed?.status === 'refused' ? text.wrong.started : text.wrong.gone, 409)
  }
  if (verb === 'dene') {
    const obstacle = row ? await kind.tryOut({ ...entries, row }) : text.wrong.gone
    return obstacle === null ? redirect(`${path}/${row!.id}?oldu=dene`, 303) : refuse(obstacle)
  }
  const input = kind.saving.includes(verb)
    ? await drafted(kind, { ...entries, row })
    : await moved(kind, { ...entries, row })
  if (typeof input === 'string') return refuse(input)
  const edited = row
    ? await changeRow(visit.db, editor, { id: row.id, revision: values['surum'] ?? '' }, input, by)
    : await addRow(visit.db, editor, input, by)
  switch (edited.status) {
    case 'done':
      return redirect(`${path}/${edited.done.id}?oldu=${verb}`, 303)
    case 'missing':
      return refuse(text.wrong.gone, 404)
    case 'stale':
      return refuse(shared.recordStale, 409)
    case 'refused':
      return refuse(edited.refusal.errors[0]?.message ?? text.wrong.gone, 409)
  }
}

async function drafted<Row extends Stored, Content>(kind: Kind<Row, Content>, entries: Entries<Row>) {
  const content = await kind.read(entries)
  if (typeof content === 'string') return content
  return { ...content, status: 'draft' as const, sendAt: null }
}

/** The stored content with the state that a button asks for. */
async function moved<Row extends Stored, Content>(
  { stored, obstacle }: Kind<Row, Content>,
  { visit, values, row, verb }: Entries<Row>,
): Promise<(Content & Step) | string> {
  if (!row) return text.wrong.gone
  const content = stored(row)
  if (verb === 'geri-cek')
    return { ...content, status: row.status === 'sending' ? 'cancelled' : 'draft', sendAt: null }
  const now = visit.clock()
  const sendAt = verb === 'gonder' ? new Date(now.getTime() + untilNow) : readMoment(values['zaman'] ?? '')
  if (!sendAt || sendAt <= now) return text.wrong.at
  return (await obstacle(visit, row)) ?? { ...content, status: 'scheduled', sendAt }
}
