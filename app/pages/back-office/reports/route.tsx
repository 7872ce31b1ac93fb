import { Link } from 'react-router'
import { getCategoryTree } from '~/features/catalogue/catalogue.server'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { Filters, Views } from '../shared/list-parts'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { BarChart } from '../shared/bar-chart'
import { loadRefunds, loadReport, readAsked } from './load.server'
import { type Report, reportNames } from './report'
import { text } from './text'

/** Raporlar: sales, goods, buyers, KDV, stock value and ageing of debts, for a period. */
export async function loader(args: Route.LoaderArgs) {
  const { db, clock } = staffVisit(args)
  const asked = readAsked(args.url.searchParams, clock())
  const [report, refunds, tree] = await Promise.all([
    loadReport(db, asked, clock()),
    asked.name === 'satis' ? loadRefunds(db, asked) : null,
    asked.name === 'urun' ? getCategoryTree(db) : [],
  ])
  const categories = tree.map(({ id, name }) => ({ id, name }))
  return { ...asked, report, refunds, categories, page: { title: text.title, noindex: true } }
}

export const meta = metaOf

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { name, first, last, by, categoryId, categories, report, refunds } = loaderData
  const file = (kind: string) => {
    const kategori = categoryId === null ? '' : String(categoryId)
    const asked = {
      rapor: name,
      ilk: first,
      son: last,
      adim: by === 'month' ? 'ay' : '',
      kategori,
      tur: kind,
    }
    return `/yonetim/raporlar/dosya?${new URLSearchParams(asked)}`
  }
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        <a className="button" data-look="secondary" data-size="small" href={file('csv')} download>
          {text.csv}
        </a>
        <a className="button" data-look="secondary" data-size="small" href={file('xlsx')} download>
          {text.xlsx}
        </a>
      </header>
      <Views
        label={text.tabs}
        name="rapor"
        current={name}
        kept={['ilk', 'son']}
        views={reportNames.map((key) => ({ key, title: text.tab[key] }))}
      />
      <p className="text-sm text-ink-2">{text.about[name]}</p>
      {name !== 'stok' && name !== 'vade' && (
        <Filters key={`${name} ${first} ${last} ${by} ${categoryId}`} kept={['rapor']}>
          <TextField id="ilk" name="ilk" type="date" label={text.from} defaultValue={first} />
          <TextField id="son" name="son" type="date" label={text.to} defaultValue={last} />
          {name === 'satis' && (
            <Select id="adim" name="adim" label={text.step} defaultValue={by === 'month' ? 'ay' : ''}>
              <option value="">{text.byDay}</option>
              <option value="ay">{text.byMonth}</option>
            </Select>
          )}
          {name === 'urun' && (
            <Select
              id="kategori"
              name="kategori"
              label={text.category}
              defaultValue={categoryId === null ? '' : String(categoryId)}
            >
              <option value="">{text.allCategories}</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value="0">{text.noCategory}</option>
            </Select>
          )}
        </Filters>
      )}
      {name === 'satis' && report.rows.length > 1 && (
        <BarChart
          label={text.chart}
          bars={report.rows.map(({ cells }) => ({ name: String(cells[0]), value: Number(cells[3]) }))}
        />
      )}
      {refunds !== null && report.total && <Net total={Number(report.total[3])} refunds={refunds} />}
      {report.rows.length === 0 ? (
        <p className="office-card text-ink-2">{text.empty}</p>
      ) : (
        <ReportTable report={report} />
      )}
    </>
  )
}

function Net({ total, refunds }: { total: number; refunds: number }) {
  return (
    <dl className="office-facts office-card max-md:grid-cols-[minmax(0,1fr)_auto]">
      <dt>{text.total}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatPrice(total)}</dd>
      <dt>{text.refunds}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatPrice(-refunds)}</dd>
      <dt className="font-semibold">{text.net}</dt>
      <dd className="font-semibold whitespace-nowrap tabular-nums">{formatPrice(total - refunds)}</dd>
    </dl>
  )
}

function ReportTable({ report: { columns, rows, total } }: { report: Report }) {
  const shown = (cell: string | number, i: number) => {
    const { kind } = columns[i]!
    return kind === 'text' || cell === ''
      ? cell
      : kind === 'count'
        ? formatNumber(Number(cell))
        : formatPrice(Number(cell))
  }
  return (
    <div className="office-sheet">
      <table className="office-table">
        <thead>
          <tr>
            {columns.map(({ title, kind }) => (
              <th key={title} scope="col" data-number={kind !== 'text' || undefined}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, to }) => (
            <tr key={cells.slice(0, 2).join(' ')}>
              {cells.map((cell, i) => (
                <td key={columns[i]!.title} data-number={columns[i]!.kind !== 'text' || undefined}>
                  {i === 0 && to ? <Link to={to}>{cell}</Link> : shown(cell, i)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              {total.map((cell, i) => (
                <td
                  key={columns[i]!.title}
                  className="font-semibold"
                  data-number={columns[i]!.kind !== 'text' || undefined}
                >
                  {i === 0 ? cell : shown(cell, i)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}
