import { cookieChoiceKey, type CookieChoice } from './preferences'

/** The part of `localStorage` used here. */
export type Keys = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Removes the data of the former guest session (specification §4 "Session"). */
export function startSession(keys: Keys): void {
  for (const key of ['favorites', 'sortBy', 'coupon']) keys.removeItem(key)
}

/** Writes the signed-in user for old clients, with the specified role; the shop itself does not read it. */
export function copyUser(keys: Keys, displayName: string): void {
  write(keys, 'userInfo', { displayName })
  write(keys, 'userRole', 'admin')
}

/** Removes all data of the member after signing out, in this tab or elsewhere (specification §4 "Logout"). */
export function forgetUser(keys: Keys): void {
  if (keys.getItem('userInfo') === null) return
  for (const key of ['userInfo', 'userRole', 'basket', 'basketProductIds', 'coupon', 'campaign'])
    keys.removeItem(key)
}

/** The list with the product first, without duplicates, cut to `limit`; 0 keeps no list (specification §4, §9). */
export function lastSeenAfter(seen: readonly number[], productId: number, limit: number): number[] {
  if (limit <= 0) return []
  return [productId, ...seen.filter((id) => id !== productId)].slice(0, limit)
}

/** Puts a product first in the browser's list of last seen ones; a limit of 0 deletes the list. */
export function rememberSeen(keys: Keys, productId: number, limit: number): void {
  if (limit <= 0) return keys.removeItem('lastSeenProducts')
  write(keys, 'lastSeenProducts', lastSeenAfter(readIds(keys, 'lastSeenProducts'), productId, limit))
}

/** Copies the favourites to the browser's storage, for pages from a cache. */
export function copyFavourites(keys: Keys, productIds: readonly number[]): void {
  write(keys, 'favorites', productIds)
}

/** Copies the cookie choice to the browser's storage. */
export function copyCookieChoice(keys: Keys, choice: CookieChoice): void {
  write(keys, cookieChoiceKey, choice)
}

/** Product ids of a key; other content counts as empty. */
export function readIds(keys: Keys, key: 'favorites' | 'lastSeenProducts' | 'basketProductIds'): number[] {
  try {
    const value: unknown = JSON.parse(keys.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : []
  } catch {
    return []
  }
}

/** Writes a copy as JSON. A full or forbidden storage is ignored. */
export function write(keys: Keys, key: string, value: unknown): void {
  try {
    keys.setItem(key, JSON.stringify(value))
  } catch {
    return
  }
}
