import { Done } from '../shared/action'
import { data, Link, useSearchParams } from 'react-router'
import {
  getCategoryTree,
  listBrandNames,
  listFeatureValues,
  readMovements,
  readLowestPrices,
  readPriceHistory,
  readProductRecord,
  readRelatedCodes,
  readStockOf,
} from '~/features/catalogue/catalogue.server'
import { getPriceLists } from '~/features/customers/customers.server'
import { revisionOf } from '~/http/calls/editing.server'
import { metaOf } from '~/pages/shared/page-meta'
import { Pill } from '~/ui/badge'
import { Notice } from '~/ui/messages/notice'
import { readId } from '../shared/list-address'
import { Views } from '../shared/list-parts'
import { OpenElsewhere } from '../shared/open-elsewhere'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/product.route'
import { pathsOf } from '../shared/category-paths'
import { FactsForm } from './parts/facts-form'
import { FeaturesForm } from './parts/features-form'
import { BreaksForm, PackagesForm } from './parts/offers-form'
import { PricesForm } from './parts/prices-form'
import { saveProductPart } from './product-actions.server'
import { text } from './product.text'
import { RelatedForm } from './parts/related-form'
import { StockForm } from './parts/stock-form'
import { text as listText } from './text'
import { VariantsForm } from './parts/variants-form'

const shownMovements = 20
const shownPrices = 40
/** With more variants the parts of a product are pages of their own, so that a page has few enough fields. */
const mostOnOnePage = 100

type Part = keyof typeof text.parts
const partIn = (params: URLSearchParams): Part => {
  const asked = params.get('bolum') ?? ''
  return Object.hasOwn(text.parts, asked) ? (asked as Part) : 'fiyatlar'
}

/** One product: facts, variants, the prices of all lists on one screen, and stock. */
export async function loader(args: Route.LoaderArgs) {
  const { db, visitor } = staffVisit(args)
  const id = readId(args.params.id)
  const record = id === null ? null : await readProductRecord(db, id)
  if (!record) throw data(null, 404)
  const [lists, brands, tree, features, related, past, lowest, stock, movements] = await Promise.all([
    getPriceLists(db),
    listBrandNames(db),
    getCategoryTree(db),
    listFeatureValues(db),
    readRelatedCodes(db, record.id),
    readPriceHistory(db, record.id, shownPrices),
    readLowestPrices(db, record.id),
    readStockOf(
      db,
      record.variants.map((variant) => variant.id),
    ),
    readMovements(db, record.id, shownMovements),
  ])
  return {
    product: record,
    revision: revisionOf(record),
    lists,
    brands,
    features,
    related,
    past,
    lowest,
    categories: tree.flatMap((node) => pathsOf(node)),
    stock,
    movements,
    permissions: visitor.permissions,
    page: { title: record.name, noindex: true },
  }
}

export const action = (args: Route.ActionArgs) => saveProductPart(args)

export const meta = metaOf

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const { product, revision, permissions } = loaderData
  const [params] = useSearchParams()
  const kept = params.get('ayrilmis')
  const may = { write: permissions.includes('products.write') }
  const isLarge = product.variants.length > mostOnOnePage
  const part = partIn(params)
  const shows = (one: Part) => !isLarge || one === part
  const form = { product, revision: actionData?.revision ?? revision, answer: actionData }
  return (
    <>
      <header className="office-head">
        <h1 tabIndex={-1}>{product.name}</h1>
        <Pill tone={product.published ? 'done' : 'ended'}>
          {product.published ? listText.shown : listText.hidden}
        </Pill>
        <Link
          className="button"
          data-look="secondary"
          data-size="small"
          to={`/yonetim/urunler/${product.id}/resimler`}
        >
          {text.pictures(product.pictures.length)}
        </Link>
        <Link
          className="button"
          data-look="secondary"
          data-size="small"
          to={`/yonetim/urunler/${product.id}/etiketler`}
        >
          {text.labels}
        </Link>
        {permissions.includes('audit.view') && (
          <Link
            className="button"
            data-look="quiet"
            data-size="small"
            to={`/yonetim/kayit?tur=products&no=${encodeURIComponent(product.code)}`}
          >
            {text.history}
          </Link>
        )}
        <a className="button" data-look="quiet" data-size="small" href={`/${product.link}`}>
          {text.toShop}
        </a>
      </header>
      <OpenElsewhere table="products" />
      <Done sentences={text.done} answer={actionData} />
      {kept && !actionData && <Notice kind="warning">{text.wrong.kept(kept)}</Notice>}
      {isLarge && (
        <Views
          label={text.partsLabel}
          name="bolum"
          current={part}
          views={Object.entries(text.parts).map(([key, title]) => ({ key, title }))}
        />
      )}
      {shows('fiyatlar') && (
        <PricesForm
          {...form}
          lists={loaderData.lists}
          past={loaderData.past}
          lowest={loaderData.lowest}
          mayWrite={permissions.includes('prices.write')}
        />
      )}
      {shows('paketler') && (
        <PackagesForm {...form} lists={loaderData.lists} mayWrite={permissions.includes('prices.write')} />
      )}
      {shows('kademeler') && (
        <BreaksForm {...form} lists={loaderData.lists} mayWrite={permissions.includes('prices.write')} />
      )}
      {shows('cesitler') && <VariantsForm {...form} mayWrite={may.write} />}
      {shows('ozellikler') && <FeaturesForm {...form} features={loaderData.features} mayWrite={may.write} />}
      {shows('stok') && (
        <StockForm
          {...form}
          stock={loaderData.stock}
          movements={loaderData.movements}
          mayWrite={permissions.includes('stock.write')}
        />
      )}
      {shows('ilgili') && <RelatedForm {...form} product={loaderData.related} mayWrite={may.write} />}
      {shows('kaydet') && (
        <FactsForm
          {...form}
          brands={loaderData.brands}
          categories={loaderData.categories}
          mayWrite={may.write}
        />
      )}
    </>
  )
}
