import { Link } from 'react-router'
import { longestWords } from '~/features/catalogue/catalogue'
import { featureEditor, listFeatureRecords } from '~/features/catalogue/catalogue.server'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextArea, TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Done } from '../shared/action'
import { RecordActions } from '../shared/records/record-actions'
import { entryOf, type RecordAnswer, RecordForm } from '../shared/records/record-form'
import { saveRecord } from '../shared/records/save-record.server'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { featureIn } from './read-feature'
import { text } from './text'

/** Özellikler: the features of products, such as width and colour. */
export async function loader(args: Route.LoaderArgs) {
  const rows = await listFeatureRecords(staffVisit(args).db)
  return {
    features: rows.map(({ values, ...row }) => ({ ...row, values, revision: revisionOf(row) })),
    page: { title: text.title, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, verb, values } = await readAction(args, {
    once: ['kayit', 'surum', 'ad', 'tur', 'birim', 'aciklama', 'suzgec', 'sira'],
  })
  const { taken } = text.wrong
  const back = '/yonetim/ozellikler'
  return saveRecord({ visit, verb, values, editor: featureEditor, input: featureIn(values), taken, back })
}

export const meta = metaOf

type Row = Route.ComponentProps['loaderData']['features'][number]

export default function Features({ loaderData: { features }, actionData }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
      </header>
      <Done sentences={text.done} answer={actionData} />
      <p className="max-w-read text-ink-2">{text.lead}</p>
      <section className="office-card">
        <RecordForm verb="ekle" label={text.add} confirm={text.add} answer={actionData} isMain>
          <Fields verb="ekle" answer={actionData} />
        </RecordForm>
        {features.length === 0 && <p className="text-ink-2">{text.none}</p>}
        <ul className="office-parts" data-dense>
          {features.map((row) => (
            <li key={row.id}>
              <p className="flex flex-wrap items-baseline gap-x-3">
                <b>{row.name}</b>
                <span className="text-ink-2">
                  {[text.kinds[row.kind], row.unit].filter(Boolean).join(' · ')}
                </span>
                <Link className="link" to={`/yonetim/ozellikler/${row.id}`}>
                  {text.toValues}
                </Link>
                <span className="text-ink-2">{text.values(row.values)}</span>
              </p>
              <RecordActions
                row={row}
                answer={actionData}
                edit={text.edit}
                save={text.save}
                remove={text.remove}
              >
                <Fields verb="kaydet" answer={actionData} row={row} />
              </RecordActions>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Fields({ verb, answer, row }: { verb: string; answer: RecordAnswer | undefined; row?: Row }) {
  const entry = entryOf(answer, verb, row?.id)
  const isTyped = entry('ad', '\0') !== '\0'
  return (
    <>
      <TextField
        name="ad"
        label={text.name}
        required
        maxLength={longestWords.feature}
        defaultValue={entry('ad', row?.name ?? '')}
      />
      <Select name="tur" label={text.kind} defaultValue={entry('tur', row?.kind ?? 'text')}>
        {Object.entries(text.kinds).map(([kind, title]) => (
          <option key={kind} value={kind}>
            {title}
          </option>
        ))}
      </Select>
      <TextField
        name="birim"
        label={text.unit}
        hint={text.unitHint}
        optional
        maxLength={longestWords.unit}
        defaultValue={entry('birim', row?.unit ?? '')}
      />
      <TextArea
        name="aciklama"
        label={text.explanation}
        hint={text.explanationHint}
        optional
        rows={2}
        maxLength={longestWords.explanation}
        defaultValue={entry('aciklama', row?.explanation ?? '')}
      />
      <TextField
        name="sira"
        label={text.position}
        inputMode="numeric"
        maxLength={4}
        defaultValue={entry('sira', row?.position ?? 0)}
      />
      <Checkbox
        name="suzgec"
        value="1"
        label={text.filterable}
        defaultChecked={isTyped ? entry('suzgec', '') === '1' : (row?.filterable ?? true)}
      />
    </>
  )
}
