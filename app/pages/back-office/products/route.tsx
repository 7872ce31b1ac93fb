import { Link, useSearchParams } from 'react-router'
import { findStaffProducts, listBrandNames } from '~/features/catalogue/catalogue.server'
import { retailPriceKey } from '~/features/customers/customers.server'
import { listSavedViews } from '~/features/saved-views/saved-views.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Select } from '~/ui/forms/select'
import { ChooseColumns } from '../shared/columns/choose-columns'
import { ColumnCells, ColumnHeads } from '../shared/columns/column-cells'
import { keepAddressShort, useColumns } from '../shared/columns/columns'
import { EmptyList } from '../shared/empty-list'
import { pageLength, pageNumber, queryWith, readId } from '../shared/list-address'
import { Filters, Pager, Views, WordsField } from '../shared/list-parts'
import { staffVisit } from '../shared/staff.server'
import { actOnViewsAlone } from '../shared/views/act-on-views.server'
import { SavedViews } from '../shared/views/saved-views'
import type { Route } from './+types/route'
import { productColumns } from './columns'
import { text } from './text'

const lacking = {
  yayinda_degil: 'published',
  stoksuz: 'stock',
  resimsiz: 'picture',
  kategorisiz: 'category',
  fiyatsiz: 'price',
} as const
const orders = { ad: 'name', kod: 'code', yeni: 'newest' } as const

/** Ürünler: the whole catalogue, hidden products too, by words, brand and what a product lacks. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor } = staffVisit(args)
  keepAddressShort(args.url, productColumns)
  const params = args.url.searchParams
  const view = params.get('gorunum') ?? ''
  const brandId = readId(params.get('marka'))
  const asked = params.get('sira') ?? ''
  const name = asked.replace(/-$/, '')
  const { listId } = await retailPriceKey(db)
  const [found, brands] = await Promise.all([
    findStaffProducts(db, {
      retailListId: listId,
      words: (params.get('q') ?? '').slice(0, 100),
      ...(Object.hasOwn(lacking, view) ? { lacking: lacking[view as keyof typeof lacking] } : {}),
      ...(brandId === null ? {} : { brandId }),
      ...(Object.hasOwn(orders, name)
        ? { by: orders[name as keyof typeof orders], descending: asked.endsWith('-') }
        : {}),
      start: (pageNumber(params) - 1) * pageLength,
      length: pageLength,
    }),
    listBrandNames(db),
  ])
  const mayAdd = visitor.permissions.includes('products.write')
  const saved = await listSavedViews(db, visitor.user.userId, args.url.pathname)
  return { view, brands, mayAdd, saved, ...found, page: { title: text.title, noindex: true } }
}

export const action = (args: Route.ActionArgs) => actOnViewsAlone(args)

export const meta = metaOf

export default function Products({ loaderData, actionData }: Route.ComponentProps) {
  const { view, brands, products, total, mayAdd, saved } = loaderData
  const [params] = useSearchParams()
  const { shown, areChosen } = useColumns(productColumns)
  const lack = Object.hasOwn(lacking, view) ? lacking[view as keyof typeof lacking] : null
  const batchQuery = queryWith(new URLSearchParams(), {
    q: params.get('q'),
    marka: params.get('marka'),
    eksik: lack,
  })
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{text.title}</h1>
        {mayAdd && (
          <Link
            className="button"
            data-look="secondary"
            data-size="small"
            to={`/yonetim/urunler/toplu${batchQuery}`}
          >
            {text.batch}
          </Link>
        )}
        {mayAdd && (
          <Link className="button" data-look="primary" data-size="small" to="/yonetim/urunler/yeni">
            {text.add}
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
          <Select id="marka" name="marka" label={text.brand} defaultValue={params.get('marka') ?? ''}>
            <option value="">{text.anyBrand}</option>
            {brands.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Filters>
        <ChooseColumns columns={productColumns} />
      </div>
      <SavedViews views={saved} refused={actionData?.viewRefused} />
      {products.length === 0 ? (
        <EmptyList />
      ) : (
        <div className="office-sheet">
          <table className="office-table" data-cards>
            <thead>
              <tr>
                <ColumnHeads columns={shown} areChosen={areChosen} />
              </tr>
            </thead>
            <tbody>
              {products.map((product) => (
                <tr key={product.id}>
                  <ColumnCells columns={shown} areChosen={areChosen} row={product} />
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
