import { data, Link, redirect, useSearchParams } from 'react-router'
import { isBusy } from '~/features/catalogue/catalogue'
import {
  getCategoryTree,
  listBrandNames,
  readProductBatch,
  stopProductBatch,
  undoProductBatch,
} from '~/features/catalogue/catalogue.server'
import { formatDateTime } from '~/kernel/dates'
import { formatNumber } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Notice } from '~/ui/messages/notice'
import { Action, ActionForm, type Refused, Told } from '../shared/action'
import { pathsOf } from '../shared/category-paths'
import { readId } from '../shared/list-address'
import { readAction, staffVisit } from '../shared/staff.server'
import { useFresh } from '../shared/use-fresh'
import type { Route } from './+types/batch.route'
import { changeText } from './read-change'
import { text } from './text'

/** One change of many products: its progress and its undoing. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const id = readId(args.params.id)
  const batch = id === null ? null : await readProductBatch(db, id)
  if (!batch) throw data(null, 404)
  const [brands, tree] = await Promise.all([listBrandNames(db), getCategoryTree(db)])
  return {
    batch,
    change: changeText(
      batch.change,
      brands,
      tree.flatMap((node) => pathsOf(node)),
    ),
    page: { title: text.batch(batch.id), noindex: true },
  }
}

export async function action(args: Route.ActionArgs) {
  const { visit, values, verb, staff } = await readAction(args, { once: [] })
  const id = readId(args.params.id)
  if (id === null) throw data(null, 404)
  const done = await (verb === 'durdur' ? stopProductBatch : undoProductBatch)(visit.db, id, staff)
  if (!done) return data({ verb, refused: text.wrong.busy, values } satisfies Refused, 409)
  return redirect(`/yonetim/urunler/toplu/${id}?oldu=${verb}`, 303)
}

export const meta = metaOf

export default function ProductBatch({ loaderData: { batch, change }, actionData }: Route.ComponentProps) {
  const [params] = useSearchParams()
  const done = text.done[params.get('oldu') ?? '']
  useFresh(isBusy(batch.state) ? 1_500 : undefined)
  const facts = [
    [text.change, change],
    [text.state, text.states[batch.state]],
    [text.when, formatDateTime(new Date(batch.createdAt))],
    [text.written, text.progress(batch.written, batch.total)],
    [text.kept, formatNumber(batch.kept)],
  ] as const
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.batch(batch.id)}</h1>
        <Link className="button" data-look="secondary" data-size="small" to="/yonetim/urunler/toplu">
          {text.title}
        </Link>
      </header>
      {done && !actionData && <Notice kind="success">{done}</Notice>}
      <Told answer={actionData} />
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
    </>
  )
}
