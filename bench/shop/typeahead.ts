import { suggestedProducts } from '../../app/shell/find-products'

/** What the search box asks for while somebody types. */
export const typeahead = (typed: string) =>
  `/api/products/find?q=${encodeURIComponent(typed)}&length=${suggestedProducts}`
