import { redirect } from 'react-router'
import { audit } from '~/db/audit.server'
import { transaction } from '~/db/transaction.server'
import { findMember } from '~/features/customers/customers.server'
import { privateFile } from '~/pages/shared/private-file.server'
import { exportMember } from '~/server/export-member.server'
import { asksCode } from '../shared/confirm.server'
import { readId } from '../shared/list-address'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/export.route'

/** A member's data as a file, for a request that reached the shop in writing (KVKK art. 11). The form before it asks for the second factor. */
export async function loader(args: Route.LoaderArgs) {
  const visit = staffVisit(args)
  const { db, actor, clock } = visit
  const userId = readId(args.params.id)
  const member = userId === null ? null : await findMember(db, userId)
  if (!member) throw new Response(null, { status: 404 })
  if (await asksCode(visit)) return redirect('/yonetim/kvkk', 303)
  const whole = await exportMember(db, member, clock())
  await transaction(db, (db) => audit(db, { actor, action: 'export', subject: `users ${userId}` }))
  return privateFile({
    name: `kvkk-${userId}.json`,
    mediaType: 'application/json; charset=utf-8',
    bytes: Buffer.from(whole),
  })
}
