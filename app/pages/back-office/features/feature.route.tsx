import { data, Link } from 'react-router'
import { longestWords } from '~/features/catalogue/catalogue'
import { featureDetailEditor, featureEditor, listFeatureDetails } from '~/features/catalogue/catalogue.server'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { TextField } from '~/ui/forms/field'
import { Done } from '../shared/action'
import { readId } from '../shared/list-address'
import { RecordActions } from '../shared/records/record-actions'
import { entryOf, type RecordAnswer, RecordForm } from '../shared/records/record-form'
import { saveRecord } from '../shared/records/save-record.server'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/feature.route'
import { detailIn } from './read-feature'
import { text } from './text'

/** The values of one feature. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const id = readId(args.params.id)
  const feature = id === null ? null : await featureEditor.read(db, id)
  if (!feature) throw data(null, 404)
  const rows = await listFeatureDetails(db, feature.id)
  return {
    isSwatch: feature.kind === 'swatch',
    unit: feature.unit,
    values: rows.map(({ products, ...row }) => ({ ...row, products, revision: revisionOf(row) })),
    page: { title: text.valuesOf(feature.name), noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, verb, values } = await readAction(args, {
    once: ['kayit', 'surum', 'deger', 'renk', 'sira'],
  })
  const featureId = readId(args.params.id)
  if (featureId === null || !(await featureEditor.read(visit.db, featureId))) throw data(null, 404)
  const read = detailIn(values)
  const input = typeof read === 'string' ? read : { ...read, featureId }
  const { taken } = text.wrong
  const back = `/yonetim/ozellikler/${featureId}`
  return saveRecord({ visit, verb, values, editor: featureDetailEditor, input, taken, back })
}

export const meta = metaOf

type Row = Route.ComponentProps['loaderData']['values'][number]

export default function Feature({ loaderData, actionData }: Route.ComponentProps) {
  const { isSwatch, unit, values, page } = loaderData
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{page.title}</h1>
        <Link className="button" data-look="quiet" data-size="small" to="/yonetim/ozellikler">
          {text.back}
        </Link>
      </header>
      <Done sentences={text.doneValue} answer={actionData} />
      <section className="office-card">
        <RecordForm verb="ekle" label={text.addValue} confirm={text.addValue} answer={actionData} isMain>
          <Fields verb="ekle" answer={actionData} isSwatch={isSwatch} />
        </RecordForm>
        {values.length === 0 && <p className="text-ink-2">{text.noValues}</p>}
        <ul className="office-parts" data-dense>
          {values.map((row) => (
            <li key={row.id}>
              <p className="flex flex-wrap items-center gap-x-3">
                {row.color && (
                  <svg className="office-swatch" viewBox="0 0 16 16" aria-hidden="true">
                    <circle cx="8" cy="8" r="8" fill={row.color} />
                  </svg>
                )}
                <b>{[row.value, unit].filter(Boolean).join(' ')}</b>
                <span className="text-ink-2">{text.products(row.products)}</span>
              </p>
              <RecordActions
                row={row}
                answer={actionData}
                edit={text.edit}
                save={text.save}
                remove={text.remove}
                mayRemove={row.products === 0}
              >
                <Fields verb="kaydet" answer={actionData} isSwatch={isSwatch} row={row} />
              </RecordActions>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Fields({
  verb,
  answer,
  isSwatch,
  row,
}: {
  verb: string
  answer: RecordAnswer | undefined
  isSwatch: boolean
  row?: Row
}) {
  const entry = entryOf(answer, verb, row?.id)
  return (
    <>
      <TextField
        name="deger"
        label={text.value}
        required
        maxLength={longestWords.value}
        defaultValue={entry('deger', row?.value ?? '')}
      />
      {isSwatch && (
        <TextField
          name="renk"
          type="color"
          label={text.color}
          hint={text.colorHint}
          defaultValue={entry('renk', row?.color ?? '#808080')}
        />
      )}
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
