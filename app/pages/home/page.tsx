import { Fragment, lazy, Suspense } from 'react'
import type { ShownCard } from '~/features/catalogue/shown-cards'
import { MembershipPrompt } from '~/shell/membership-prompt'
import { useOwn } from '~/shell/own/use-own'
import { lateSlotsOf } from '../shared/late-slots'
import { ShowcaseRow } from '../shared/showcase-row'
import { text as texts } from '../shared/text'
import { heroOf, type HomePageData } from './data'
import { Hero } from './hero'
import { Materials } from './materials'

// The server sends every block; the code of most kinds follows after the first scripts.
const ContentBlock = lazy(async () => ({
  default: (await import('~/features/content/ui/content-blocks')).ContentBlock,
}))

const OrderList = lazy(async () => ({ default: (await import('./order-list')).OrderList }))
const IntroVideo = lazy(async () => ({ default: (await import('./intro-video')).IntroVideo }))

export function HomePage(data: HomePageData) {
  const { isGuest, intro, blocks, anchors, parts, rows, lastSeen } = data
  const hero = heroOf(blocks)
  const shown = hero ? blocks.slice(1) : blocks
  const asking = shown.filter(({ kind }) => kind === 'showcase')
  const first = asking.map(({ id }) => parts.showcases[id]?.[0]).find(Boolean)
  const prompt = isGuest && (
    <div className="pt-14">
      <MembershipPrompt />
    </div>
  )
  const seen = <LastSeen products={lastSeen} favourites={parts.favourites} />
  const film = intro && (
    <Suspense>
      <IntroVideo {...intro} />
    </Suspense>
  )
  const slots = lateSlotsOf(parts)
  return (
    <div className="pb-16">
      {first && rows ? (
        <Suspense>
          <OrderList showcase={first} rows={rows} />
        </Suspense>
      ) : (
        <Hero {...data} block={hero} />
      )}
      <Materials {...data} />
      {shown.map((block) => (
        <Fragment key={block.id}>
          {block.kind === 'showcase' ? (
            parts.showcases[block.id]?.map((showcase) => (
              <Fragment key={showcase.id}>
                {!(rows && showcase === first) && (
                  <ShowcaseRow
                    showcase={block.heading ? { ...showcase, title: block.heading } : showcase}
                    favourites={parts.favourites}
                    className="page pt-14"
                  />
                )}
                {showcase === first && prompt}
              </Fragment>
            ))
          ) : block.kind === 'banner' ? (
            <div className="pt-10">{slots.banner?.(block)}</div>
          ) : (
            <div className="page pt-14">
              <Suspense>
                <ContentBlock block={block} anchors={anchors[block.id] ?? []} slots={slots} />
              </Suspense>
            </div>
          )}
          {block === asking.at(-1) && seen}
          {block === asking.at(-1) && film}
        </Fragment>
      ))}
      {!first && prompt}
      {asking.length === 0 && seen}
      {asking.length === 0 && film}
    </div>
  )
}

/**
 * On a stored page they come with the visitor's own data: until then their place, before which scripts start. This part asks for
 * itself, since a page that is drawn anew would lose its parts whose code has not come.
 */
function LastSeen({
  products: ofPage,
  favourites,
}: {
  products: ShownCard[]
  favourites: readonly number[]
}) {
  const products = useOwn()?.lastSeen ?? ofPage
  if (products.length === 0) return <div data-last-seen />
  const showcase = { id: 0, code: 'son-baktiklariniz', title: texts.lastSeen, subtitle: '', products }
  return <ShowcaseRow showcase={showcase} favourites={favourites} className="page pt-14" />
}
