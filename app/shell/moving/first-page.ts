let first: string | undefined

/** True on the page that the browser itself has loaded, until the visitor moves on. `key`: of the page's location. */
export function isFirstPage(key: string): boolean {
  return first === undefined || key === first
}

/** Notes the page that the browser has loaded; the frame calls it once a page is shown. */
export function noteFirstPage(key: string): void {
  first ??= key
}
