import { mostShown, type NewArrival, pageLength } from '~/features/catalogue/catalogue'
import { getNewArrivals, getRecommended } from '~/features/catalogue/catalogue.server'
import { aboveFold, type ShownCard, shownCards } from '~/features/catalogue/shown-cards'
import { ProductGrid } from '~/features/catalogue/ui/product-grid'
import { getSettings } from '~/features/settings/settings.server'
import { formatDay } from '~/kernel/dates'
import { showsGoods } from '~/http/stored/for-store.server'
import { favouritesOf } from '~/shell/favourites.server'
import { DensityChoice } from '~/shell/choices/density-choice'
import type { PageHandle } from '~/shell/layout'
import { shop } from '~/server/shop.server'
import { EmptyState } from '~/ui/messages/empty-state'
import { ShowMore } from '~/ui/links/show-more'
import { SectionHead } from '~/ui/stitch'
import type { Route } from './+types/route'
import { CompactPart } from '../category/compact-part'
import { packPage, unpackPage } from '../shared/packed-page'
import { metaOf } from '../shared/page-meta'
import { describePage } from '../shared/page-titles.server'
import { favouriteOf, quickAddOf } from '../shared/product-buttons'
import { compactRows } from '../category/product-list.server'
import { searchText } from '../search/text'
import { text } from './text'
import { unlessPosted } from '../shared/unless-posted'

const path = '/yeni-gelenler'
/** Address of the products beyond this page, newest first. */
const theRest = `/category/list?siralama=yeni&sayfa=${mostShown / pageLength + 1}`
const week = 7 * 24 * 60 * 60 * 1000

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const { db, visitor, origin, clock } = visit
  const wanted = Number(new URL(request.url).searchParams.get('goster')) || pageLength
  const length = Math.min(Math.max(Math.ceil(wanted / pageLength), 1) * pageLength, mostShown)
  const [{ arrivals, total }, favourites] = await Promise.all([
    getNewArrivals(db, visitor, { start: 0, length }),
    favouritesOf(visit),
  ])
  const ids = arrivals.map(({ product }) => product.id)
  const rows = await compactRows(visit, request, ids)
  const popular = total === 0 ? await getRecommended(db, visitor, { length: 10 }) : []
  showsGoods(visit.stored, { cards: [...ids, ...popular.map(({ id }) => id)], amounts: rows ? ids : [] })
  return packPage({
    rows,
    weeks: byWeek(arrivals, clock()),
    shown: arrivals.length,
    total,
    favourites,
    popular: shownCards(popular),
    page: {
      ...describePage(
        await getSettings(db),
        'new_arrivals',
        { name: text.title },
        {},
        { description: text.lead },
      ),
      canonical: `${origin}/yeni-gelenler`,
    },
  })
}

type Week = { title: string; products: ShownCard[] }

// Arrivals by week. Weeks begin on Monday, in Istanbul (UTC+3 all year).
function byWeek(arrivals: NewArrival[], now: Date): Week[] {
  const monday = (moment: Date) => Math.floor((moment.getTime() / 86_400_000 + 3 / 24 + 3) / 7)
  const groups = Map.groupBy(arrivals, ({ publishedAt }) => monday(publishedAt))
  const thisWeek = monday(now)
  return [...groups].map(([number, group], i) => ({
    title:
      number >= thisWeek
        ? text.thisWeek
        : number === thisWeek - 1
          ? text.lastWeek
          : text.weekOf(formatDay(new Date(number * week - 3 * 86_400_000))),
    products: shownCards(
      group.map(({ product }) => product),
      { previews: i === 0 ? aboveFold : 0 },
    ),
  }))
}

export const meta = metaOf

export const handle: PageHandle = { membership: true }

export const shouldRevalidate = unlessPosted

export default function NewArrivals({ loaderData }: Route.ComponentProps) {
  const { weeks, rows, shown, total, favourites, popular } = unpackPage(loaderData)
  return (
    <div className="page grid gap-8 pt-6 pb-16">
      <header className="grid gap-2">
        <h1 className="text-4xl" tabIndex={-1}>
          {text.title}
        </h1>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="text-ink-2">{text.lead}</p>
          {total > 0 && <DensityChoice density={rows ? 'compact' : 'comfortable'} />}
        </div>
      </header>
      {rows && total > 0 && (
        <CompactPart
          groups={weeks.map(({ title, products }) => ({ label: title, title, products }))}
          rows={rows}
        />
      )}
      {(rows ? [] : weeks).map(({ title, products }, i) => (
        <section key={title} aria-label={title}>
          <SectionHead title={title} />
          <ProductGrid
            products={products}
            label={title}
            heading={3}
            first={i === 0}
            favourite={favouriteOf(favourites)}
            buy={quickAddOf}
          />
        </section>
      ))}
      {total === 0 && (
        <>
          <EmptyState icon="sparkles" title={text.empty}>
            {text.emptyWhy}
          </EmptyState>
          <ProductGrid products={popular} label={searchText.popular} row />
        </>
      )}
      {total > pageLength && (
        <ShowMore
          to={shown < total ? (shown < mostShown ? `${path}?goster=${shown + pageLength}` : theRest) : null}
          shown={shown}
          total={total}
          anew={shown >= mostShown}
        />
      )}
    </div>
  )
}
