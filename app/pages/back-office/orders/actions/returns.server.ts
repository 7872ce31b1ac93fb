import { acceptReturn, receiveReturn, refuseReturn } from '~/features/fulfilment/fulfilment.server'
import type { Staff } from '~/features/fulfilment/fulfilment'
import type { Db } from '~/db/connection.server'
import { readId } from '~/http/reading/form.server'
import { text } from '../order.text'
import { piecesIn, reasonIn, type Run, type Runs } from './run'

/** Decisions about returned goods. */
export const returnRuns: Runs = {
  'iade-kabul': (place) => decideReturn(place, (db, id, staff) => acceptReturn(db, id, '', staff)),
  async 'iade-ret'(place) {
    const reason = reasonIn(place.form)
    if (reason === null) return text.reason
    return decideReturn(place, (db, id, staff) => refuseReturn(db, id, reason, staff))
  },
  async 'iade-geldi'(place) {
    const pieces = piecesIn(place.form, true)
    if (pieces === 'wrong') return text.wrongPieces
    return decideReturn(place, (db, id, staff) => receiveReturn(db, id, pieces, staff))
  },
}

async function decideReturn(
  { db, order, form, staff }: Parameters<Run>[0],
  decide: (db: Db, id: number, staff: Staff) => ReturnType<typeof acceptReturn>,
): Promise<string | null> {
  const id = readId(form, 'iade', 12)
  if (!order.returns.some((one) => one.id === id)) return text.noReturn
  const outcome = await decide(db, id!, staff)
  switch (outcome.status) {
    case 'done':
      return null
    case 'too_many':
      return text.tooMany(outcome.left)
    case 'refused':
      return text.returnStays
    case 'not_found':
      return text.noReturn
  }
}
