import { Link, useSearchParams } from 'react-router'
import { synonymLimits } from '~/features/catalogue/search/understanding/synonyms'
import { listMissed, readSynonyms, synonymEditor } from '~/features/catalogue/catalogue.server'
import { revisionOf } from '~/http/calls/editing.server'
import { formatNumber } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Checkbox } from '~/ui/forms/checkbox'
import { TextField } from '~/ui/forms/field'
import { Done } from '../shared/action'
import { RecordActions } from '../shared/records/record-actions'
import { entryOf, type RecordAnswer, RecordForm } from '../shared/records/record-form'
import { saveRecord } from '../shared/records/save-record.server'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { text } from './text'

const shownMissed = 50

/** Arama sözcükleri: synonyms, and the searches that found nothing as typed. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const [rows, missed] = await Promise.all([
    readSynonyms(db),
    listMissed(db, { start: 0, length: shownMissed }),
  ])
  return {
    synonyms: rows.map((row) => ({ ...row, revision: revisionOf(row) })),
    missed: missed.searches,
    page: { title: text.title, noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, verb, values } = await readAction(args, {
    once: ['kayit', 'surum', 'yazilan', 'anlam', 'iki-yon'],
  })
  const { taken } = text.wrong
  const back = '/yonetim/arama-sozcukleri'
  return saveRecord({ visit, verb, values, editor: synonymEditor, input: synonymIn(values), taken, back })
}

function synonymIn(values: Readonly<Record<string, string>>) {
  const [phrase, ...meanings] = [values['yazilan'] ?? '', ...(values['anlam'] ?? '').split(',')].map((one) =>
    one.replace(/\s+/g, ' ').trim(),
  )
  const isLong = (one: string) => one.length > synonymLimits.characters
  if (!phrase || isLong(phrase)) return text.wrong.phrase
  const named = [...new Set(meanings.filter((one) => one !== ''))]
  if (named.length === 0 || named.length > synonymLimits.meanings || named.some((one) => isLong(one)))
    return text.wrong.meanings
  return { phrase, meanings: named, bothWays: values['iki-yon'] === '1' }
}

export const meta = metaOf

type Row = Route.ComponentProps['loaderData']['synonyms'][number]

export default function Synonyms({ loaderData: { synonyms, missed }, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const asked = params.get('yazilan') ?? ''
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
      </header>
      <Done sentences={text.done} answer={actionData} />
      <p className="max-w-read text-ink-2">{text.lead}</p>
      <div className="office-columns">
        <section className="office-card">
          <h2>{text.synonyms}</h2>
          <RecordForm
            key={asked}
            verb="ekle"
            label={text.add}
            confirm={text.add}
            answer={actionData}
            open={asked !== ''}
            isMain
          >
            <Fields verb="ekle" answer={actionData} asked={asked} />
          </RecordForm>
          {synonyms.length === 0 && <p className="text-ink-2">{text.none}</p>}
          <ul className="office-parts" data-dense>
            {synonyms.map((row) => (
              <li key={row.id}>
                <p className="flex flex-wrap gap-x-2 wrap-anywhere">
                  <b>{row.phrase}</b>
                  <span aria-hidden="true">{row.bothWays ? text.both : text.oneWay}</span>
                  <span className="sr-only">{row.bothWays ? text.bothTold : text.oneWayTold}</span>
                  <span>{row.meanings.join(', ')}</span>
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
        <section className="office-card">
          <h2>{text.missed}</h2>
          <p className="text-meta text-ink-2">{text.missedLead}</p>
          {missed.length === 0 ? (
            <p className="text-ink-2">{text.noMissed}</p>
          ) : (
            <table className="office-table">
              <thead>
                <tr>
                  <th scope="col">{text.query}</th>
                  <th scope="col" data-number>
                    {text.searches}
                  </th>
                </tr>
              </thead>
              <tbody>
                {missed.map(({ query, searches }) => (
                  <tr key={query}>
                    <td className="wrap-anywhere">
                      <Link
                        className="link"
                        to={`?yazilan=${encodeURIComponent(query)}`}
                        aria-label={text.addFor(query)}
                      >
                        {query}
                      </Link>
                    </td>
                    <td data-number>{formatNumber(searches)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      </div>
    </>
  )
}

function Fields({
  verb,
  answer,
  row,
  asked = '',
}: {
  verb: string
  answer: RecordAnswer | undefined
  row?: Row
  asked?: string
}) {
  const entry = entryOf(answer, verb, row?.id)
  const isTyped = entry('yazilan', '\0') !== '\0'
  return (
    <>
      <TextField
        name="yazilan"
        label={text.phrase}
        required
        maxLength={synonymLimits.characters}
        defaultValue={entry('yazilan', row?.phrase ?? asked)}
      />
      <TextField
        name="anlam"
        label={text.meanings}
        hint={text.meaningsHint(synonymLimits.meanings)}
        required
        maxLength={400}
        defaultValue={entry('anlam', row?.meanings.join(', ') ?? '')}
      />
      <Checkbox
        name="iki-yon"
        value="1"
        label={text.bothWays}
        defaultChecked={isTyped ? entry('iki-yon', '') === '1' : (row?.bothWays ?? false)}
      />
    </>
  )
}
