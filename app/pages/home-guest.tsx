import { redirect } from 'react-router'
import { shop } from '~/shop.server'
import type { Route } from './+types/home-guest'
import { HomePage } from './home-page'
import { loadHomePage } from './home-page.server'
import { packPage, unpackPage } from './packed-page'
import { metaOf } from './page-meta'
import { unlessPosted } from './unless-posted'

/** Whoever is signed in has a home of their own. */
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
