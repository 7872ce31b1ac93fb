import { data, Link } from 'react-router'
import {
  listPriceBatchRows,
  readPriceBatch,
  stopPriceBatch,
  undoPriceBatch,
} from '~/features/catalogue/catalogue.server'
import { getPriceLists } from '~/features/customers/customers.server'
import { formatAmount } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Done, Told } from '../shared/action'
import { BatchCard } from '../shared/batches/batch-card'
import { stopOrUndo } from '../shared/batches/stop-or-undo.server'
import { text as shared } from '../shared/batches/text'
import { pageLength, pageNumber, readId } from '../shared/list-address'
import { Pager } from '../shared/list-parts'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/batch.route'
import { PriceTable } from './price-table'
import { ruleText } from './rule-text'
import { text } from './text'

/** One change of many prices: its progress, its prices, and its undoing. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const id = readId(args.params.id)
  const batch = id === null ? null : await readPriceBatch(db, id)
  if (!batch) throw data(null, 404)
  const lists = await getPriceLists(db)
  const start = (pageNumber(args.url.searchParams) - 1) * pageLength
  return {
    batch,
    rows: await listPriceBatchRows(db, batch.id, { start, length: pageLength }),
    rule: ruleText(batch.rule, lists),
    list: lists.find(({ id }) => id === batch.listId)?.name ?? '',
    page: { title: text.batch(batch.id), noindex: true },
  }
}

export const action = (args: Route.ActionArgs) =>
  stopOrUndo(args, { stop: stopPriceBatch, undo: undoPriceBatch })

export const meta = metaOf

export default function PriceBatch({
  loaderData: { batch, rows, rule, list },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.batch(batch.id)}</h1>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/fiyatlar">
          {text.back}
        </Link>
      </header>
      <Done sentences={shared.done} answer={actionData} />
      <Told answer={actionData} />
      <BatchCard
        batch={batch}
        facts={[
          [text.list, list],
          [text.rule, rule],
        ]}
      />
      <section className="office-card">
        <PriceTable
          rows={rows.map((row) => ({
            ...row,
            before: row.before === null ? text.none : formatAmount(row.before),
            after: formatAmount(row.after),
            state: text.rowState[row.state],
          }))}
        />
        <Pager total={batch.total} />
      </section>
    </>
  )
}
