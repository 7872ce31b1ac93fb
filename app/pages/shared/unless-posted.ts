import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * `shouldRevalidate` for pages with products: forms of hearts and basket change nothing in them. Search, filter and
 * sort forms are GET and do.
 */
export function unlessPosted({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const posted = formMethod !== undefined && formMethod !== 'GET'
  return !posted && defaultShouldRevalidate
}
