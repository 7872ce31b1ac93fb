import { makeParcelLabels } from '~/features/orders/orders.server'
import { labelFormats } from '~/pdf/labels/label'
import { privateFile } from '~/pages/shared/private-file.server'
import { ownOrders } from '../shared/own-dealers.server'
import { staffVisit } from '../shared/staff.server'
import { longPage } from './list-length'
import type { Route } from './+types/labels.route'

/** The labels of the chosen orders' parcels as one PDF or ZPL. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const params = args.url.searchParams
  const asked = [...new Set(params.getAll('kod'))].slice(0, longPage)
  const format = labelFormats.find((one) => one === params.get('bicim')) ?? 'pdf'
  const file = await makeParcelLabels(visit.db, await ownOrders(visit, asked), format)
  if (!file) throw new Response(null, { status: 404 })
  return privateFile(file)
}
