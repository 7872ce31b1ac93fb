import { data, Link, useSearchParams } from 'react-router'
import { listCountLines, readStockCount } from '~/features/catalogue/catalogue.server'
import { formatDateTime } from '~/kernel/dates'
import { formatNumber } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { Notice } from '~/ui/messages/notice'
import { Action, Done, type Refused, Told } from '../shared/action'
import { pageLength, pageNumber, readId } from '../shared/list-address'
import { Pager, Views } from '../shared/list-parts'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/count.route'
import { actOnCount } from './act.server'
import { CountLines } from './count-lines'
import { countTones } from './tones'
import { ScanForm } from './scan-form'
import { text } from './text'

/** A count: the field for scans, the counted lines beside the books, and the steps that end it. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const id = readId(args.params.id)
  const count = id === null ? null : await readStockCount(db, id)
  if (!count) throw data(null, 404)
  const params = args.url.searchParams
  const view = params.get('gorunum') === 'fark' ? 'fark' : ''
  const start = (pageNumber(params) - 1) * pageLength
  const found = await listCountLines(db, count.id, { differing: view === 'fark', start, length: pageLength })
  return { count, view, ...found, page: { title: count.name, noindex: true } }
}

export const action = (args: Route.ActionArgs) => actOnCount(args)

export const meta = metaOf

export default function StockCountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { count, view, lines, total } = loaderData
  const [params] = useSearchParams()
  const kept = Number(params.get('ayrilmis') ?? 0)
  const isOpen = count.state === 'open'
  const refused: Refused | undefined = actionData && 'refused' in actionData ? actionData : undefined
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{count.name}</h1>
        <Pill tone={countTones[count.state]}>{text.states[count.state]}</Pill>
        <span className="text-sm text-ink-2">{formatDateTime(new Date(count.startedAt))}</span>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/sayim">
          {text.back}
        </Link>
      </header>
      <Done sentences={text.done} answer={actionData} />
      {kept > 0 && <Notice kind="warning">{text.kept(kept)}</Notice>}
      {isOpen ? <ScanForm answer={actionData} /> : <Told answer={refused} />}
      <Views
        label={text.views}
        current={view}
        views={Object.entries(text.view).map(([key, title]) => ({
          key,
          title,
          count: key === '' ? count.lines : count.differing,
        }))}
      />
      {lines.length === 0 ? (
        <p className="office-card text-ink-2">{count.lines === 0 ? text.empty : text.noDifference}</p>
      ) : (
        <CountLines lines={lines} isOpen={isOpen} answer={refused} />
      )}
      <Pager total={total} />
      {isOpen && (
        <section className="office-card">
          <h2>{text.apply}</h2>
          <p className="max-w-read text-ink-2">{text.applyHint}</p>
          <div className="office-actions">
            <Action
              verb="uygula"
              label={text.applyNow(count.differing)}
              look="primary"
              icon="check"
              answer={refused}
            />
            <Action verb="vazgec" label={text.drop} look="danger" answer={refused}>
              <p className="text-meta text-ink-2">{text.dropHint}</p>
            </Action>
          </div>
          <p className="text-meta text-ink-2">
            {text.lines}: {formatNumber(count.lines)} · {text.differing}: {formatNumber(count.differing)}
          </p>
        </section>
      )}
    </>
  )
}
