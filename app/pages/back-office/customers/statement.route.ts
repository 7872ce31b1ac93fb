import { data } from 'react-router'
import { makeStatementFile, statementFormats } from '~/features/ledger/ledger.server'
import { readFilter } from '~/pages/account/balance/page.server'
import { privateFile } from '~/pages/shared/private-file.server'
import { readId } from '../shared/list-address'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/statement.route'

/** A customer's statement as PDF or workbook, with the filter of the page. */
export async function loader(args: Route.LoaderArgs) {
  const { db, clock } = staffVisit(args)
  const id = readId(args.params.id)
  const format = statementFormats.find((known) => known === args.url.searchParams.get('bicim'))
  if (id === null || !format) throw data(null, 404)
  const { filter } = readFilter(args.url.searchParams, clock())
  return privateFile(await makeStatementFile(db, id, { filter, format, now: clock() }))
}
