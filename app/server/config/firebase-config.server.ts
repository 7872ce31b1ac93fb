import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { BadConfig } from './bad-config.server'
import type { FirebaseProject } from '~/features/identity/identity.server'
import { text } from '../server.text'

const { must } = text.config

const serviceAccountKey = z.object({ client_email: z.email(), private_key: z.string().refine(isPrivateKey) })

export const firebaseEnvironment = {
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z\d-]{3,}$/, must.firebaseProject)
    .optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]+$/, must.firebaseApiKey)
    .optional(),
  FIREBASE_SERVICE_ACCOUNT: z
    .string()
    .transform((given, ctx) => {
      const { data } = serviceAccountKey.safeParse(readKey(given))
      if (data) return { clientEmail: data.client_email, privateKey: data.private_key }
      ctx.addIssue(must.firebaseServiceAccount)
      return z.NEVER
    })
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .refine((host) => URL.parse(`http://${host}`)?.host === host, must.firebaseEmulator)
    .optional(),
}

type Environment = z.infer<z.ZodObject<typeof firebaseEnvironment>> & { VITRIN_MODE: 'demo' | 'live' }

/** The project at Firebase. Throws BadConfig when something is missing; a live shop takes no unsigned tokens of an emulator. */
export function readFirebase(e: Environment): FirebaseProject {
  const host = e.FIREBASE_AUTH_EMULATOR_HOST
  if (host !== undefined) {
    if (e.VITRIN_MODE === 'live')
      throw new BadConfig(text.config.invalid('FIREBASE_AUTH_EMULATOR_HOST', must.firebaseLive))
    return {
      projectId: needed(e, 'FIREBASE_PROJECT_ID'),
      // An emulator accepts any key.
      apiKey: e.FIREBASE_API_KEY ?? 'emulator',
      access: { by: 'emulator', host },
    }
  }
  return {
    projectId: needed(e, 'FIREBASE_PROJECT_ID'),
    apiKey: needed(e, 'FIREBASE_API_KEY'),
    access: { by: 'service account', ...needed(e, 'FIREBASE_SERVICE_ACCOUNT') },
  }
}

function needed<K extends keyof Environment>(e: Environment, name: K): NonNullable<Environment[K]> {
  const value = e[name]
  if (value == null) throw new BadConfig(text.config.missingForFirebase(name))
  return value
}

/** The parsed JSON, given as text or as the path of a file; null for neither. */
function readKey(given: string): unknown {
  try {
    return JSON.parse(given.trimStart().startsWith('{') ? given : readFileSync(given, 'utf8'))
  } catch {
    return null
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
