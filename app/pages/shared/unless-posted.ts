import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For pages with products: a heart or the basket changes nothing in them. A search, a filter or another order is a form
 * as well, but one that asks.
 */
export function unlessPosted({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const posted = formMethod !== undefined && formMethod !== 'GET'
  return !posted && defaultShouldRevalidate
}
