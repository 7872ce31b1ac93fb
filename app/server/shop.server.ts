import { createContext } from 'react-router'
import type { Database } from '~/db/connection.server'
import type { Config } from './config/config.server'
import type { Visitor } from '~/features/identity/identity'
import type { IdentityProvider } from '~/features/identity/identity.server'
import type { Storage } from '~/features/media/storage.server'
import type { InvoiceIntegrator } from '~/features/fulfilment/fulfilment'
import type { Gateways } from '~/features/payments/payments'
import type { ForStore } from '~/http/stored/for-store.server'
import type { Limits } from '~/http/bounds/limits.server'
import type { PushProviders } from '~/features/push/push.server'
import type { Mail } from '~/features/notifications/sending/mail.server'
import type { Sms } from '~/features/notifications/sms/sms.server'
import type { Touch } from '~/features/referrers/referrers'
import type { Trackers } from '~/shell/trackers.server'
import type { Log } from './log.server'
import type { Metrics } from './metrics/metrics.server'
import type { Traces } from './traces/traces'

/** The parts of the program; tests pass their own. */
export type Deps = {
  config: Config
  /** Signs links in emails. */
  secret: string
  db: Database['db']
  /** Connections for health checks alone, so that readiness is known while all others are in use. */
  probeDb: Database['db']
  /** The replicas that pages of the catalogue are read from; null: there are none. */
  replicas: Database['replicas']
  log: Log
  clock: () => Date
  mail: Mail
  /** Text messages; null: no provider is set up. */
  sms: Sms | null
  identity: IdentityProvider
  storage: Storage
  /** The providers of card payments that are set up now. */
  gateways: () => Promise<Gateways>
  /** The providers of notifications. */
  push: PushProviders
  /** The invoice integrator; null: invoices are made by hand. */
  integrator: InvoiceIntegrator | null
  /** Counts what this process does; null: nobody asks. */
  metrics: Metrics | null
  /** Exports the steps of requests and jobs; null: nobody wants them. */
  traces: Traces | null
  /** False while the process drains. */
  accepting: () => boolean
}

/** The part of the shop that answers a request. `route`: the pattern of its address, never the address; null: none was found. */
export type Found = { route: string | null }

/** The context of one request: the program's parts and the visitor. */
export type RequestContext = Deps & {
  visitor: Visitor
  /** Base address of the shop as the visitor sees it, without a slash at the end. */
  origin: string
  ip: string
  requestId: string
  /** The counters of limited actions. */
  limits: Limits
  /** Seconds to wait after a limit was reached; null: no limit was reached. */
  retryAfter: number | null
  /** Source of the frames on this page, as the content security policy names it; null: none. */
  frameOrigin: string | null
  /** The arrival from outside that this request is; null: none. */
  arrival: Touch | null
  /** Containers and pixels of this page; null: none. */
  trackers: Trackers | null
  found: Found
  /** Set for an answer that is stored for everybody; null for the answer of one visitor. */
  stored: ForStore | null
  /** Nonce of the inline scripts of this answer. */
  nonce: string
  /** Cookies of this answer besides that of the session. */
  cookies: string[]
  /** True once the database has failed to answer while this page was made. */
  outage: boolean
}

export const shop = createContext<RequestContext>()
