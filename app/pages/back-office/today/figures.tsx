import { Link } from 'react-router'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { BarChart } from '../shared/bar-chart'
import type { Figures as Loaded, loadFigures } from './figures.server'
import { text } from './text'

/** Sales of today and of the week beside those before, and four weeks as bars. */
export function Figures({ figures }: { figures: Loaded }) {
  const { today, weekAgo, week, weekBefore, days } = figures
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
    </section>
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
