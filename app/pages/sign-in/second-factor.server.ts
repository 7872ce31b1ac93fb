import { data, redirect } from 'react-router'
import {
  confirmSecondFactor,
  findWaiting,
  nextCode,
  setUpSecondFactor,
} from '~/features/identity/identity.server'
import { text as pageText } from '~/features/identity/page.text'
import { text } from '~/features/identity/text'
import { readForm } from '~/http/reading/form.server'
import { returnPath } from '~/shell/moving/return-path'
import type { RequestContext } from '~/server/shop.server'
import { askingOf, finishAfterSetUp, readWaiting } from '~/server/visit/sign-in.server'
import { fieldOf, type FieldMistake, whole } from '../shared/account-form'

/** The secret for the authenticator app; null when the second factor is active. */
export async function loadSecondFactor(visit: RequestContext, request: Request) {
  const { userId, name } = await requireOwner(visit, request)
  const secret = await setUpSecondFactor(visit.db, visit.secret, userId)
  const back = returnPath(new URL(request.url).searchParams.get('donus'))
  if (secret === null) return { back, demoCode: null, setUp: null }
  const { Secret, TOTP } = await import('otpauth')
  const link = new TOTP({
    issuer: new URL(visit.origin).hostname,
    label: name,
    secret: Secret.fromBase32(secret),
  })
  const { renderSVG } = await import('uqr')
  const picture = `data:image/svg+xml;base64,${Buffer.from(renderSVG(String(link), { border: 4 })).toString('base64')}`
  const demoCode = await demoCodeOf(visit, userId)
  return { back, demoCode, setUp: { link: String(link), picture, key: secret.replace(/.{4}(?=.)/g, '$& ') } }
}

/** The sentence with the code that the app would show; null outside the demo shop. */
export async function demoCodeOf(
  { config, db, secret, clock }: RequestContext,
  userId: number,
): Promise<string | null> {
  if (config.mode !== 'demo') return null
  const code = await nextCode(db, secret, userId, clock())
  return code === null ? pageText.demoCodeLater : pageText.demoCode(code)
}

export type ConfirmAnswer = { errors: FieldMistake[]; codes: string[] }

/** Activates the second factor by the app's first code, and finishes a sign-in that waited for it. */
export async function submitSecondFactor(visit: RequestContext, request: Request) {
  const { userId } = await requireOwner(visit, request)
  const form = await readForm(request, { once: ['code'] })
  const confirmed = await confirmSecondFactor(askingOf(visit, request), userId, fieldOf(form, 'code'))
  if (confirmed === null)
    return answer(422, { errors: [{ path: 'code', message: text.wrongCode }], codes: [] })
  if ('status' in confirmed) {
    visit.retryAfter = confirmed.seconds
    return answer(429, { errors: whole(text.tooMany(confirmed.seconds)), codes: [] })
  }
  if (visit.visitor.kind === 'guest') await finishAfterSetUp(visit, request)
  return answer(200, { errors: [], codes: confirmed })
}

const answer = (status: number, body: ConfirmAnswer) => data(body, { status })

/** The staff member who is signed in, or whose sign-in waits for this setup. */
async function requireOwner(
  visit: RequestContext,
  request: Request,
): Promise<{ userId: number; name: string }> {
  const { visitor, db, clock, origin } = visit
  if (visitor.kind === 'staff') return { userId: visitor.user.userId, name: visitor.user.email }
  const waiting = visitor.kind === 'guest' ? readWaiting(visit, request) : null
  const userId = waiting ? await findWaiting(db, waiting.token, clock()) : null
  if (userId === null) throw redirect('/user/login')
  return { userId, name: new URL(origin).hostname }
}
