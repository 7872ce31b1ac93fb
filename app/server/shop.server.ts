import { createContext } from 'react-router'
import type { Database } from '~/db/connection.server'
import type { Config } from './config/config.server'
import type { Visitor } from '~/features/identity/identity'
import type { IdentityProvider } from '~/features/identity/identity.server'
import type { Storage } from '~/features/media/storage.server'
import type { InvoiceIntegrator } from '~/features/fulfilment/fulfilment'
import type { Gateways } from '~/features/payments/payments'
import type { Limits } from '~/http/bounds/limits.server'
import type { Mail } from '~/features/notifications/sending/mail.server'
import type { Log } from './log.server'

/** What the program is made of; tests give their own. */
export type Deps = {
  config: Config
  /** Signs links that leave the shop. */
  secret: string
  db: Database['db']
  /** Connections of its own: whether the database answers is told also while all others are lent out. */
  probeDb: Database['db']
  log: Log
  clock: () => Date
  mail: Mail
  identity: IdentityProvider
  storage: Storage
  /** Who takes the money of cards. */
  gateways: Gateways
  /** Who makes the invoices; null: they are made by hand. */
  integrator: InvoiceIntegrator | null
  /** False while the process drains. */
  accepting: () => boolean
}

/** The context of one request to a page or call: the program's dependencies, the visitor and the answer's headers. */
export type RequestContext = Deps & {
  visitor: Visitor
  /** Base address of the shop as the visitor sees it, without a slash at the end. */
  origin: string
  ip: string
  requestId: string
  /** What everybody has done of late. */
  limits: Limits
  /** Set when too much was asked for: seconds until more is done. */
  retryAfter: number | null
  /** Another site whose page this one shows in a frame; null: none. */
  frameOrigin: string | null
  /** For the inline scripts of this answer. */
  nonce: string
  /** Sent with this answer besides the session's own. */
  cookies: string[]
  /** Becomes true when the database did not answer while a page was made. */
  outage: boolean
}

export const shop = createContext<RequestContext>()
