import { Link, useSearchParams } from 'react-router'
import { findPartners } from '~/features/customers/customers.server'
import { approvals, seesAllCustomers } from '~/features/identity/identity'
import { listSavedViews } from '~/features/saved-views/saved-views.server'
import { formatDate } from '~/kernel/dates'
import { metaOf } from '~/pages/shared/page-meta'
import { TextField } from '~/ui/forms/field'
import { pageLength, pageNumber } from '../shared/list-address'
import { Filters, Pager, Views } from '../shared/list-parts'
import { staffVisit } from '../shared/staff.server'
import { actOnViewsAlone } from '../shared/views/act-on-views.server'
import { SavedViews } from '../shared/views/saved-views'
import type { Route } from './+types/route'
import { PartnerTable } from './partner-table'
import { text } from './text'

const filters = {
  '': {},
  toptan: { kind: 'wholesale' },
  perakende: { kind: 'retail' },
  askida: { kind: 'wholesale', approval: approvals.suspended },
} as const

/** Müşteriler: companies and people, by words and kind. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor } = staffVisit(args)
  const params = args.url.searchParams
  const asked = params.get('gorunum') ?? ''
  const view = Object.hasOwn(filters, asked) ? (asked as keyof typeof filters) : ''
  const found = await findPartners(db, {
    ...filters[view],
    ...(seesAllCustomers(visitor.permissions) ? {} : { representativeId: visitor.user.userId }),
    words: (params.get('q') ?? '').slice(0, 100),
    start: (pageNumber(params) - 1) * pageLength,
    length: pageLength,
  })
  const saved = await listSavedViews(db, visitor.user.userId, args.url.pathname)
  const mayAdd = visitor.permissions.includes('customers.write')
  return { view, saved, ...found, mayAdd, page: { title: text.title, noindex: true } }
}

export const action = (args: Route.ActionArgs) => actOnViewsAlone(args)

export const meta = metaOf

export default function Customers({ loaderData, actionData }: Route.ComponentProps) {
  const { view, partners, total, saved, mayAdd } = loaderData
  const [params] = useSearchParams()
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        {mayAdd && (
          <Link className="button" data-look="primary" data-size="small" to="/yonetim/musteriler/yeni">
            {text.newCustomer}
          </Link>
        )}
      </header>
      <Views
        label={text.views}
        current={view}
        views={Object.entries(text.view).map(([key, title]) => ({ key, title }))}
      />
      <Filters key={params.toString()} kept={['gorunum']}>
        <TextField
          id="q"
          name="q"
          type="search"
          label={text.words}
          defaultValue={params.get('q') ?? ''}
          maxLength={100}
        />
      </Filters>
      <SavedViews views={saved} refused={actionData?.viewRefused} />
      <PartnerTable
        partners={partners}
        last={{ title: text.since, of: ({ createdAt }) => formatDate(new Date(createdAt)) }}
        base="/yonetim/musteriler"
      />
      <Pager total={total} />
    </>
  )
}
