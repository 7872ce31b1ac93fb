import { Fragment, lazy, Suspense } from 'react'
import type { ProductCard, Showcase, VariantRow } from '~/features/catalogue/catalogue'
import { DensityChoice } from '~/shell/choices/density-choice'
import { MembershipPrompt } from '~/shell/membership-prompt'
import { CompactPart } from '../category/compact-part'
import { ShowcaseRow, slotsOf } from '../shared/page-blocks'
import { text as texts } from '../shared/text'
import type { HomePageData } from './data'
import { Hero } from './hero'
import { IntroVideo } from './intro-video'
import { Materials } from './materials'

// The server sends every block; the code of most kinds follows after the first scripts.
const ContentBlock = lazy(async () => ({
  default: (await import('~/features/content/ui/content-blocks')).ContentBlock,
}))

export function HomePage(data: HomePageData) {
  const { isGuest, intro, blocks, anchors, parts, rows, lastSeen } = data
  const hero = blocks[0]?.kind === 'picture_text' && blocks[0].look === 'hero' ? blocks[0] : null
  const shown = hero ? blocks.slice(1) : blocks
  const asking = shown.filter(({ kind }) => kind === 'showcase')
  const first = asking.map(({ id }) => parts.showcases[id]?.[0]).find(Boolean)
  const prompt = isGuest && (
    <div className="pt-14">
      <MembershipPrompt />
    </div>
  )
  const seen = lastSeen.length > 0 && <LastSeen products={lastSeen} favourites={parts.favourites} />
  const film = intro && <IntroVideo {...intro} />
  const slots = slotsOf(parts)
  return (
    <div className="pb-16">
      {first && rows ? (
        <OrderList showcase={first} rows={rows} />
      ) : (
        <Hero {...data} block={hero} lead={first?.products[0] ?? null} />
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

/** The first showcase as an order list, for dealers. */
function OrderList({ showcase: { title, products }, rows }: { showcase: Showcase; rows: VariantRow[] }) {
  return (
    <div className="page grid gap-5 pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-4xl" tabIndex={-1}>
          {title}
        </h1>
        <DensityChoice density="compact" />
      </div>
      <CompactPart groups={[{ label: title, products }]} rows={rows} />
    </div>
  )
}

function LastSeen({ products, favourites }: { products: ProductCard[]; favourites: readonly number[] }) {
  const showcase = { id: 0, code: 'son-baktiklariniz', title: texts.lastSeen, subtitle: '', products }
  return <ShowcaseRow showcase={showcase} favourites={favourites} className="page pt-14" />
}
