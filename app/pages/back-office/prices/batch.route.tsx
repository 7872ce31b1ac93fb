import { data, Link, redirect, useSearchParams } from 'react-router'
import { isBusy } from '~/features/catalogue/catalogue'
import {
  listPriceBatchRows,
  readPriceBatch,
  stopPriceBatch,
  undoPriceBatch,
} from '~/features/catalogue/catalogue.server'
import { getPriceLists } from '~/features/customers/customers.server'
import { formatDateTime } from '~/kernel/dates'
import { formatAmount, formatNumber } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Notice } from '~/ui/messages/notice'
import { Action, ActionForm, type Refused } from '../shared/action'
import { pageLength, pageNumber, readId } from '../shared/list-address'
import { Pager } from '../shared/list-parts'
import { readAction, staffVisit } from '../shared/staff.server'
import { useFresh } from '../shared/use-fresh'
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

export async function action(args: Route.ActionArgs) {
  const { visit, values, verb, staff } = await readAction(args, { once: [] })
  const id = readId(args.params.id)
  if (id === null) throw data(null, 404)
  const done = await (verb === 'durdur' ? stopPriceBatch : undoPriceBatch)(visit.db, id, staff)
  if (!done) return data({ verb, refused: text.wrong.busy, values } satisfies Refused, 409)
  return redirect(`/yonetim/fiyatlar/degisiklik/${id}?oldu=${verb}`, 303)
}

export const meta = metaOf

export default function PriceBatch({
  loaderData: { batch, rows, rule, list },
  actionData,
}: Route.ComponentProps) {
  const [params] = useSearchParams()
  const done = text.done[params.get('oldu') ?? '']
  useFresh(isBusy(batch.state) ? 1_500 : undefined)
  const facts = [
    [text.list, list],
    [text.rule, rule],
    [text.state, text.states[batch.state]],
    [text.when, formatDateTime(new Date(batch.startsAt ?? batch.createdAt))],
    [text.written, text.progress(batch.written, batch.total)],
    [text.kept, formatNumber(batch.kept)],
  ] as const
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.batch(batch.id)}</h1>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/fiyatlar">
          {text.back}
        </Link>
      </header>
      {done && !actionData && <Notice kind="success">{done}</Notice>}
      {actionData && <Notice kind="danger">{actionData.refused}</Notice>}
      <section className="office-card" aria-live="polite">
        <dl className="office-facts">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="office-actions">
          {(batch.state === 'waiting' || batch.state === 'running') && (
            <ActionForm verb="durdur" label={text.stop} />
          )}
          {(batch.state === 'done' || batch.state === 'stopped') && batch.written > 0 && (
            <Action verb="geri-al" label={text.undo} look="danger">
              <p className="text-meta text-ink-2">{text.undoHint}</p>
            </Action>
          )}
        </div>
      </section>
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
