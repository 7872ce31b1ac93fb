import { data, redirect } from 'react-router'
import { RefillResult } from '~/features/basket/ui/refill-result'
import { getProducts, getRecommended } from '~/features/catalogue/catalogue.server'
import { aboveFold, shownCards } from '~/features/catalogue/shown-cards'
import { ProductGrid } from '~/features/catalogue/ui/product-grid'
import { favouriteIds, toggleFavourite } from '~/features/lists/lists.server'
import { text as lists } from '~/features/lists/text'
import { favouritesPath } from '~/features/lists/ui/hearts-form'
import { maxKept } from '~/features/lists/lists'
import { readForm, readId } from '~/http/reading/form.server'
import { DensityChoice } from '~/shell/choices/density-choice'
import { type RequestContext, shop } from '~/server/shop.server'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/messages/empty-state'
import { Notice } from '~/ui/messages/notice'
import { SectionHead } from '~/ui/stitch'
import { useFocusOnward } from '~/ui/use-focus-onward'
import type { Route } from './+types/route'
import { AccountFrame } from '../account/account-frame'
import { CompactPart } from '../category/compact-part'
import { favouritesToBasket } from './page.server'
import { favouritesText } from './text'
import { FavouritesToBasket } from './to-basket'
import { isDocument } from '../shared/form-post'
import { orInstead } from '../shared/or-instead'
import { metaOf } from '../shared/page-meta'
import { favouriteOf, quickAddOf } from '../shared/product-buttons'
import { compactRows } from '../category/product-list.server'
import { tellToWait } from '../shared/tell-to-wait.server'
import { searchText } from '../search/text'
import { text } from './page.text'

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const { db, visitor, origin } = visit
  const ids = await favouriteIds(db, visitor)
  const [products, popular] = await Promise.all([
    getProducts(db, visitor, ids),
    ids.length === 0 ? getRecommended(db, visitor, { length: 10 }) : [],
  ])
  const rows = await compactRows(visit, request, ids)
  return {
    products: shownCards(products, { previews: aboveFold }),
    ids,
    rows,
    popular: shownCards(popular),
    member: visitor.kind === 'member',
    page: { title: text.title, canonical: origin + favouritesPath, noindex: true },
  }
}

/** Handles a press of a heart, here or on any card. */
export async function action({ request, context }: Route.ActionArgs) {
  const visit = context.get(shop)
  const { db, visitor } = visit
  const form = await readForm(request, { once: ['product_id', 'intent', 'move'], many: ['product'] })
  if (form.get('intent') === 'basket') return addToBasket(visit, form)
  const id = readId(form, 'product_id')
  if (id === null) throw data(null, 400)
  const sentence = await tellToWait(visit, 'basket')
  if (sentence) {
    const kept = (await favouriteIds(db, visitor)).includes(id)
    return data({ favourite: { kept, done: false, message: sentence }, refill: null }, 429)
  }
  const { status } = await toggleFavourite(db, visitor, id)
  const done = status === 'kept' || status === 'dropped'
  if (done && isDocument(request)) return redirect(favouritesPath, 303)
  const messages = {
    kept: lists.kept,
    dropped: lists.dropped,
    full: lists.full(maxKept),
    unknown_product: lists.productNotFound,
  }
  return data(
    { favourite: { kept: status === 'kept', done, message: messages[status] }, refill: null },
    { status: done ? 200 : 409 },
  )
}

async function addToBasket(visit: RequestContext, form: FormData) {
  const told = (message: string) => ({ favourite: { kept: false, done: false, message }, refill: null })
  const sentence = await tellToWait(visit, 'basket')
  if (sentence) return data(told(sentence), 429)
  const refill = await favouritesToBasket(visit, form)
  if (!refill) return data(told(favouritesText.chooseSome), 422)
  return data({ favourite: { kept: false, done: true, message: '' }, refill })
}

/** Keeps the page and the heart unchanged when the shop cannot be reached. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orInstead(() => serverAction(), {
    favourite: { kept: false, done: false, message: lists.failed },
    refill: null,
  })
}

export const meta = metaOf

export default function Favourites({
  loaderData: { products, ids, rows, popular, member },
  actionData,
}: Route.ComponentProps) {
  useFocusOnward(products.length)
  const content = (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl" tabIndex={-1}>
          {text.title}
        </h1>
        {products.length > 0 && <DensityChoice density={rows ? 'compact' : 'comfortable'} />}
      </div>
      {actionData && !actionData.favourite.done && (
        <Notice kind="warning">{actionData.favourite.message}</Notice>
      )}
      {actionData?.refill && <RefillResult answer={actionData.refill} />}
      <FavouritesToBasket products={products} />
      {products.length > 0 && rows && (
        <CompactPart groups={[{ label: text.title, products }]} rows={rows} favourite={favouriteOf(ids)} />
      )}
      {products.length > 0 && !rows && (
        <ProductGrid
          products={products}
          label={text.title}
          first
          favourite={favouriteOf(ids)}
          buy={quickAddOf}
        />
      )}
      {products.length === 0 && (
        <EmptyState
          icon="heart"
          title={text.empty}
          action={
            <LinkButton look="primary" to="/yeni-gelenler">
              {text.browse}
            </LinkButton>
          }
        >
          {text.emptyWhy}
        </EmptyState>
      )}
      {popular.length > 0 && (
        <section aria-labelledby="one-cikanlar">
          <SectionHead id="one-cikanlar" title={searchText.popular} />
          <ProductGrid
            products={popular}
            label={searchText.popular}
            heading={3}
            row
            favourite={favouriteOf(ids)}
            buy={quickAddOf}
          />
        </section>
      )}
    </>
  )
  return member ? (
    <AccountFrame current="favourites">{content}</AccountFrame>
  ) : (
    <div className="page grid gap-8 pt-6 pb-16">{content}</div>
  )
}
