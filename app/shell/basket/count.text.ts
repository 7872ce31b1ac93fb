/** The name of a link to a list with the number of its products. */
export const countText = (name: string, count: number): string =>
  count > 0 ? `${name}, ${count} ürün` : name

/** The number on an icon; empty for none. */
export const shownCount = (count: number): string => (count > 99 ? '99+' : count > 0 ? String(count) : '')
