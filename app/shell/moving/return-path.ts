const anyShop = 'http://shop.invalid'

/** The wanted path, or the home page when it leads outside the shop (promise P20). */
export function returnPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, anyShop)) return '/'
  const url = new URL(wanted, anyShop)
  const path = url.pathname + url.search
  return url.origin === anyShop && !path.startsWith('//') ? path : '/'
}
