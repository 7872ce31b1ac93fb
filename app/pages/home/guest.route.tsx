import { redirect } from 'react-router'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/guest.route'
import { HomePage } from './page'
import { loadHomePage } from './page.server'
import { packPage, unpackPage } from '../shared/packed-page'
import { metaOf } from '../shared/page-meta'
import { unlessPosted } from '../shared/unless-posted'

/** Redirects signed-in visitors to their own home page. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  if (visit.visitor.kind !== 'guest') throw redirect('/')
  return packPage(await loadHomePage(visit, request))
}

export const meta = metaOf

export const shouldRevalidate = unlessPosted

export default function HomeGuest({ loaderData }: Route.ComponentProps) {
  return <HomePage {...unpackPage(loaderData)} />
}
