import type { Options, Refusal, Shapes } from '../command-line/take-apart'
import { text } from './deletion-text'

export type DeletionCommand =
  | { name: 'deletions' }
  /** `asked`: the channel of the request, for a person without an open request in the shop. */
  | { name: 'forget'; email: string; asked: string | null }

export const deletionShapes: Shapes<DeletionCommand['name']> = {
  deletions: { words: 0, options: [] },
  forget: { words: 1, options: ['asked'] },
}

/** A command about deletion requests, or the mistake in it. The count of its words and its options are right. */
export function readDeletionCommand(
  name: DeletionCommand['name'],
  [email = '']: readonly string[],
  { asked }: Options,
): DeletionCommand | Refusal {
  if (name === 'deletions') return { name }
  if (asked === undefined) return { name, email, asked: null }
  const how = asked.trim()
  return how.length < 3 || how.length > 500 ? { error: text.badAsked } : { name, email, asked: how }
}
