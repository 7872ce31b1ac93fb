import { findPartners } from '~/features/customers/customers.server'
import { approvals } from '~/features/identity/identity'
import { metaOf } from '~/pages/shared/page-meta'
import { applicationColumns as columns } from '../customers/columns'
import { PartnerTable } from '../customers/partner-table'
import { text } from '../customers/text'
import { pageLength, pageNumber } from '../shared/list-address'
import { Pager, Views } from '../shared/list-parts'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/route'

const states = {
  '': approvals.waiting,
  onayli: approvals.approved,
  ret: approvals.refused,
  askida: approvals.suspended,
} as const

/** Toptan başvuruları: those that wait, oldest first, and those that were decided. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const params = args.url.searchParams
  const asked = params.get('gorunum') ?? ''
  const view = Object.hasOwn(states, asked) ? (asked as keyof typeof states) : ''
  const found = await findPartners(db, {
    kind: 'wholesale',
    approval: states[view],
    ascending: view === '',
    start: (pageNumber(params) - 1) * pageLength,
    length: pageLength,
  })
  return { view, ...found, page: { title: text.applications, noindex: true } }
}

export const meta = metaOf

export default function Applications({ loaderData: { view, partners, total } }: Route.ComponentProps) {
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.applications}</h1>
      </header>
      <Views
        label={text.views}
        current={view}
        views={Object.entries(text.applicationViews).map(([key, title]) => ({ key, title }))}
      />
      <PartnerTable columns={columns} rows={partners} />
      <Pager total={total} />
    </>
  )
}
