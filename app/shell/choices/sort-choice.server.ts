import { type Sort, sorts } from '~/features/catalogue/catalogue'
import { choiceCookie, readCookie } from '~/features/identity/sessions/cookies.server'
import type { RequestContext } from '~/server/shop.server'

/** The order of a list: that of the address, otherwise the remembered one. An order of the address is remembered. */
export function rememberSort(
  shop: Pick<RequestContext, 'cookies' | 'origin'>,
  { url, headers }: Request,
): Sort {
  const named = new URL(url).searchParams.get('siralama')
  const asked = sorts.find((sort) => sort === named)
  const cookie = readCookie(headers.get('cookie'), 'sortBy')
  if (asked && asked !== cookie)
    shop.cookies.push(choiceCookie('sortBy', asked, shop.origin.startsWith('https:')))
  return asked ?? sorts.find((sort) => sort === cookie) ?? 'onerilen'
}
