import { data } from 'react-router'
import { signedIn } from '../signed-in.server'
import { tellToWait } from '../tell-to-wait.server'
import type { Route } from './+types/export'
import { exportAccount } from './export.server'

/** The member's data as a file (KVKK art. 11). */
export async function loader(args: Route.LoaderArgs) {
  const visit = signedIn(args)
  const sentence = await tellToWait(visit, 'search')
  if (sentence) throw data(sentence, 429)
  return exportAccount(visit)
}
