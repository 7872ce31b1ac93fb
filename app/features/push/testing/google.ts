import { generateKeyPairSync } from 'node:crypto'
import { openService } from '~/features/identity/firebase/testing/service'
import type { FcmAddresses, FcmProject } from '../fcm/project.server'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })

export const project: FcmProject = {
  projectId: 'vitrin-shop',
  apiKey: 'key',
  appId: '1:123:web:abc',
  vapidKey: 'B'.repeat(87),
  clientEmail: 'shop@vitrin-shop.iam.gserviceaccount.com',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
}

/** Failures of FCM's API, as its documentation shows them. */
export const fcmFailure = (status: number, errorCode: string) => ({
  status,
  body: JSON.stringify({
    error: {
      code: status,
      status: status === 404 ? 'NOT_FOUND' : errorCode,
      details: [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }],
    },
  }),
})

/** Firebase's services on this machine: OAuth, installations, registrations, messages and topics. */
export async function openFirebase() {
  const state: { fails: { status: number; body: string } | null } = { fails: null }
  const topics = new Map<string, Set<string>>()
  const service = await openService(({ method, path }) => {
    if (path === '/token')
      return { body: JSON.stringify({ access_token: 'an access token', expires_in: 3_599 }) }
    if (state.fails) return state.fails
    if (path.endsWith('/installations'))
      return { body: JSON.stringify({ fid: 'f', authToken: { token: 'installation token' } }) }
    if (path === '/registrations/projects/vitrin-shop/registrations')
      return { body: JSON.stringify({ token: 'fcm:registration' }) }
    const topic = /\/registrations\/([^/]+)\/topicSubscriptions(?:\?topic_name=|\/)([^/]+)$/.exec(path)
    if (topic) return changeTopic(decodeURIComponent(topic[1]!), topic[2]!, method)
    return { body: JSON.stringify({ name: 'projects/vitrin-shop/messages/1' }) }
  })
  const at = (name: string) => `http://${service.host}/${name}`
  const addresses: FcmAddresses = {
    fcm: at('fcm'),
    installations: at('installations'),
    registrations: at('registrations'),
    oauth: at('token'),
  }
  return { addresses, asked: service.asked, state, topics }

  function changeTopic(token: string, topic: string, method: string) {
    const followed = topics.get(token) ?? new Set<string>()
    topics.set(token, followed)
    if (method === 'DELETE') {
      followed.delete(topic)
      return { body: '{}' }
    }
    if (followed.has(topic)) return { status: 409, body: '{"error":{"code":409,"status":"ALREADY_EXISTS"}}' }
    followed.add(topic)
    return { body: JSON.stringify({ topic_name: topic }) }
  }
}
