import { listRedirects, redirectEditor } from '~/features/settings/settings.server'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Done } from '../shared/action'
import { pageLength, pageNumber } from '../shared/list-address'
import { Pager } from '../shared/list-parts'
import { entryOf, type RecordAnswer, RecordForm } from '../shared/records/record-form'
import { RecordActions } from '../shared/records/record-actions'
import { saveRecord } from '../shared/records/save-record.server'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/redirects.route'
import { text as all } from './text'

const text = all.redirect
const statuses = [301, 302, 308, 410] as const

/** Yönlendirmeler: old addresses and where they lead. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const start = (pageNumber(args.url.searchParams) - 1) * pageLength
  const { rows, total } = await listRedirects(db, { start, length: pageLength })
  return {
    total,
    redirects: rows.map((row) => ({ ...row, revision: revisionOf(row) })),
    page: { title: text.title, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, values, verb } = await readAction(args, { once: ['eski', 'yeni', 'tur', 'kayit', 'surum'] })
  const status = statuses.find((one) => String(one) === values['tur']) ?? 301
  return saveRecord({
    visit,
    verb,
    values,
    editor: redirectEditor,
    input: { from: values['eski'] ?? '', to: status === 410 ? null : (values['yeni'] ?? ''), status },
    taken: text.wrong.taken,
    back: '/yonetim/yonlendirmeler',
  })
}

export const meta = metaOf

type Row = Route.ComponentProps['loaderData']['redirects'][number]

export default function Redirects({ loaderData: { redirects, total }, actionData }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
      </header>
      <Done sentences={text.done} answer={actionData} />
      <section className="office-card">
        <p className="max-w-read text-sm text-ink-2">{text.lead}</p>
        <RecordForm verb="ekle" label={text.add} confirm={text.add} answer={actionData} isMain>
          <Fields answer={actionData} verb="ekle" />
        </RecordForm>
      </section>
      <section className="office-card">
        {redirects.length === 0 ? (
          <p className="text-ink-2">{text.none}</p>
        ) : (
          <ul className="office-parts">
            {redirects.map((row) => (
              <li key={row.id}>
                <p className="wrap-anywhere">
                  <b>{row.fromPath}</b> → {row.toPath ?? text.gone}{' '}
                  <span className="text-ink-2">({row.status})</span>
                </p>
                <RecordActions row={row} answer={actionData} edit={text.edit} remove={text.remove}>
                  <Fields row={row} answer={actionData} verb="kaydet" />
                </RecordActions>
              </li>
            ))}
          </ul>
        )}
        <Pager total={total} />
      </section>
    </>
  )
}

function Fields({ row, answer, verb }: { row?: Row; answer: RecordAnswer | undefined; verb: string }) {
  const entry = entryOf(answer, verb, row?.id)
  return (
    <>
      <TextField
        name="eski"
        label={text.from}
        hint={text.fromHint}
        required
        maxLength={500}
        defaultValue={entry('eski', row?.fromPath ?? '')}
      />
      <TextField
        name="yeni"
        label={text.to}
        hint={text.toHint}
        optional
        maxLength={500}
        defaultValue={entry('yeni', row?.toPath ?? '')}
      />
      <Select name="tur" label={text.status} defaultValue={entry('tur', row?.status ?? 301)}>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {text.statuses[status]}
          </option>
        ))}
      </Select>
    </>
  )
}
