import type { App } from '../../app/server/app.server'
import { readConfig } from '../../app/server/config/config.server'
import type { Database } from '../../app/db/connection.server'
import { filesFolder, folderStorage } from '../../app/features/media/storage.server'
import { httpIntegrator } from '../../app/features/fulfilment/fulfilment.server'
import { openGateways } from '../../app/server/payments/gateways.server'
import { openPushProviders } from '~/server/push-providers.server'
import { openIdentityProvider } from '../../app/server/identity-provider.server'
import { createLog } from '../../app/server/log.server'
import { inProject } from '../../scripts/start/project.mjs'

export type OpenShop = App & {
  database: Database
  deps: { secret: string; clock: () => Date }
  close(): Promise<void>
}

/** The secret of all measured shops, so that one knows the sessions of another. */
export const secretOfBench = 'a secret of the benchmark, 32 long'

export const origin = 'http://127.0.0.1:3000'

/** The shop as production builds it, in this process, on the given database. Its log is written as always and discarded. */
export async function openShop(url: string, folder: string): Promise<OpenShop> {
  const server = inProject('build', 'server', 'server.js')
  const { createApp, builtPages, openDatabase } = (await import(
    server
  )) as typeof import('../../app/server/server')
  const config = readConfig({ SECRET: secretOfBench, VITRIN_DATA: folder })
  const database = openDatabase(url)
  const secret = config.secret!
  const clock = () => new Date()
  const log = createLog(config.logLevel, { write() {} })
  const app = createApp(
    {
      config,
      secret,
      db: database.db,
      probeDb: database.db,
      replicas: null,
      clock,
      identity: openIdentityProvider({ config, db: database.db, secret, clock }),
      log,
      mail: { send: async () => {} },
      sms: null,
      storage: folderStorage(filesFolder(folder)),
      gateways: openGateways({ config, db: database.db, secret, clock, log }),
      push: openPushProviders({ config, secret, clock }),
      integrator: config.integrator && httpIntegrator(config.integrator),
      metrics: null,
      traces: null,
      accepting: () => true,
    },
    await builtPages(),
  )
  return { ...app, database, deps: { secret, clock }, close: () => database.close() }
}
