import { data, Link, redirect } from 'react-router'
import { mostCounted } from '~/features/catalogue/catalogue'
import { listStockCounts, startStockCount } from '~/features/catalogue/catalogue.server'
import { nameActors } from '~/features/identity/identity.server'
import { formatDateTime } from '~/kernel/dates'
import { formatNumber } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { TextField } from '~/ui/forms/field'
import { ActionForm, type Refused } from '../shared/action'
import { pageLength, pageNumber } from '../shared/list-address'
import { Pager } from '../shared/list-parts'
import { readAction, staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'
import { text } from './text'
import { countTones } from './tones'

/** Counts of stock, newest first. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const start = (pageNumber(args.url.searchParams) - 1) * pageLength
  const { counts, total } = await listStockCounts(db, { start, length: pageLength })
  const names = await nameActors(
    db,
    counts.map(({ actor }) => actor),
  )
  return {
    total,
    counts: counts.map((one) => ({ ...one, actor: names.get(one.actor) ?? one.actor })),
    page: { title: text.title, noindex: true },
  }
}

/** Starts a count and opens it. */
export async function action(args: Route.ActionArgs) {
  const { visit, values, verb, staff } = await readAction(args, { once: ['ad'] })
  const name = values['ad'] ?? ''
  if (name.length < 3 || name.length > mostCounted.name)
    return data({ verb, refused: text.wrong.name, values } satisfies Refused, { status: 422 })
  const id = await startStockCount(visit.db, name, staff)
  return redirect(`/yonetim/sayim/${id}?oldu=basla`, 303)
}

export const meta = metaOf

export default function StockCounts({ loaderData: { counts, total }, actionData }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
      </header>
      <section className="office-card">
        <p className="max-w-read text-ink-2">{text.lead}</p>
        <ActionForm verb="basla" label={text.start} look="primary" answer={actionData}>
          <TextField
            name="ad"
            label={text.name}
            hint={text.nameHint}
            required
            minLength={3}
            maxLength={mostCounted.name}
            defaultValue={actionData?.values['ad'] ?? ''}
          />
        </ActionForm>
      </section>
      {counts.length === 0 ? (
        <p className="office-card text-ink-2">{text.none}</p>
      ) : (
        <div className="office-sheet">
          <table className="office-table" data-cards>
            <thead>
              <tr>
                <th scope="col">{text.name}</th>
                <th scope="col">{text.started}</th>
                <th scope="col">{text.by}</th>
                <th scope="col">{text.state}</th>
                <th scope="col" data-number>
                  {text.lines}
                </th>
                <th scope="col" data-number>
                  {text.differing}
                </th>
              </tr>
            </thead>
            <tbody>
              {counts.map((count) => (
                <tr key={count.id}>
                  <td data-wide>
                    <Link className="link font-semibold" to={`/yonetim/sayim/${count.id}`}>
                      {count.name}
                    </Link>
                  </td>
                  <td data-label={text.started}>{formatDateTime(new Date(count.startedAt))}</td>
                  <td data-label={text.by}>{count.actor}</td>
                  <td data-label={text.state}>
                    <Pill tone={countTones[count.state]}>{text.states[count.state]}</Pill>
                  </td>
                  <td data-number data-label={text.lines}>
                    {formatNumber(count.lines)}
                  </td>
                  <td data-number data-label={text.differing}>
                    {formatNumber(count.differing)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager total={total} />
    </>
  )
}
