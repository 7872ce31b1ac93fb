import { makeFaultyRows } from '~/features/catalogue/catalogue.server'
import { privateFile } from '~/pages/shared/private-file.server'
import { readId } from '../shared/list-address'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/faults.route'

/** The skipped rows of an upload as CSV, each with its fault. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const id = readId(args.params.id)
  const file = id === null ? null : await makeFaultyRows(visit, id)
  if (!file) throw new Response(null, { status: 404 })
  return privateFile(file)
}
