import type { ContentState } from '../content'

type Dated = { status: 'draft' | 'published' | 'withdrawn'; publishAt: Date | null }

/** The state of a version at a moment: a published one whose time has not come is scheduled. */
export function stateOf({ status, publishAt }: Dated, now: Date): ContentState {
  return status === 'published' && publishAt !== null && publishAt > now ? 'scheduled' : status
}
