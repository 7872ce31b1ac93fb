import { data } from 'react-router'
import { accountView } from '~/features/ledger/ledger'
import { makeReceipt } from '~/features/ledger/ledger.server'
import { privateFile } from '../../shared/private-file.server'
import { signedIn } from '../../shared/signed-in.server'
import { tellToWait } from '../../shared/tell-to-wait.server'
import type { Route } from './+types/receipt.route'

/** The receipt of a payment onto the account of the member's company. */
export async function loader(args: Route.LoaderArgs) {
  const visit = signedIn(args)
  const { id } = args.params
  const isKnown = /^[1-9]\d{0,14}$/.test(id) && accountView(visit.visitor) === 'whole'
  if (!isKnown) throw data(null, 404)
  const sentence = await tellToWait(visit, 'search')
  if (sentence) throw data(sentence, 429)
  const input = { entryId: Number(id), now: visit.clock() }
  const file = await makeReceipt(visit.db, visit.visitor.partner.id, input)
  if (!file) throw data(null, 404)
  return privateFile(file)
}
