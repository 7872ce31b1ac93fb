import { z } from 'zod'
import { BadConfig } from './bad-config.server'
import type { FcmProject } from '~/features/push/push.server'
import { text } from '../server.text'

const { must } = text.config

export const pushEnvironment = {
  FCM_APP_ID: z
    .string()
    .regex(/^\d+:\d+:web:[\da-f]+$/, must.fcmAppId)
    .optional(),
  FCM_VAPID_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, must.fcmVapidKey)
    .optional(),
}

type Environment = z.infer<z.ZodObject<typeof pushEnvironment>> & {
  FIREBASE_PROJECT_ID?: string
  FIREBASE_API_KEY?: string
  FIREBASE_SERVICE_ACCOUNT?: { clientEmail: string; privateKey: string }
}

/** The project at Firebase Cloud Messaging; null: none. Throws BadConfig when only a part is given. */
export function readFcm(e: Environment): FcmProject | null {
  const { FCM_APP_ID: appId, FCM_VAPID_KEY: vapidKey } = e
  if (!appId && !vapidKey) return null
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_SERVICE_ACCOUNT: account } = e
  if (!appId || !vapidKey || !projectId || !apiKey || !account) throw new BadConfig(text.config.missingForFcm)
  return { projectId, apiKey, appId, vapidKey, ...account }
}
