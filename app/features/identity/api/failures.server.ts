import { Problem } from '~/http/answering/problem.server'
import type { Failure } from '~/http/calls/failures.server'
import { notes } from './text'
import type { TooMany } from '../accounts/asking.server'
import type { Refused } from '../provider.server'
import { text } from '../text'

export const tooManyAttempts: Failure = { status: 429, code: 'too_many_attempts', ...notes.tooMany }
export const wrongCredentials: Failure = { status: 401, code: 'wrong_credentials', ...notes.wrongCredentials }

/** The problem for a refusal by the identity provider: 401, 422, 429 or 503. */
export function refusedProblem({ code }: Refused): Problem {
  const statuses = { unavailable: 503, too_many_attempts: 429, weak_password: 422, bad_token: 422 } as const
  const status = code in statuses ? statuses[code as keyof typeof statuses] : 401
  return new Problem(status, status === 401 ? 'wrong_credentials' : code, text.refused[code])
}

/** 429 with `Retry-After` in seconds. */
export function tooManyProblem({ seconds }: TooMany): Problem {
  return new Problem(429, 'too_many_attempts', text.tooMany(seconds), [], { 'retry-after': String(seconds) })
}
