import { data, redirect } from 'react-router'
import type { Db } from '~/db/connection.server'
import type { Refused } from '../action'
import { readId } from '../list-address'
import { readAction } from '../staff.server'
import { text } from './text'

type Args = Parameters<typeof readAction>[0] & { params: { id: string }; url: URL }
type Step = (db: Db, id: number, staff: { actor: string; now: Date }) => Promise<boolean>

/** Stops (`durdur`) or takes back a batch, and leads back to its page. */
export async function stopOrUndo(args: Args, steps: { stop: Step; undo: Step }) {
  const { visit, values, verb, staff } = await readAction(args, { once: [] })
  const id = readId(args.params.id)
  if (id === null) throw data(null, 404)
  const isDone = await (verb === 'durdur' ? steps.stop : steps.undo)(visit.db, id, staff)
  if (!isDone) return data({ verb, refused: text.busy, values } satisfies Refused, 409)
  return redirect(`${args.url.pathname}?oldu=${verb}`, 303)
}
