import { data } from 'react-router'
import { type BrandKind, brandPaths } from '~/features/content/content'
import { getContentOfKind } from '~/features/content/content.server'
import { showsNoGoods } from '~/http/stored/for-store.server'
import { shop } from '~/server/shop.server'
import { Breadcrumb } from '~/ui/links/breadcrumb'
import type { Route } from './+types/brand.route'
import { contentPageOf } from './content.server'
import { ContentView } from './content-view'
import { metaOf } from '../shared/page-meta'

const kinds = Object.entries(brandPaths) as [BrandKind, string][]

/** The brand pages of the specification, `/page` and the pages below it: contents of a kind that exists once. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  showsNoGoods(visit.stored)
  const path = params.part ? `/page/${params.part.toLowerCase()}` : '/page'
  const kind = kinds.find(([, address]) => address === path)?.[0]
  const content = kind ? await getContentOfKind(visit.db, kind, visit.clock()) : null
  if (!content) throw data(null, 404)
  return contentPageOf(visit, content, path)
}

export const meta = metaOf

export default function BrandPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page pt-4 pb-16">
      <Breadcrumb steps={[]} current={loaderData.content.title} />
      <ContentView {...loaderData} />
    </div>
  )
}
