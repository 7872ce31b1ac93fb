import { z } from 'zod'
import type { RefusalCode, Refused } from '../provider.server'

/** The service refused or failed. `providerCode` is its own code. */
export class ProviderRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly providerCode: string,
    options?: ErrorOptions,
  ) {
    super(`identity provider: ${providerCode}`, options)
  }
}

const meanings: Record<string, RefusalCode> = {
  INVALID_LOGIN_CREDENTIALS: 'wrong_credentials',
  EMAIL_NOT_FOUND: 'wrong_credentials',
  INVALID_PASSWORD: 'wrong_credentials',
  INVALID_EMAIL: 'wrong_credentials',
  USER_DISABLED: 'user_disabled',
  WEAK_PASSWORD: 'weak_password',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'weak_password',
  INVALID_OOB_CODE: 'bad_token',
  EXPIRED_OOB_CODE: 'bad_token',
  INVALID_ID_TOKEN: 'bad_token',
  INVALID_REFRESH_TOKEN: 'bad_token',
  TOKEN_EXPIRED: 'bad_token',
  USER_NOT_FOUND: 'bad_token',
  CREDENTIAL_TOO_OLD_LOGIN_AGAIN: 'bad_token',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too_many_attempts',
  QUOTA_EXCEEDED: 'too_many_attempts',
}

const failure = z.object({ error: z.object({ message: z.string(), status: z.string().optional() }) })

/** The refusal of a failed call: `CODE : detail`, or a sentence with one of Google's statuses. */
export function refusalOf(body: unknown): ProviderRefusal {
  const { message = '', status = '' } = failure.safeParse(body).data?.error ?? {}
  const isCode = (word: string) => /^[A-Z][A-Z_]+$/.test(word)
  const providerCode = [message.split(' : ')[0]!.trim(), status].find(isCode) ?? 'INTERNAL_ERROR'
  return new ProviderRefusal(meanings[providerCode] ?? 'unavailable', providerCode)
}

/** Turns a refusal of the service into an answer of the port. */
export async function orRefused<T>(work: () => Promise<T>): Promise<T | Refused> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    return { status: 'refused', code: error.code, providerCode: error.providerCode }
  }
}
