import { useSearchParams } from 'react-router'
import { findPartners } from '~/features/customers/customers.server'
import { approvals } from '~/features/identity/identity'
import { formatDate } from '~/kernel/dates'
import { metaOf } from '~/pages/shared/page-meta'
import { TextField } from '~/ui/forms/field'
import { pageLength, pageNumber } from '../shared/list-address'
import { Filters, Pager, Views } from '../shared/list-parts'
import { staffVisit } from '../shared/staff.server'
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
  const { db } = staffVisit(args)
  const params = args.url.searchParams
  const asked = params.get('gorunum') ?? ''
  const view = Object.hasOwn(filters, asked) ? (asked as keyof typeof filters) : ''
  const found = await findPartners(db, {
    ...filters[view],
    words: (params.get('q') ?? '').slice(0, 100),
    start: (pageNumber(params) - 1) * pageLength,
    length: pageLength,
  })
  return { view, ...found, page: { title: text.title, noindex: true } }
}

export const meta = metaOf

export default function Customers({ loaderData: { view, partners, total } }: Route.ComponentProps) {
  const [params] = useSearchParams()
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
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
      <PartnerTable
        partners={partners}
        last={{ title: text.since, of: ({ createdAt }) => formatDate(new Date(createdAt)) }}
        base="/yonetim/musteriler"
      />
      <Pager total={total} />
    </>
  )
}
