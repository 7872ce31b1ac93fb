import type { MouseEvent } from 'react'

/** The basket's drawer opens from anywhere: header, floating button, a page after adding. */
export const miniCartEvent = 'shop:mini-cart'
export const searchEvent = 'shop:search'
export const menuEvent = 'shop:menu'

/**
 * Opens the drawer instead of following a link to the basket; presses with a modifier still open a tab.
 * Called without an event after something was added.
 */
export function openMiniCart(event?: MouseEvent): void {
  open(miniCartEvent, event)
}

/** Puts the cursor into the search box, which narrow screens show only then. */
export function openSearch(event?: MouseEvent): void {
  open(searchEvent, event)
}

/** The categories as a drawer on narrow screens. */
export function openMenu(event?: MouseEvent): void {
  open(menuEvent, event)
}

function open(name: string, event?: MouseEvent): void {
  if (event && (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)) return
  event?.preventDefault()
  window.dispatchEvent(new Event(name))
}
