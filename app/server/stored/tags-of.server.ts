import type { StoredChange } from '~/db/stored-change.server'
import { tags } from '~/http/stored/for-store.server'

/** The tags of the answers that a change makes out of date; null: of all answers. */
export function tagsOf(change: StoredChange): string[] | null {
  if (change.kind !== 'stock') return ofKind[change.kind]
  return [
    tags.stock,
    ...change.moved.map(tags.amount),
    ...change.shown.map(tags.card),
    ...change.categories.map(tags.category),
  ]
}

// A change to members makes no answer out of date; others may get it.
const ofKind = { all: null, goods: [tags.goods], members: [] }
