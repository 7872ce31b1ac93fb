import { z } from 'zod'
import { Problem } from '~/http/answering/problem.server'
import { type ApiRequest, type ApiRoute, route } from '~/http/calls/route.server'
import { notes } from './text'
import { refusedProblem, tooManyAttempts, tooManyProblem, wrongCredentials } from './failures.server'
import { userIds } from './user-ids-wire.server'
import { signInInput } from '../schema'
import { choiceCookie, forgetCookie, readCookie, refreshCookieName } from '../sessions/cookies.server'
import { findSignedIn } from '../sessions/device-session.server'
import { deviceCookieName } from '../sessions/known-device.server'
import { finishSignIn } from '../accounts/second-step.server'
import { type Opened, signIn, type SignInAsking } from '../accounts/sign-in.server'
import { text } from '../text'

const issued = z.strictObject({
  token_type: z.literal('Bearer'),
  id_token: z.string().describe(notes.idToken),
  expires_in: z.int().describe(notes.expiresIn),
  uid: z.string(),
  userIds,
})
const exampleToken = {
  token_type: 'Bearer' as const,
  id_token: 'eyJhbGciOiJFUzI1NiIsImtpZCI6Ij…',
  expires_in: 3600,
  uid: '0b84f3a2-5c1d-4e6f-8a9b-0c1d2e3f4a5b',
  userIds: { id: 7, business_partner_id: 4, business_partner_detail_id: 5, group_id: 2 },
}

/** Sign-in calls for programs: an ID token for `Authorization: Bearer`, and a cookie to get the next one. */
export const authEndpoints: ApiRoute[] = [
  route({
    method: 'post',
    path: '/auth/sign-in',
    tag: 'Kimlik',
    ...notes.signIn,
    policy: 'anyone',
    body: signInInput.extend({ code: z.string().max(20).optional().describe(notes.code) }),
    answer: issued,
    example: { body: { email: 'ayse@alici.example', password: 'uzun bir parola' }, data: exampleToken },
    failures: [
      wrongCredentials,
      { status: 403, code: 'second_factor_needed', ...notes.secondFactor },
      tooManyAttempts,
    ],
    run: async (api, { body: { code, ...input } }) => {
      const opened = await openFor(api, { ...input, remembered: true }, code)
      const secure = isSecure(api)
      api.cookies.push(choiceCookie(deviceCookieName(secure), opened.device, secure))
      return { data: await issue(api, opened, opened.session, opened.grant) }
    },
  }),
  route({
    method: 'post',
    path: '/auth/token',
    tag: 'Kimlik',
    ...notes.token,
    policy: 'anyone',
    body: z.strictObject({ grant_type: z.literal('refresh_token') }),
    answer: issued,
    example: { body: { grant_type: 'refresh_token' }, data: exampleToken },
    failures: [{ status: 401, code: 'refresh_refused', ...notes.refresh }],
    run: async (api) => {
      const cookie = readCookie(api.headers.get('cookie'), refreshCookieName(isSecure(api)))
      const [session = '', grant = ''] = (cookie ?? '').split('~')
      const user = await findSignedIn(api.db, session, api.secret, api.now)
      if (!user) throw refuseRefresh(api)
      return { data: await issue(api, { user, sessionId: user.sessionId }, session, grant) }
    },
  }),
]

async function openFor(
  api: ApiRequest,
  input: { email: string; password: string; remembered: boolean },
  code: string | undefined,
): Promise<Opened> {
  const asking = signInAsking(api)
  const outcome = await signIn(asking, input)
  switch (outcome.status) {
    case 'signed_in':
      return outcome
    case 'second_factor': {
      if (code === undefined || !outcome.isSetUp)
        throw new Problem(403, 'second_factor_needed', text.secondFactor)
      const finished = await finishSignIn(asking, {
        token: outcome.token,
        code,
        remembered: input.remembered,
      })
      if (finished.status === 'signed_in') return finished
      if (finished.status === 'too_many') throw tooManyProblem(finished)
      throw new Problem(401, 'wrong_credentials', text.wrongCode)
    }
    case 'too_many':
      throw tooManyProblem(outcome)
    case 'refused':
      throw refusedProblem(outcome)
  }
}

async function issue(
  api: ApiRequest,
  { user, sessionId }: { user: { userId: number; uid: string; email: string }; sessionId: number },
  session: string,
  grant: string,
): Promise<z.infer<typeof issued>> {
  const ids = await api.userIdsOf(user.userId)
  await api.identity.setClaims(user, ids)
  const answer = await api.identity.issueIdToken({ ...user, sessionId }, grant)
  if (answer.status === 'refused') throw refuseRefresh(api)
  const secure = isSecure(api)
  api.cookies.push(choiceCookie(refreshCookieName(secure), `${session}~${answer.grant}`, secure))
  return {
    token_type: 'Bearer',
    id_token: answer.idToken,
    expires_in: answer.expiresIn,
    uid: user.uid,
    userIds: ids,
  }
}

function refuseRefresh(api: ApiRequest): Problem {
  const secure = isSecure(api)
  api.cookies.push(forgetCookie(refreshCookieName(secure), secure))
  return new Problem(401, 'refresh_refused', text.refreshRefused)
}

// A program has no former session to replace.
function signInAsking(api: ApiRequest): SignInAsking {
  return {
    ...api,
    cookies: api.headers.get('cookie'),
    session: undefined,
    secure: isSecure(api),
    userAgent: api.headers.get('user-agent') ?? '',
    needsSecondFactor: true,
  }
}

const isSecure = ({ origin }: ApiRequest) => origin.startsWith('https:')
