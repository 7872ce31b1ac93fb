import { existsSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { Servers } from '~/db/connection/servers.server'
import type { Places } from '~/server/config/config.server'
import { archivingSettings } from '~/db/backup/wal.server'
import { openEmbedded } from '../db/connect'
import { Refusal } from '../start/operator.mjs'
import { text } from './text'

/** A running server on this machine, as its superuser sees it. */
export interface RunningCluster {
  client: pg.Client
  /** PostgreSQL's data folder. */
  folder: string
  /** The shop's database. */
  database: string
  /** Files that an embedded server or a demo shop needs beside its data folder. */
  keys: string[]
  leave(): Promise<void>
}

/** The server of DATABASE_URL, or the embedded one of the data folder, started or shared. It archives to the folder of backups. */
export async function openCluster(
  { databaseUrl, dataFolder }: Pick<Places, 'databaseUrl' | 'dataFolder'>,
  backupFolder: string,
): Promise<RunningCluster> {
  const cluster = databaseUrl
    ? await openOutside(databaseUrl, dataFolder)
    : await openOwn(dataFolder, backupFolder)
  try {
    await requireArchiving(cluster, backupFolder, databaseUrl === null)
    return cluster
  } catch (error) {
    await cluster.leave()
    throw error
  }
}

async function openOutside(databaseUrl: string, dataFolder: string): Promise<RunningCluster> {
  const { url } = await new Servers(databaseUrl).choose()
  const client = new pg.Client({ connectionString: url, application_name: 'vitrin-backup' })
  client.on('error', () => undefined)
  await client.connect()
  const leave = () => client.end()
  try {
    const { rows } = await client.query<{ superuser: boolean; database: string }>(
      'select rolsuper as superuser, current_database() as database from pg_roles where rolname = current_user',
    )
    if (!rows[0]!.superuser) throw new Refusal(text.notASuperuser)
    const shown = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
    const { folder } = shown.rows[0]!
    // On another machine, or closed to this user.
    if (!existsSync(path.join(folder, 'global', 'pg_control'))) throw new Refusal(text.notReadable(folder))
    return { client, folder, database: rows[0]!.database, keys: keysOf(dataFolder), leave }
  } catch (error) {
    await leave()
    throw error
  }
}

async function openOwn(dataFolder: string, backupFolder: string): Promise<RunningCluster> {
  const server = await openEmbedded(dataFolder, { backupFolder, mayBeNew: false })
  const client = await server.connectAsSuperuser()
  return {
    client,
    folder: server.cluster,
    database: 'vitrin',
    keys: keysOf(dataFolder),
    leave: async () => {
      await client.end()
      await server.stop()
    },
  }
}

const keysOf = (dataFolder: string) =>
  [path.join(dataFolder, 'postgres', 'credentials.json'), path.join(dataFolder, 'secret')].filter((file) =>
    existsSync(file),
  )

/** A base without the log that follows it would be a backup of one moment only, which db:dump makes better. */
async function requireArchiving({ client }: RunningCluster, backupFolder: string, isEmbedded: boolean) {
  const { rows } = await client.query<{ mode: string }>(`select current_setting('archive_mode') as mode`)
  if (rows[0]!.mode !== 'off') return
  if (isEmbedded) throw new Refusal(text.noArchive(backupFolder))
  const settings = Object.entries(archivingSettings(backupFolder)).map(
    ([name, value]) => `${name} = ${value}`,
  )
  throw new Refusal(text.noArchiveOutside(backupFolder, settings.join('\n')))
}
