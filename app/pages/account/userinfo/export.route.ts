import { data } from 'react-router'
import { exportMember } from '~/server/export-member.server'
import { privateFile } from '../../shared/private-file.server'
import { signedIn } from '../../shared/signed-in.server'
import { tellToWait } from '../../shared/tell-to-wait.server'
import type { Route } from './+types/export.route'

/** The member's data as a file (KVKK art. 11). */
export async function loader(args: Route.LoaderArgs) {
  const visit = signedIn(args)
  const sentence = await tellToWait(visit, 'search')
  if (sentence) throw data(sentence, 429)
  const whole = await exportMember(visit.db, visit.visitor, visit.clock())
  return privateFile({
    name: 'verilerim.json',
    mediaType: 'application/json; charset=utf-8',
    bytes: Buffer.from(whole),
  })
}
