import type { ShownCard } from '~/features/catalogue/shown-cards'
import type { ShellData } from '../shell-data'

/** Address of the personal request, which a stored page sends once. */
export const ownPath = '/kisisel'

/** Sent by the frame once React runs. */
export const liveEvent = 'shop:live'
/** Asks for the personal request to be sent again. */
export const askAgainEvent = 'shop:ask-own'
/** Sent when the personal request was sent again. */
export const askedEvent = 'shop:own'

/** All that a page shows of its visitor. Stored pages are the same for an audience and get it by the personal request. */
export type Own = Pick<ShellData, 'visitor' | 'favourites' | 'counts' | 'cookieChoice' | 'arrival'> & {
  /** The visitors whose pages this one gets; null: pages of their own. */
  audience: string | null
  /** The name of the account; null for guests. */
  name: string | null
  /** Last seen products, for the home page; null on others. */
  lastSeen: ShownCard[] | null
  /** Days from "Şimdi değil" to the next question about notifications; null: this page does not ask. */
  pushRetryDays: number | null
}

/** The frame's data of a stored page with those of its visitor. */
export function withOwn(shell: ShellData, own: Own | null): ShellData {
  if (shell.audience === null || !own) return shell
  const {
    lastSeen: _lastSeen,
    audience: _audience,
    name: _name,
    pushRetryDays: _pushRetryDays,
    ...personal
  } = own
  return { ...shell, ...personal }
}
