import { data } from 'react-router'
import { signedIn } from '../../shared/signed-in.server'
import { tellToWait } from '../../shared/tell-to-wait.server'
import type { Route } from './+types/export.route'
import { exportAccount } from './export.server'

/** The member's data as a file (KVKK art. 11). */
export async function loader(args: Route.LoaderArgs) {
  const visit = signedIn(args)
  const sentence = await tellToWait(visit, 'search')
  if (sentence) throw data(sentence, 429)
  return exportAccount(visit)
}
