import { z } from 'zod'
import type { UserIds } from '../identity'
import { fetchJson } from './fetch-json.server'
import type { Addresses, FirebaseProject } from './project.server'
import { ProviderRefusal, refusalOf } from './refusals.server'
import type { ServiceAccount } from './service-account.server'

const named = z.object({ localId: z.string().min(1) })
const signedIn = named.extend({ idToken: z.string() })
const tokens = z
  .object({ idToken: z.string(), refreshToken: z.string(), expiresIn: z.coerce.number() })
  .transform(({ idToken, refreshToken, expiresIn }): Tokens => ({ idToken, refreshToken, expiresIn }))
const refreshed = z
  .object({ id_token: z.string(), refresh_token: z.string(), expires_in: z.coerce.number() })
  .transform((t): Tokens => ({ idToken: t.id_token, refreshToken: t.refresh_token, expiresIn: t.expires_in }))
const account = z.object({
  localId: z.string(),
  displayName: z.string().default(''),
  emailVerified: z.boolean().default(false),
  disabled: z.boolean().default(false),
  /** ms */
  passwordUpdatedAt: z.number().default(0),
})
const accounts = z.object({ users: z.array(account).default([]) })
const code = z.object({ oobCode: z.string().min(1) })

export type Tokens = { idToken: string; refreshToken: string; expiresIn: number }
export type FirebaseAccount = z.infer<typeof account>
export type IdentityToolkit = ReturnType<typeof openIdentityToolkit>

type Means = { project: FirebaseProject; addresses: Addresses; serviceAccount: ServiceAccount }

/** The calls to Google's Identity Toolkit. Each throws ProviderRefusal when refused. */
export function openIdentityToolkit({ project, addresses, serviceAccount }: Means) {
  const { apiKey, projectId } = project
  /** On behalf of a user with a password, a token or a code. */
  const asUser = (method: string, body: object) =>
    post(`${addresses.identityToolkit}/accounts:${method}?key=${encodeURIComponent(apiKey)}`, body)
  /** In the shop's own name, for any account of the project. */
  const asShop = async (method: string, body: object) =>
    post(`${addresses.identityToolkit}/projects/${projectId}/accounts${method}`, body, {
      authorization: `Bearer ${await serviceAccount.accessToken()}`,
    })

  return {
    signUp: (email: string, password: string, displayName: string) =>
      read(named, asUser('signUp', { email, password, displayName })),

    signInWithPassword: (email: string, password: string) =>
      read(signedIn, asUser('signInWithPassword', { email, password, returnSecureToken: true })),

    async signInAs(uid: string, sessionId: number) {
      const token = await serviceAccount.customToken(uid, sessionId)
      return read(tokens, asUser('signInWithCustomToken', { token, returnSecureToken: true }))
    },

    async refresh(refreshToken: string) {
      const address = `${addresses.secureToken}/token?key=${encodeURIComponent(apiKey)}`
      const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken })
      return read(refreshed, fetchJson(address, { method: 'POST', body }))
    },

    changePassword: (idToken: string, password: string) =>
      read(named, asUser('update', { idToken, password, returnSecureToken: false })),

    /** Sets a password by an email's code, which also verifies the address. */
    resetPassword: (oobCode: string, newPassword: string) =>
      read(z.object({ email: z.string() }), asUser('resetPassword', { oobCode, newPassword })),

    async lookup(by: { email: [string] } | { localId: [string] }): Promise<FirebaseAccount | null> {
      return (await read(accounts, asShop(':lookup', by))).users[0] ?? null
    },

    /** Creates an account without a password. */
    create: (person: { localId: string; email: string; displayName: string; emailVerified: boolean }) =>
      read(named, asShop('', person)),

    delete: (localId: string) => read(z.object({}), asShop(':delete', { localId })),

    /** The code for an email that the shop sends itself. */
    async makeResetCode(email: string): Promise<string> {
      const input = { requestType: 'PASSWORD_RESET', email, returnOobLink: true }
      return (await read(code, asShop(':sendOobCode', input))).oobCode
    },

    /** Sets the claims of the next ID tokens. */
    setClaims: (localId: string, userIds: UserIds) =>
      read(named, asShop(':update', { localId, customAttributes: JSON.stringify({ userIds }) })),
  }
}

function post(url: string, body: object, headers: Record<string, string> = {}) {
  const json = { 'content-type': 'application/json', ...headers }
  return fetchJson(url, { method: 'POST', headers: json, body: JSON.stringify(body) })
}

async function read<T>(schema: z.ZodType<T>, asked: ReturnType<typeof fetchJson>): Promise<T> {
  const answer = await asked
  if (!answer.ok) throw refusalOf(answer.body)
  const parsed = schema.safeParse(answer.body)
  if (!parsed.success) throw new ProviderRefusal('unavailable', 'UNEXPECTED_ANSWER')
  return parsed.data
}
