import { data } from 'react-router'
import { maxAddedAtOnce } from '~/features/basket/basket'
import { lookUpRows } from '~/features/basket/basket.server'
import { shop } from '~/server/shop.server'
import type { Route } from './+types/rows.route'
import { tellToWait } from '../shared/tell-to-wait.server'

/** The offers for codes, for this visitor: `?code=…&code=…`, answered in their order (/hizli-siparis/satirlar). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(shop)
  const { db, visitor } = visit
  const codes = new URL(request.url).searchParams.getAll('code')
  if (codes.length > maxAddedAtOnce) throw data(null, 400)
  if (await tellToWait(visit, 'search')) throw data(null, 429)
  const rows = codes.map((code) => ({ code: code.slice(0, 60), packages: '1', size: '' }))
  const answers = await lookUpRows(db, visitor, rows)
  return Response.json(answers.map(({ found }) => found))
}
