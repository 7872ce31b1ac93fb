import { Link } from 'react-router'
import { readAllCampaigns, readAllCoupons } from '~/features/promotions/promotions.server'
import { formatDateTime } from '~/kernel/dates'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { Views } from '../shared/list-parts'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { text } from './text'

type Row = {
  id: number
  path: string
  title: string
  detail: string
  effect: string
  period: string
  state: keyof typeof text.states
  used: string
}

/** Kampanyalar: campaigns, or coupons, newest first. */
export async function loader(args: Route.LoaderArgs) {
  const { db, clock } = staffVisit(args)
  const view: keyof typeof text.view = args.url.searchParams.get('gorunum') === 'kuponlar' ? 'kuponlar' : ''
  const now = clock()
  const rows: Row[] =
    view === ''
      ? (await readAllCampaigns(db)).map((row) => ({
          id: row.id,
          path: `/yonetim/kampanyalar/${row.id}`,
          title: row.title,
          detail: text.types[row.type] ?? '',
          effect: effectOf(row),
          ...periodOf(row, now),
          used: '',
        }))
      : (await readAllCoupons(db)).map((row) => ({
          id: row.id,
          path: `/yonetim/kuponlar/${row.id}`,
          title: row.code,
          detail: row.title,
          effect: effectOf(row) || text.kinds[row.kind],
          ...periodOf(row, now),
          used: [row.used, ...(row.totalLimit ? [row.totalLimit] : [])].map(formatNumber).join(' / '),
        }))
  return { view, rows, page: { title: text.title, noindex: true } }
}

type Terms = { percent: number | null; amount: number | null; buy?: number | null; pay?: number | null }

function effectOf({ percent, amount, buy, pay }: Terms): string {
  if (percent) return `%${formatNumber(percent / 100)}`
  if (amount) return formatPrice(amount)
  return buy ? `${buy} al ${pay} öde` : ''
}

function periodOf(
  { startsAt, endsAt, active }: { startsAt: Date | null; endsAt: Date | null; active: boolean },
  now: Date,
): Pick<Row, 'period' | 'state'> {
  const period = [startsAt && formatDateTime(startsAt), endsAt ? formatDateTime(endsAt) : text.noEnd]
  const state = !active
    ? 'stopped'
    : startsAt && startsAt > now
      ? 'planned'
      : endsAt && endsAt <= now
        ? 'ended'
        : 'running'
  return { period: period.filter(Boolean).join(' – '), state }
}

export const meta = metaOf

const tones = { running: 'done', planned: 'open', ended: 'ended', stopped: 'wait' } as const

export default function Promotions({ loaderData: { view, rows } }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        <Link className="button" data-look="primary" data-size="small" to="/yonetim/kampanyalar/yeni">
          {text.newCampaign}
        </Link>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/kuponlar/yeni">
          {text.newCoupon}
        </Link>
      </header>
      <Views
        label={text.views}
        current={view}
        views={Object.entries(text.view).map(([key, title]) => ({ key, title }))}
      />
      {rows.length === 0 ? (
        <p className="office-card text-ink-2">{text.empty}</p>
      ) : (
        <div className="office-sheet">
          <table className="office-table" data-cards>
            <thead>
              <tr>
                <th scope="col">{text.name}</th>
                <th scope="col">{text.effect}</th>
                <th scope="col">{text.period}</th>
                {view === 'kuponlar' && (
                  <th scope="col" data-number>
                    {text.used}
                  </th>
                )}
                <th scope="col">{text.state}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <td>
                    <Link to={row.path}>{row.title}</Link>
                    <span className="block text-meta text-ink-2">{row.detail}</span>
                  </td>
                  <td>{row.effect}</td>
                  <td data-wide className="text-ink-2">
                    {row.period}
                  </td>
                  {view === 'kuponlar' && <td data-number>{row.used}</td>}
                  <td>
                    <Pill tone={tones[row.state]}>{text.states[row.state]}</Pill>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
