// @module-tag once
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openDatabase } from '~/db/connection.server'
import { startEmbeddedPostgres } from '~/db/embedded/embedded.server'
import { migrate } from '~/db/schema/migrate.server'
import { quickestFolder } from '~/db/testing/embedded-test-cluster.server'
import { transaction } from '~/db/transaction.server'
import { filesFolder, folderStorage } from '~/features/media/storage.server'
import { saveSettings } from '~/features/settings/settings.server'
import { goodsInStock } from '~/testing/guest'
import { unlimited } from '~/testing/limits'
import { openCustomers } from '~/testing/server/customers'
import { startProcess } from '~/testing/server/process'
import { hasS3Server, startS3Server } from '~/testing/server/s3/s3-server'
import { environmentOf } from '~/testing/server/s3/s3-settings'
import { openBackupBucket } from '~/server/backups/bucket.server'
import { loadDemo } from '../../../demo/load'
import { runScript } from '../../../scripts/testing/run-script'

// The demo shop on its embedded PostgreSQL, whose process sends the log to a bucket. Nothing of the machine is left afterwards.
const home = mkdtempSync(path.join(quickestFolder(), 'vitrin-bucket-drill-'))
chmodSync(home, 0o711)
const data = path.join(home, 'data')
const backups = path.join(home, 'backups')
afterAll(() => rmSync(home, { recursive: true, force: true }))

describe.runIf(hasS3Server)('a shop whose machine is lost', () => {
  test('comes back on another one from its bucket of backups (promise L46)', async () => {
    const place = await startS3Server()
    const { wal } = await openBackupBucket(place)
    const environment = {
      VITRIN_DATA: data,
      BACKUP_FOLDER: backups,
      LOG_LEVEL: 'warn',
      ...environmentOf(place, 'BACKUP_S3'),
    }
    const script = (command: 'backup' | 'restore', ...args: string[]) =>
      runScript(`scripts/backup/${command}.ts`, args, { ...environment, DATABASE_URL: '' })
    const silent = { info() {}, warn() {}, error() {} }
    const embedded = await startEmbeddedPostgres({
      dataDir: path.join(data, 'postgres'),
      log: silent,
      backupFolder: backups,
    })
    await migrate(embedded.url)
    const { db, pool, close } = openDatabase(embedded.url, { max: 2 })
    await loadDemo(db, { pictures: null })
    await transaction(db, (db) => saveSettings(db, unlimited))
    const [goods] = await goodsInStock(db, 1)
    await pool.query(`update stock_balances set on_hand = 100000 where variant_id = ${goods!.variantId}`)
    await folderStorage(filesFolder(data)).write('documents/a', Buffer.from('levha'))
    const shop = await startProcess(environment)
    await shop.ready()
    // So that the drill is short. Only the waiting for a file of the log that is not full becomes shorter.
    writeFileSync(path.join(data, 'postgres/cluster/local.conf'), "archive_timeout = '3s'\n")
    const superuser = await embedded.connectAsSuperuser()
    await superuser.query('select pg_reload_conf()')
    await superuser.end()
    expect(await script('backup', backups)).toMatchObject({ code: 0, stderr: '' })

    const line = { product_id: goods!.productId, product_variant_id: goods!.variantId, amount: 1 }
    const customers = await openCustomers(shop, line)
    // Customers order until a file of the log that was begun after their first order is in the bucket.
    expect((await customers.order()).status).toBe(200)
    const { rows } = await pool.query<{ name: string; orders: number }>(
      'select pg_walfile_name(pg_current_wal_lsn()) as name, (select count(*)::int from orders) as orders',
    )
    const { name, orders } = rows[0]!
    const isThere = async () =>
      (await Array.fromAsync(wal.list())).some(({ key }) => /^[0-9A-F]{24}\.gz$/.test(key) && key > name)
    while (!(await isThere())) expect((await customers.order()).status).toBe(200)
    const lostAt = Date.now()
    shop.child.kill('SIGKILL')
    await shop.exited
    await close()
    await embedded.stop()
    rmSync(data, { recursive: true })
    rmSync(backups, { recursive: true })

    const began = performance.now()
    const restored = await script('restore', '--from', backups, '--to', 'latest', '--bucket')
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(String(await folderStorage(filesFolder(data)).read('documents/a'))).toBe('levha')
    const again = await startProcess(environment)
    await again.ready()
    expect((await (await openCustomers(again, line)).order()).status).toBe(200)
    const recovery = (performance.now() - began) / 1_000
    expect(await again.stop()).toMatchObject({ code: 0 })

    const after = await startEmbeddedPostgres({ dataDir: path.join(data, 'postgres'), log: silent })
    const found = openDatabase(after.url, { max: 1 })
    const newest = await found.pool.query<{ count: number; at: Date }>(
      // The last order was placed after the restore.
      `select count(*)::int as count, max(placed_at) as at from (
        select placed_at from orders order by placed_at desc offset 1) before`,
    )
    await found.close()
    await after.stop()
    const loss = (lostAt - newest.rows[0]!.at.getTime()) / 1_000
    process.stdout.write(
      `from a bucket: ${loss.toFixed(1)} s lost, first order ${recovery.toFixed(1)} s after the restore began\n`,
    )
    expect(newest.rows[0]!.count).toBeGreaterThanOrEqual(orders)
    expect(loss).toBeLessThan(60)
    expect(recovery).toBeLessThan(600)
  }, 300_000)
})
