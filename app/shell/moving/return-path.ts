const anyShop = 'http://shop.invalid'

/** A path of this shop to go back to; anything that would leave the shop becomes the home page (promise P20). */
export function returnPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, anyShop)) return '/'
  const url = new URL(wanted, anyShop)
  const path = url.pathname + url.search
  return url.origin === anyShop && !path.startsWith('//') ? path : '/'
}
