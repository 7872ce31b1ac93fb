import { z } from 'zod'
import { text } from '../server.text'

const { must } = text.config

export const edgeEnvironment = {
  EDGE_CACHE: z.enum(['on', 'off'], must.onOrOff).default('off'),
  PURGE_URL: z.url({ protocol: /^https?$/, error: must.purgeUrl }).optional(),
}

/** A cache in front of all processes that keeps stored answers until it is told otherwise. */
export type Edge = {
  /** Told which tags to drop; null: answers leave it by their age alone. */
  purgeUrl: string | null
}

/** The cache in front of the shop; null: none keeps pages. */
export function readEdge(e: z.infer<z.ZodObject<typeof edgeEnvironment>>): Edge | null {
  return e.EDGE_CACHE === 'on' ? { purgeUrl: e.PURGE_URL ?? null } : null
}
