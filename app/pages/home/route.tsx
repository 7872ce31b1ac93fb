import { redirect } from 'react-router'
import { approvals, type Visitor } from '~/features/identity/identity'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/route'
import { HomePage } from './page'
import { loadHomePage } from './page.server'
import { packPage, unpackPage } from '../shared/packed-page'
import { metaOf } from '../shared/page-meta'
import { unlessPosted } from '../shared/unless-posted'

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  if (awaitsApproval(visit.visitor)) throw redirect('/unapproved')
  return packPage(await loadHomePage(visit, request))
}

/**
 * True for a wholesale member who waits or was refused: the home page, and no other, redirects to the status of the
 * application.
 */
function awaitsApproval(visitor: Visitor): boolean {
  if (visitor.kind !== 'member' || visitor.partner.kind !== 'wholesale') return false
  const { approval } = visitor.partner
  return approval === approvals.waiting || approval === approvals.refused
}

export const meta = metaOf

export const shouldRevalidate = unlessPosted

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...unpackPage(loaderData)} />
}
