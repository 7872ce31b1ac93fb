import type { ShownCard } from '~/features/catalogue/shown-cards'
import type { ShellData } from '../shell-data'

/** Address of the personal request, which a stored page sends once. */
export const ownPath = '/kisisel'

/** Sent by the frame once React runs. */
export const liveEvent = 'shop:live'
/** Sent when the personal request was sent again. */
export const askedEvent = 'shop:own'

/** All that a page shows of its visitor. Stored pages are the same for everybody and get it by the personal request. */
export type Own = Pick<ShellData, 'visitor' | 'favourites' | 'counts' | 'cookieChoice' | 'arrival'> & {
  /** Last seen products, for the home page; null on others. */
  lastSeen: ShownCard[] | null
}

/** The frame's data of a stored page with those of its visitor. */
export function withOwn(shell: ShellData, own: Own | null): ShellData {
  if (!shell.isStored || !own) return shell
  const { lastSeen: _lastSeen, ...personal } = own
  return { ...shell, ...personal }
}
