import { Link } from 'react-router'
import { faqEditor, listFaqRecords } from '~/features/content/content.server'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { TextField } from '~/ui/forms/field'
import { Done } from '../shared/action'
import { entryOf, type RecordAnswer, RecordForm } from '../shared/records/record-form'
import { RecordActions } from '../shared/records/record-actions'
import { saveRecord } from '../shared/records/save-record.server'
import { RichTextArea } from '../shared/rich-text/rich-text-area'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/faqs.route'
import { text as all } from './text'

const text = all.faq

/** Sık sorulanlar: the answered questions in the shop's order. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const rows = await listFaqRecords(db)
  return {
    faqs: rows.map((row) => ({ ...row, revision: revisionOf(row) })),
    page: { title: text.title, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, values, verb } = await readAction(args, {
    once: ['grup', 'soru', 'yanit', 'sira', 'kayit', 'surum'],
  })
  return saveRecord({
    visit,
    verb,
    values,
    editor: faqEditor,
    input: faqIn(values),
    taken: text.wrong.taken,
    back: '/yonetim/icerik/sorular',
  })
}

function faqIn({
  grup: group = '',
  soru: question = '',
  yanit: answer = '',
  sira = '',
}: Record<string, string>) {
  if (group.length < 2 || group.length > 60) return text.wrong.group
  if (question.length < 5 || question.length > 300) return text.wrong.question
  if (answer.length < 2 || answer.length > 5_000) return text.wrong.answer
  return { group, question, answer, position: /^\d{1,4}$/.test(sira) ? Number(sira) : 0 }
}

export const meta = metaOf

type Row = Route.ComponentProps['loaderData']['faqs'][number]

export default function Faqs({ loaderData: { faqs }, actionData }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/icerik">
          {all.back}
        </Link>
      </header>
      <Done sentences={text.done} answer={actionData} />
      <section className="office-card">
        <RecordForm verb="ekle" label={text.add} confirm={text.add} answer={actionData} isMain>
          <Fields answer={actionData} verb="ekle" />
        </RecordForm>
      </section>
      <section className="office-card">
        {faqs.length === 0 ? (
          <p className="text-ink-2">{text.none}</p>
        ) : (
          <ul className="office-parts">
            {faqs.map((row) => (
              <li key={row.id}>
                <p>
                  <b>{row.question}</b> <span className="text-ink-2">· {row.group}</span>
                </p>
                <RecordActions
                  row={row}
                  answer={actionData}
                  edit={text.edit}
                  remove={text.remove}
                  removal={<p className="text-meta text-ink-2">{text.removeHint}</p>}
                >
                  <Fields row={row} answer={actionData} verb="kaydet" />
                </RecordActions>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

function Fields({ row, answer, verb }: { row?: Row; answer: RecordAnswer | undefined; verb: string }) {
  const entry = entryOf(answer, verb, row?.id)
  return (
    <>
      <TextField
        name="grup"
        label={text.group}
        required
        maxLength={60}
        defaultValue={entry('grup', row?.group ?? '')}
      />
      <TextField
        name="soru"
        label={text.question}
        required
        maxLength={300}
        defaultValue={entry('soru', row?.question ?? '')}
      />
      <RichTextArea
        name="yanit"
        label={text.answer}
        hint={all.bodyHint}
        required
        rows={6}
        maxLength={5_000}
        defaultValue={entry('yanit', row?.answer ?? '')}
      />
      <TextField
        name="sira"
        label={text.position}
        inputMode="numeric"
        maxLength={4}
        defaultValue={entry('sira', row?.position ?? 0)}
      />
    </>
  )
}
