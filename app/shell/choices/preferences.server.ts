import { data, redirect } from 'react-router'
import { z } from 'zod'
import { choiceCookie, readCookie } from '~/features/identity/sessions/cookies.server'
import { isDealer } from '~/features/identity/identity'
import { readForm } from '~/http/reading/form.server'
import type { RequestContext } from '~/server/shop.server'
import { touchesAfterAnswer } from '~/server/visit/arrival.server'
import {
  cookieChoiceKey,
  type CookieChoice,
  cookieKinds,
  densities,
  type Density,
  noticeVersion,
  themes,
  writeCookieChoice,
} from './preferences'
import { isPhone } from './device.server'
import { returnPath } from '../moving/return-path'

const form = z.strictObject({
  theme: z.enum(themes).optional(),
  density: z.enum(densities).optional(),
  kdv: z.enum(['net', 'gross']).optional(),
  intro: z.literal('hidden').optional(),
  cookies: z.enum(['accept', 'reject', 'custom']).optional(),
  arrival: z.string().max(3_500).optional(),
  kind: z.array(z.enum(cookieKinds)).max(cookieKinds.length),
  returnTo: z.string().max(2_000).optional(),
})

/** Stores the appearance and the cookie answer in cookies and redirects to the form's page. */
export async function savePreferences(
  request: Request,
  now: Date,
): Promise<Response | ReturnType<typeof data<null>>> {
  const fields = await readForm(request, {
    once: ['theme', 'density', 'kdv', 'intro', 'cookies', 'arrival', 'returnTo'],
    many: ['kind'],
  })
  const given = form.safeParse({ ...Object.fromEntries(fields), kind: fields.getAll('kind') })
  if (!given.success) throw data(null, { status: 400 })
  const { theme, density, kdv, intro, cookies, arrival, kind, returnTo } = given.data
  const headers = new Headers()
  const keep = (name: string, value: string) =>
    headers.append('Set-Cookie', choiceCookie(name, value, request.url.startsWith('https:')))
  if (theme) keep('theme', theme)
  if (density) keep('density', density)
  if (kdv) keep('kdv', kdv)
  if (intro) keep('intro', intro)
  if (cookies) {
    const choice = answer(cookies, kind, now)
    keep(cookieChoiceKey, writeCookieChoice(choice))
    const agrees = choice.kinds.includes('analitik')
    const touches = touchesAfterAnswer(request, { agrees, sent: arrival, now })
    if (touches) headers.append('Set-Cookie', touches)
  }
  // Scripts stay on their page; a plain form needs a redirect.
  const background = request.headers.get('sec-fetch-mode') === 'cors'
  return background ? data(null, { headers }) : redirect(returnPath(returnTo), { headers })
}

/** The visitor's choice; by default wholesale visitors on wide screens get the compact list (docs/product.md "Compact list"). */
export function densityOf({ visitor }: Pick<RequestContext, 'visitor'>, request: Request): Density {
  const cookie = readCookie(request.headers.get('cookie'), 'density')
  const chosen = densities.find((density) => density === cookie)
  if (chosen) return chosen
  return isDealer(visitor) && !isPhone(Object.fromEntries(request.headers)) ? 'compact' : 'comfortable'
}

function answer(choice: CookieChoice['choice'], chosen: CookieChoice['kinds'], now: Date): CookieChoice {
  const kinds = choice === 'accept' ? [...cookieKinds] : choice === 'custom' ? chosen : []
  return { version: noticeVersion, choice, kinds, time: now.toISOString() }
}
