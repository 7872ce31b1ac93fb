import { shop } from '~/server/shop.server'
import { loadOwn } from '~/shell/own/own.server'
import type { Own } from '~/shell/own/own'
import { loadLastSeen } from '../home/last-seen.server'
import type { Route } from './+types/route'

/**
 * The visitor's own data for a stored page. `sayfa`: path and query of the page; `geldi`: the page before it; `urun`: the product that
 * it shows.
 */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const visit = context.get(shop)
  const query = new URL(request.url).searchParams
  const url = URL.parse(query.get('sayfa') ?? '/', visit.origin)
  // Another site must not write into a visitor's lists, nor another host of this one. Old browsers do not tell.
  const from = request.headers.get('sec-fetch-site') ?? 'same-origin'
  if (url?.origin !== visit.origin || from !== 'same-origin') return Response.json(null, { status: 400 })
  const productId = Number(query.get('urun'))
  const own = await loadOwn(visit, request, {
    url: url.href,
    referrer: query.get('geldi') || null,
    productId: Number.isSafeInteger(productId) && productId > 0 && productId < 2 ** 31 ? productId : null,
  })
  const isHome = /^\/(home)?$/i.test(url.pathname)
  return Response.json({ ...own, lastSeen: isHome ? await loadLastSeen(visit) : null } satisfies Own)
}
