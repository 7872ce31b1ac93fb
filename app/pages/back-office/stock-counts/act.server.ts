import { data, redirect } from 'react-router'
import { mostCounted } from '~/features/catalogue/catalogue'
import {
  applyStockCount,
  correctCountLine,
  dropStockCount,
  scanStock,
} from '~/features/catalogue/catalogue.server'
import type { Refused } from '../shared/action'
import { readId } from '../shared/list-address'
import { readAction } from '../shared/staff.server'
import { text } from './text'

type Args = Parameters<typeof readAction>[0] & { params: { id: string } }
export type CountAnswer = Refused | { verb: 'say'; counted: string }

const { wrong } = text

/** Runs an action of a count. A scan answers with its line, so that the next one may follow at once. */
export async function actOnCount(args: Args) {
  const { visit, verb, values, staff } = await readAction(args, { once: ['kod', 'adet', 'cesit'] })
  const countId = readId(args.params.id)
  if (countId === null) throw data(null, 404)
  const refuse = (refused: string, status = 422) =>
    data({ verb, refused, values } satisfies CountAnswer, { status })
  const done = (query = '') => redirect(`/yonetim/sayim/${countId}?oldu=${verb}${query}`, 303)
  const { db } = visit

  if (verb === 'say') {
    const told = await scan(db, countId, values, staff.now)
    if (told.refused !== undefined) return refuse(told.refused, told.status)
    return data({ verb, counted: told.counted } satisfies CountAnswer)
  }
  if (verb === 'uygula') {
    const applied = await applyStockCount(db, countId, staff)
    if (!applied) return refuse(wrong.closed, 409)
    return done(applied.kept.length > 0 ? `&ayrilmis=${applied.kept.length}` : '')
  }
  if (verb === 'vazgec')
    return (await dropStockCount(db, countId, staff)) ? done() : refuse(wrong.closed, 409)

  const variantId = readId(values['cesit'] ?? '')
  if (variantId === null) return refuse(wrong.line, 404)
  const counted = verb === 'cikar' ? null : pieces(values['adet'] ?? '')
  if (Number.isNaN(counted)) return refuse(wrong.count)
  return (await correctCountLine(db, { countId, variantId, counted })) ? done() : refuse(wrong.line, 409)
}

type Told =
  | { counted: string; refused?: undefined }
  | { refused: string; status: number; counted?: undefined }

async function scan(
  db: Parameters<typeof scanStock>[0],
  countId: number,
  values: Record<string, string>,
  now: Date,
): Promise<Told> {
  const typed = values['kod'] ?? ''
  if (typed === '' || typed.length > mostCounted.code) return { refused: wrong.code, status: 422 }
  const count = pieces(values['adet'] || '1')
  if (!(count >= 1)) return { refused: wrong.pieces, status: 422 }
  const outcome = await scanStock(db, { countId, typed, pieces: count, now })
  switch (outcome.status) {
    case 'counted':
      return { counted: text.counted(outcome.name, outcome.code, outcome.counted) }
    case 'unknown':
      return { refused: wrong.unknown(typed), status: 422 }
    case 'several':
      return { refused: wrong.several(typed, outcome.codes.join(', ')), status: 422 }
    case 'too_many':
      return { refused: wrong.tooMany(typed), status: 422 }
    case 'closed':
      return { refused: wrong.closed, status: 409 }
    case 'not_found':
      throw data(null, 404)
  }
}

/** A typed number of pieces; NaN when it is none. */
function pieces(typed: string): number {
  const count = /^\d{1,7}$/.test(typed) ? Number(typed) : Number.NaN
  return count <= mostCounted.pieces ? count : Number.NaN
}
