import { Link } from 'react-router'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { BarChart } from '../shared/bar-chart'
import type { Figures as Loaded, loadFigures } from './figures.server'
import { text } from './text'

/** Sales of today and of the week beside those before, and four weeks as bars. */
export function Figures({ figures }: { figures: Loaded }) {
  const { today, weekAgo, week, weekBefore, days, groups, categories, from, to } = figures
  const period = `ilk=${from}&son=${to}`
  return (
    <section className="office-card" aria-labelledby="satislar">
      <h2 id="satislar" className="flex items-baseline justify-between gap-3">
        {text.sales}
        <Link className="link text-sm font-normal" to="/yonetim/raporlar">
          {text.toReports}
        </Link>
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Figure name={text.today} now={today} before={weekAgo} than={text.thanWeekAgo} />
        <Figure name={text.week} now={week} before={weekBefore} than={text.thanWeekBefore} />
      </div>
      <BarChart label={text.chart(days.length)} bars={days} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Shares
          title={text.byGroup}
          shares={groups}
          toPage={(id) => `/yonetim/siparisler?sayilan=1&liste=${id}&${period}`}
        />
        <Shares
          title={text.byCategory}
          shares={categories}
          toPage={(id) => `/yonetim/raporlar?rapor=urun&kategori=${id}&${period}`}
        />
      </div>
    </section>
  )
}

type Share = Loaded['groups'][number]

/** Parts of the week's sales, each with a bar of its share. */
function Shares({
  title,
  shares,
  toPage,
}: {
  title: string
  shares: readonly Share[]
  toPage: (id: number) => string
}) {
  const most = Math.max(...shares.map(({ total }) => total), 1)
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-sm text-ink-2">{title}</h3>
      {shares.length === 0 && <p className="text-sm">{text.noSales}</p>}
      <ul className="grid gap-1.5 text-sm">
        {shares.map(({ id, name, total }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <Link className="link justify-self-start wrap-anywhere" to={toPage(id)}>
              {name || text.noCategory}
            </Link>
            <span className="tabular-nums">{formatPrice(total)}</span>
            <span className="office-share" style={{ width: `${(total * 100) / most}%` }} aria-hidden />
          </li>
        ))}
      </ul>
    </div>
  )
}

type Sum = { orders: number; total: number }

function Figure({ name, now, before, than }: { name: string; now: Sum; before: Sum; than: string }) {
  return (
    <div>
      <p className="text-sm text-ink-2">{name}</p>
      <p className="text-2xl font-bold tabular-nums">{formatPrice(now.total)}</p>
      <p className="text-sm text-ink-2">
        {text.orders(formatNumber(now.orders))} · {than}: {formatPrice(before.total)}
      </p>
    </div>
  )
}

type Loading = Awaited<ReturnType<typeof loadFigures>>

/** Variants of which few pieces are left. */
export function LowStock({ stock }: { stock: NonNullable<Loading['stock']> }) {
  return (
    <section className="office-card">
      <h2 className="flex items-baseline justify-between gap-3">
        {text.lowStock}
        <span className="tabular-nums">{formatNumber(stock.total)}</span>
      </h2>
      {stock.total === 0 ? (
        <p className="text-sm text-ink-2">{text.enough}</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {stock.variants.map(({ productId, name, code, available }) => (
            <li key={code} className="flex justify-between gap-3">
              <Link className="link min-w-0" to={`/yonetim/urunler/${productId}#stok`}>
                {name}
              </Link>
              <span className="whitespace-nowrap text-ink-2">{text.left(formatNumber(available))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Searches of the last 30 days that found nothing. */
export function Missed({ missed }: { missed: NonNullable<Loading['missed']> }) {
  return (
    <section className="office-card">
      <h2 className="flex items-baseline justify-between gap-3">
        {text.missed}
        <span className="tabular-nums">{formatNumber(missed.total)}</span>
      </h2>
      {missed.total === 0 ? (
        <p className="text-sm text-ink-2">{text.noMissed}</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {missed.searches.map(({ query, searches }) => (
            <li key={query} className="flex justify-between gap-3">
              <Link
                className="link min-w-0 wrap-anywhere"
                to={`/yonetim/arama-sozcukleri?yazilan=${encodeURIComponent(query)}`}
              >
                {query}
              </Link>
              <span className="whitespace-nowrap text-ink-2">{text.times(formatNumber(searches))}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
