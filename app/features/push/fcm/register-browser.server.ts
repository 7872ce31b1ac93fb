import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { askGoogle } from './ask-google.server'
import type { PushKeys } from '../push'
import type { FcmAddresses, FcmProject } from './project.server'

/** A browser's subscription at its own push service. */
export type BrowserSubscription = { endpoint: string; keys: PushKeys }

const installed = z.object({ authToken: z.object({ token: z.string().min(1) }) })
const registered = z.object({ token: z.string().min(1).max(4_000) })

/**
 * Registers a browser's subscription at FCM and returns the registration; null when Firebase refuses it. The server does
 * it in place of Firebase's script, so that pages load nothing from Google and the strict CSP stays.
 */
export async function registerBrowser(
  { projectId, apiKey, appId, vapidKey }: FcmProject,
  addresses: FcmAddresses,
  { endpoint, keys }: BrowserSubscription,
): Promise<string | null> {
  const key = { 'x-goog-api-key': apiKey }
  const project = `projects/${projectId}`
  const installation = await ask(`${addresses.installations}/${project}/installations`, key, {
    fid: newInstallationId(),
    authVersion: 'FIS_v2',
    appId,
    sdkVersion: 'w:0.6.6',
  })
  const { data: known } = installed.safeParse(installation)
  if (!known) return null
  const headers = { ...key, 'x-goog-firebase-installations-auth': `FIS ${known.authToken.token}` }
  const web = { endpoint, ...keys, applicationPubKey: vapidKey }
  const answer = await ask(`${addresses.registrations}/${project}/registrations`, headers, { web })
  return registered.safeParse(answer).data?.token ?? null
}

async function ask(url: string, headers: Record<string, string>, body: object): Promise<unknown> {
  const answer = await askGoogle(url, { method: 'POST', headers, body })
  if (answer.status === 429 || answer.status >= 500) throw new Error(`Firebase answered ${answer.status}`)
  return answer.ok ? answer.body : null
}

/** A new id of an installation: 17 bytes whose first four bits are 0111, as 22 letters. */
function newInstallationId(): string {
  const bytes = randomBytes(17)
  bytes[0] = 0b0111_0000 | (bytes[0]! & 0b1111)
  return bytes.toString('base64url').slice(0, 22)
}
