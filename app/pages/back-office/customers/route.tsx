import { Link, useSearchParams } from 'react-router'
import { listSavedViews } from '~/features/saved-views/saved-views.server'
import { metaOf } from '~/pages/shared/page-meta'
import { ChooseColumns } from '../shared/columns/choose-columns'
import { keepAddressShort, useColumns } from '../shared/columns/columns'
import { Filters, Pager, Views, WordsField } from '../shared/list-parts'
import { staffVisit } from '../shared/staff.server'
import { actOnViewsAlone } from '../shared/views/act-on-views.server'
import { SavedViews } from '../shared/views/saved-views'
import type { Route } from './+types/route'
import { customerColumns } from './columns'
import { columnsOffered, loadCustomers } from './page.server'
import { PartnerTable } from './partner-table'
import { text } from './text'

/** Müşteriler: companies and people, by words and kind. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const { db, visitor } = visit
  keepAddressShort(args.url, columnsOffered(visit))
  const loaded = await loadCustomers(visit, args.url.searchParams)
  const saved = await listSavedViews(db, visitor.user.userId, args.url.pathname)
  const mayAdd = visitor.permissions.includes('customers.write')
  return { ...loaded, saved, mayAdd, page: { title: text.title, noindex: true } }
}

export const action = (args: Route.ActionArgs) => actOnViewsAlone(args)

export const meta = metaOf

export default function Customers({ loaderData, actionData }: Route.ComponentProps) {
  const { view, partners, total, saved, mayAdd, isLimited } = loaderData
  const [params] = useSearchParams()
  const offered = customerColumns.filter(({ key }) => loaderData.offered.includes(key))
  const { shown, areChosen } = useColumns(offered)
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
      <div className="office-list-tools">
        <Filters key={params.toString()} kept={['gorunum', 'sira']}>
          <WordsField label={text.words} />
        </Filters>
        <ChooseColumns columns={offered} />
      </div>
      <SavedViews views={saved} refused={actionData?.viewRefused} />
      <PartnerTable columns={shown} areChosen={areChosen} rows={partners} isLimited={isLimited} />
      <Pager total={total} />
    </>
  )
}
