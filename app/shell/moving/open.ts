import type { MouseEvent } from 'react'

/** Opens the mini cart from anywhere: header, floating button, or a page after adding. */
export const miniCartEvent = 'shop:mini-cart'
export const searchEvent = 'shop:search'
/** Opens the search dialog of narrow screens. */
export const searchDialogEvent = 'shop:search-dialog'
export const menuEvent = 'shop:menu'

/**
 * Opens the mini cart instead of following a link to the basket; presses with a modifier still open a tab. Called
 * without an event after an add.
 */
export function openMiniCart(event?: MouseEvent): void {
  open(miniCartEvent, event)
}

/** Focuses the search field of the header, or opens the search dialog where the header has none. */
export function openSearch(event?: MouseEvent): void {
  open(searchEvent, event)
}

/** Opens the categories as a drawer on narrow screens. */
export function openMenu(event?: MouseEvent): void {
  open(menuEvent, event)
}

function open(name: string, event?: MouseEvent): void {
  if (event && (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)) return
  event?.preventDefault()
  window.dispatchEvent(new Event(name))
}
