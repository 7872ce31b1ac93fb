import { Link, useSearchParams } from 'react-router'
import type { Db } from '~/db/connection.server'
import { readAudit } from '~/db/read-audit.server'
import { findProductIds } from '~/features/catalogue/catalogue.server'
import { listStaff } from '~/features/identity/identity.server'
import { auditSubjectsOf, findOrderId } from '~/features/orders/orders.server'
import { listSavedViews } from '~/features/saved-views/saved-views.server'
import { formatDateTime } from '~/kernel/dates'
import { metaOf } from '~/pages/shared/page-meta'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { nextDay, pageLength, queryWith, readId, startOfDay } from '../shared/list-address'
import { Filters } from '../shared/list-parts'
import { ownDealers } from '../shared/own-dealers.server'
import { staffVisit } from '../shared/staff.server'
import { actOnViewsAlone } from '../shared/views/act-on-views.server'
import { SavedViews } from '../shared/views/saved-views'
import { text as shared } from '../shared/text'
import type { Route } from './+types/route'
import { Changes } from './changes'
import { describeEntries } from './entries.server'
import { kindNames } from './kinds.text'
import { text } from './text'

/** Kayıt: the audit log by person, record and days, with the fields that each entry changed. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const { db, visitor } = visit
  const params = args.url.searchParams
  const kind = Object.hasOwn(kindNames, params.get('tur') ?? '') ? params.get('tur')! : ''
  const record = (params.get('no') ?? '').trim().slice(0, 60)
  const actor = (params.get('kisi') ?? '').slice(0, 100)
  const [from, to] = [startOfDay(params.get('ilk')), startOfDay(params.get('son'))]
  const before = readId(params.get('once'))
  const dealers = await ownDealers(visit)
  const subject = kind && record ? `${kind} ${await idOfRecord(db, kind, record)}` : ''
  const [rows, staff] = await Promise.all([
    readAudit(db, {
      ...(actor && { actor }),
      ...(subject ? { subject } : kind && { kind }),
      ...(dealers && { within: auditSubjectsOf(dealers) }),
      ...(from && { from }),
      ...(to && { to: nextDay(to) }),
      ...(before !== null && { before }),
      length: pageLength + 1,
    }),
    listStaff(db),
  ])
  return {
    entries: await describeEntries(visit, rows.slice(0, pageLength)),
    saved: await listSavedViews(db, visitor.user.userId, args.url.pathname),
    isFiltered: Boolean(actor || kind || from || to || before !== null),
    hasOlder: rows.length > pageLength,
    people: staff.map(({ id, name }) => ({ actor: `user ${id}`, name })),
    page: { title: text.title, noindex: true },
  }
}

/** The log names orders and products by their ids, people know their codes. */
async function idOfRecord(db: Db, kind: string, record: string): Promise<string | number> {
  const found =
    kind === 'orders'
      ? await findOrderId(db, record.toUpperCase())
      : kind === 'products'
        ? (await findProductIds(db, [record])).get(record)
        : null
  return found ?? record
}

export const action = (args: Route.ActionArgs) => actOnViewsAlone(args)

export const meta = metaOf

export default function Audit({ loaderData, actionData }: Route.ComponentProps) {
  const { entries, isFiltered, hasOlder, people, saved } = loaderData
  const [params] = useSearchParams()
  const actor = params.get('kisi') ?? ''
  const isListed = actor === '' || people.some((one) => one.actor === actor)
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className="text-sm text-ink-2">{text.lead}</p>
      </header>
      <Filters key={params.toString()}>
        <Select id="kisi" name="kisi" label={text.who} defaultValue={actor}>
          <option value="">{text.anybody}</option>
          {!isListed && <option value={actor}>{actor}</option>}
          {people.map((one) => (
            <option key={one.actor} value={one.actor}>
              {one.name}
            </option>
          ))}
        </Select>
        <Select id="tur" name="tur" label={text.kind} defaultValue={params.get('tur') ?? ''}>
          <option value="">{text.anyKind}</option>
          {Object.entries(kindNames).map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Select>
        <TextField id="no" name="no" label={text.id} maxLength={60} defaultValue={params.get('no') ?? ''} />
        <TextField id="ilk" name="ilk" type="date" label={text.from} defaultValue={params.get('ilk') ?? ''} />
        <TextField id="son" name="son" type="date" label={text.to} defaultValue={params.get('son') ?? ''} />
      </Filters>
      <SavedViews views={saved} refused={actionData?.viewRefused} />
      {entries.length === 0 ? (
        <p className="office-card text-ink-2">{isFiltered ? shared.empty : text.unwritten}</p>
      ) : (
        <div className="office-sheet">
          <table className="office-table" data-cards>
            <thead>
              <tr>
                <th scope="col">{text.when}</th>
                <th scope="col">{text.who}</th>
                <th scope="col">{text.action}</th>
                <th scope="col">{text.record}</th>
                <th scope="col">{text.changes}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.id}>
                  <td className="whitespace-nowrap text-ink-2">{formatDateTime(new Date(entry.at))}</td>
                  <td className="md:min-w-36">
                    <Link to={queryWith(params, { kisi: entry.actor, once: null })}>{entry.by}</Link>
                  </td>
                  <td>{entry.action}</td>
                  <td data-wide className="wrap-anywhere">
                    {entry.to ? <Link to={entry.to}>{entry.record}</Link> : entry.record}
                  </td>
                  <td data-wide>
                    <Changes changes={entry.changes} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <nav className="office-pager" aria-label={shared.pages}>
        <span />
        <span>
          {params.get('once') && (
            <Link
              className="button"
              data-look="secondary"
              data-size="small"
              to={queryWith(params, { once: null })}
            >
              {text.newest}
            </Link>
          )}
          {hasOlder && (
            <Link
              className="button"
              data-look="secondary"
              data-size="small"
              to={queryWith(params, { once: entries.at(-1)!.id })}
            >
              {text.older}
            </Link>
          )}
        </span>
      </nav>
    </>
  )
}
