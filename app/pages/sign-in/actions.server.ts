import { data, redirect, redirectDocument } from 'react-router'
import { emailInput, resetInput, signInInput } from '~/features/identity/schema'
import { choiceCookie, readCookie } from '~/features/identity/sessions/cookies.server'
import {
  confirmReset,
  deviceCookieName,
  requestReset,
  type SignInOutcome,
} from '~/features/identity/identity.server'
import { text as pageText } from '~/features/identity/page.text'
import { text } from '~/features/identity/text'
import { readForm } from '~/http/reading/form.server'
import { returnPath } from '~/shell/moving/return-path'
import type { RequestContext } from '~/server/shop.server'
import { askingOf, finishHere, lastRouteName, signInHere } from '~/server/visit/sign-in.server'
import { fieldOf, type FieldMistake, type FormAnswer, parseFields, whole } from '../shared/account-form'

const loginFields = { once: ['email', 'password', 'remember', 'donus'] }

/** Signs in and redirects to the requested page, else to the last one, else home (specification §4). */
export async function submitLogin(visit: RequestContext, request: Request) {
  const form = await readForm(request, loginFields)
  const values = { email: fieldOf(form, 'email'), remember: fieldOf(form, 'remember') }
  const { data: input, errors } = parseFields(signInInput, {
    email: values.email,
    password: fieldOf(form, 'password'),
  })
  if (errors) return answer(422, values, errors)
  const back = wayBack(request, fieldOf(form, 'donus'))
  const outcome = await orFailure(visit, () =>
    signInHere(visit, request, { ...input, remembered: values.remember === '1' }),
  )
  switch (outcome.status) {
    case 'signed_in':
      return redirectDocument(back, 303)
    case 'second_factor': {
      const page = outcome.isSetUp ? secondStepPath : secondFactorPath
      return redirect(`${page}?donus=${encodeURIComponent(back)}`, 303)
    }
    default:
      return refusedSignIn(visit, values, outcome)
  }
}

type Unopened = Exclude<SignInOutcome, { status: 'signed_in' } | { status: 'second_factor' }> | Failed
type Failed = { status: 'failed'; code: string }

function refusedSignIn(visit: RequestContext, values: FormAnswer['values'], outcome: Unopened) {
  switch (outcome.status) {
    case 'too_many':
      return tooMany(visit, values, outcome.seconds)
    case 'failed':
      return failedAnswer(values, pageText.failed(outcome.code))
    case 'refused': {
      const status = outcome.code === 'unavailable' ? 503 : 401
      const code = pageText.errorCode(outcome.providerCode)
      return answer(status, values, whole(`${text.refused[outcome.code]} ${code}`))
    }
  }
}

// Runs a sign-in. An unexpected failure is rolled back and gives the customer the number of its log entry.
async function orFailure<T>(visit: RequestContext, work: () => Promise<T>): Promise<T | Failed> {
  try {
    return await work()
  } catch (error) {
    visit.log.error({ err: error }, 'sign-in failed')
    return { status: 'failed', code: visit.requestId }
  }
}

export const secondStepPath = '/user/ikinci-adim'
export const secondFactorPath = '/user/iki-adimli-dogrulama'

/** Handles the code of a second step. */
export async function submitSecondStep(visit: RequestContext, request: Request) {
  const form = await readForm(request, { once: ['code', 'donus'] })
  const outcome = await finishHere(visit, request, fieldOf(form, 'code'))
  switch (outcome.status) {
    case 'signed_in':
      return redirectDocument(wayBack(request, fieldOf(form, 'donus')), 303)
    case 'too_many':
      return tooMany(visit, {}, outcome.seconds)
    case 'too_late':
      return redirect('/user/login', 303)
    case 'wrong_code':
      return answer(422, {}, [{ path: 'code', message: text.wrongCode }])
  }
}

/** Sends the email to reset a password. */
export async function submitForgot(visit: RequestContext, form: FormData, request: Request) {
  const values = { email: fieldOf(form, 'email') }
  const { data: email, errors } = parseFields(emailInput, values.email)
  if (errors) return answer(422, values, [{ path: 'email', message: errors[0]!.message }])
  const outcome = await requestReset(askingOf(visit, request), email)
  if (outcome.status === 'too_many') return tooMany(visit, values, outcome.seconds)
  return data({ values, errors: [], sent: email } satisfies ForgotAnswer)
}

/** `sent`: address of the email. */
export type ForgotAnswer = FormAnswer & { sent?: string; dead?: boolean }

/** Sets a new password by an email's token. */
export async function submitReset(visit: RequestContext, form: FormData, request: Request) {
  const outcome = await setPassword(visit, form, request)
  return 'refusal' in outcome ? outcome.refusal : redirect('/user/login?durum=sifre', 303)
}

/**
 * Opens an account by its email's token and signs in with the password just set. A form, because mail programs open
 * links on their own.
 */
export async function submitVerification(visit: RequestContext, request: Request) {
  const form = await readForm(request, { once: ['kod', 'password'] })
  const outcome = await setPassword(visit, form, request)
  if ('refusal' in outcome) return outcome.refusal
  const { email, password } = outcome
  const signedIn = await orFailure(visit, () =>
    signInHere(visit, request, { email, password, remembered: false }),
  )
  if (signedIn.status === 'signed_in') return redirectDocument(wayBack(request, null), 303)
  return redirect('/user/login?durum=dogrulandi', 303)
}

/** Sets the password by the token in the form, or returns the refusal. */
async function setPassword(visit: RequestContext, form: FormData, request: Request) {
  const { data: input, errors } = parseFields(resetInput, {
    token: fieldOf(form, 'kod'),
    password: fieldOf(form, 'password'),
  })
  // A link broken by a mail program is treated as an expired one.
  if (errors?.some(({ path }) => path === 'token')) return { refusal: deadLink() }
  if (errors) return { refusal: answer(422, {}, errors) }
  const outcome = await confirmReset(askingOf(visit, request), input)
  if (outcome.status === 'too_many') return { refusal: tooMany(visit, {}, outcome.seconds) }
  if (outcome.status === 'refused') {
    const isDead = outcome.code === 'bad_token'
    return { refusal: isDead ? deadLink() : answer(422, {}, whole(text.refused[outcome.code])) }
  }
  const secure = visit.origin.startsWith('https:')
  visit.cookies.push(choiceCookie(deviceCookieName(secure), outcome.device, secure))
  return { email: outcome.email, password: input.password }
}

/** The answer for an invalid link: the page then offers a new email. */
const deadLink = () =>
  data({ values: {}, errors: whole(text.refused.bad_token), dead: true } as ForgotAnswer, { status: 422 })

/** The path to go to after signing in, which is never a sign-in page. */
export function wayBack(request: Request, wanted: string | null): string {
  const last = readCookie(request.headers.get('cookie'), lastRouteName)
  const path = returnPath(wanted || (last && decode(last)))
  return /^\/user\/(login|forgot|dogrula|ikinci-adim|cikis)\b/i.test(path) ? '/' : path
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

function tooMany(visit: RequestContext, values: FormAnswer['values'], seconds: number) {
  visit.retryAfter = seconds
  return answer(429, values, whole(text.tooMany(seconds)))
}

const failedAnswer = (values: FormAnswer['values'], failure: string) =>
  data({ values, errors: whole(failure), failure } as ForgotAnswer, { status: 500 })

function answer(status: number, values: FormAnswer['values'], errors: FieldMistake[]) {
  return data({ values, errors } as ForgotAnswer, { status })
}
