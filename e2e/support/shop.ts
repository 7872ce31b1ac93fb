import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemoShop } from '../../app/server/demo.server'
import { filesFolder, folderStorage } from '../../app/features/media/storage.server'
import { withShopDatabase } from '../../scripts/db/shop-database'
import { untilShopReady } from './shop-ready'

const port = process.env.E2E_PORT ?? '3199'

/** Playwright global setup: starts the built shop on a data folder of its own with the demo, and stops it afterwards. */
export default async function startShopForJourneys(): Promise<() => Promise<void>> {
  const data = process.env.E2E_DATA ?? (await mkdtemp(join(tmpdir(), 'vitrin-e2e-')))
  if (!process.env.DATABASE_URL && !existsSync(join(data, 'postgres'))) await loadDemoInto(data)
  // Commands of the operator work on the same shop.
  process.env.VITRIN_DATA = data
  const shop = spawn(process.execPath, ['build/server/server.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      VITRIN_DATA: data,
      PUBLIC_URL: '',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(shop, 'exit')
  await untilShopReady(`http://127.0.0.1:${port}`, ended)
  return async () => {
    shop.kill('SIGTERM')
    await ended
    if (!process.env.E2E_DATA) await rm(data, { recursive: true, force: true })
  }
}

// As the first start does, but without making picture sizes in advance: most journeys look at none.
function loadDemoInto(dataFolder: string): Promise<void> {
  const storage = folderStorage(filesFolder(dataFolder))
  return withShopDatabase({ databaseUrl: null, backupFolder: null, dataFolder }, ({ db }) =>
    loadDemoShop({ db, storage }, () => undefined),
  )
}
