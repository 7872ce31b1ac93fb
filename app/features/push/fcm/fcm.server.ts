import { openAccessToken } from '~/features/identity/identity.server'
import type { PushDelivery, PushMessage, PushOptions, PushTarget } from '../push'
import { askGoogle, type GoogleAnswer } from './ask-google.server'
import type { FcmAddresses, FcmProject } from './project.server'
import { type BrowserSubscription, registerBrowser } from './register-browser.server'

/** Sends by Firebase Cloud Messaging (HTTP v1). */
export type Fcm = {
  /** The public key with which browsers subscribe. */
  publicKey: string
  /** The registration of a browser's subscription; null when Firebase refuses it. Throws when Firebase does not answer. */
  register: (subscription: BrowserSubscription) => Promise<string | null>
  send: (target: PushTarget, message: PushMessage, options: PushOptions) => Promise<PushDelivery>
  /** Adds a registration to a topic, or takes it out. False: the registration has ended. */
  follow: (token: string, topic: string, follows: boolean) => Promise<boolean>
}

const google: FcmAddresses = {
  fcm: 'https://fcm.googleapis.com/v1',
  installations: 'https://firebaseinstallations.googleapis.com/v1',
  registrations: 'https://fcmregistrations.googleapis.com/v1',
  oauth: 'https://oauth2.googleapis.com/token',
}

const scope = 'https://www.googleapis.com/auth/firebase.messaging'

type Means = { project: FcmProject; origin: string; clock: () => Date; addresses?: FcmAddresses }

/** Opens the sender for a project. `origin`: of the shop, for links of notifications. */
export function openFcm({ project, origin, clock, addresses = google }: Means): Fcm {
  const base = `${addresses.fcm}/projects/${project.projectId}`
  const accessToken = openAccessToken({ key: project, address: addresses.oauth, scope, clock })
  return {
    publicKey: project.vapidKey,
    register: (subscription) => registerBrowser(project, addresses, subscription),
    send,
    follow,
  }

  async function send({ token }: PushTarget, message: PushMessage, { ttl, urgency }: PushOptions) {
    const { title, body, path, tag } = message
    const webpush = { headers: { TTL: String(ttl), Urgency: urgency }, fcm_options: { link: origin + path } }
    const answer = await ask('POST', `${base}/messages:send`, {
      message: { token, notification: { title, body }, data: { path, tag }, webpush },
    })
    return deliveryOf(answer)
  }

  async function follow(token: string, topic: string, follows: boolean): Promise<boolean> {
    const topics = `${base}/registrations/${encodeURIComponent(token)}/topicSubscriptions`
    const answer = follows
      ? await ask('POST', `${topics}?topic_name=${encodeURIComponent(topic)}`, {})
      : await ask('DELETE', `${topics}/${encodeURIComponent(topic)}`)
    // 409: the registration follows the topic already.
    if (answer.ok || (follows && answer.status === 409)) return true
    if (answer.status === 404) return !follows
    throw new Error(`FCM answered ${answer.status} ${codeOf(answer)} about a topic`)
  }

  async function ask(method: 'POST' | 'DELETE', url: string, body?: object): Promise<GoogleAnswer> {
    return askGoogle(url, { method, headers: { authorization: `Bearer ${await accessToken()}` }, body })
  }
}

function deliveryOf(answer: GoogleAnswer): PushDelivery {
  if (answer.ok) return 'sent'
  const code = codeOf(answer)
  // SENDER_ID_MISMATCH: the registration belongs to another project.
  if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH' || answer.status === 404) return 'gone'
  if (answer.status === 429 || answer.status >= 500 || answer.status === 401)
    throw new Error(`FCM answered ${answer.status} ${code}`)
  return 'refused'
}

type Failed = { error?: { status?: string; details?: { errorCode?: string }[] } }

/** FCM's own code of a failure, or else that of Google's APIs. */
function codeOf({ body }: GoogleAnswer): string {
  const { error } = (body ?? {}) as Failed
  return error?.details?.find(({ errorCode }) => errorCode)?.errorCode ?? error?.status ?? ''
}
