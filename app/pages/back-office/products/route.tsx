import { Link, useSearchParams } from 'react-router'
import { findStaffProducts, listBrandNames } from '~/features/catalogue/catalogue.server'
import { retailPriceKey } from '~/features/customers/customers.server'
import { picturePath } from '~/features/media/media'
import { listSavedViews } from '~/features/saved-views/saved-views.server'
import { formatNumber, formatPrice } from '~/kernel/turkish'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { TextField } from '~/ui/forms/field'
import { Select } from '~/ui/forms/select'
import { pageLength, pageNumber, queryWith, readId } from '../shared/list-address'
import { Filters, Pager, SortHeader, Views } from '../shared/list-parts'
import { staffVisit } from '../shared/staff.server'
import { actOnViewsAlone } from '../shared/views/act-on-views.server'
import { SavedViews } from '../shared/views/saved-views'
import { text as shared } from '../shared/text'
import type { Route } from './+types/route'
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

type Loaded = Route.ComponentProps['loaderData']

export default function Products({ loaderData, actionData }: Route.ComponentProps) {
  const { view, brands, products, total, mayAdd, saved } = loaderData
  const [params] = useSearchParams()
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
      <Filters key={params.toString()} kept={['gorunum', 'sira']}>
        <TextField
          id="q"
          name="q"
          type="search"
          label={text.words}
          defaultValue={params.get('q') ?? ''}
          maxLength={100}
        />
        <Select id="marka" name="marka" label={text.brand} defaultValue={params.get('marka') ?? ''}>
          <option value="">{text.anyBrand}</option>
          {brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Filters>
      <SavedViews views={saved} refused={actionData?.viewRefused} />
      {products.length === 0 ? (
        <p className="office-card text-ink-2">{shared.empty}</p>
      ) : (
        <div className="office-sheet">
          <table className="office-table" data-cards>
            <thead>
              <tr>
                <SortHeader name="ad">{text.product}</SortHeader>
                <SortHeader name="kod">{text.code}</SortHeader>
                <th scope="col">{text.category}</th>
                <th scope="col" data-number>
                  {text.variants}
                </th>
                <th scope="col" data-number>
                  {text.stock}
                </th>
                <th scope="col" data-number>
                  {text.price}
                </th>
                <th scope="col">{text.state}</th>
              </tr>
            </thead>
            <tbody>
              {products.map((product) => (
                <Row key={product.id} product={product} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager total={total} />
    </>
  )
}

function Row({ product }: { product: Loaded['products'][number] }) {
  return (
    <tr>
      <td data-wide>
        <span className="office-product">
          {product.pictureHash ? (
            <img
              src={picturePath(product.pictureHash, 160, 'webp')}
              alt=""
              width={36}
              height={45}
              loading="lazy"
            />
          ) : (
            <span />
          )}
          <span>
            <Link to={`/yonetim/urunler/${product.id}`}>{product.name}</Link>
            {product.brand && <span className="block text-meta text-ink-2">{product.brand}</span>}
          </span>
        </span>
      </td>
      <td className="whitespace-nowrap text-ink-2">{product.code}</td>
      <td className="max-md:hidden">{product.category}</td>
      <td data-number className="max-md:hidden">
        {formatNumber(product.variants)}
      </td>
      <td data-number data-label={text.stock}>
        {formatNumber(product.onHand)}
        {product.reserved > 0 && (
          <span className="block text-meta text-ink-2">{text.reserved(formatNumber(product.reserved))}</span>
        )}
      </td>
      <td data-number>
        {product.from === null ? (
          <span className="text-ink-2">{text.noPrice}</span>
        ) : product.variants > 1 ? (
          text.from(formatPrice(product.from))
        ) : (
          formatPrice(product.from)
        )}
      </td>
      <td>
        <Pill tone={product.published ? 'done' : 'ended'}>
          {product.published ? text.shown : text.hidden}
        </Pill>
        {product.published && product.visibility > 0 && (
          <span className="block text-meta text-ink-2">{text.visibility[product.visibility]}</span>
        )}
      </td>
    </tr>
  )
}
