import { data } from 'react-router'
import { accountView } from '~/features/ledger/ledger'
import { makeStatementFile, statementFormats } from '~/features/ledger/ledger.server'
import { privateFile } from '../../shared/private-file.server'
import { signedIn } from '../../shared/signed-in.server'
import { tellToWait } from '../../shared/tell-to-wait.server'
import type { Route } from './+types/statement-file.route'
import { readFilter } from './page.server'

/** The statement as PDF or workbook, with the filter of the page. */
export async function loader(args: Route.LoaderArgs) {
  const visit = signedIn(args)
  const { searchParams } = args.url
  const format = statementFormats.find((known) => known === searchParams.get('bicim'))
  if (!format || accountView(visit.visitor) !== 'whole') throw data(null, 404)
  const sentence = await tellToWait(visit, 'search')
  if (sentence) throw data(sentence, 429)
  const now = visit.clock()
  const { filter } = readFilter(searchParams, now)
  return privateFile(await makeStatementFile(visit.db, visit.visitor.partner.id, { filter, format, now }))
}
