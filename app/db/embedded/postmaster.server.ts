import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './account.server'
import { workingFolder } from './cluster.server'
import type { EmbeddedOptions } from './contract'
import { chooseEndpoint } from './endpoint.server'
import { type Credentials, type ServerFolder, writePrivate } from './folder.server'
import { isProcess, listPostgresProcesses } from './postgres-processes.server'
import { programEnvironment } from './program.server'
import { accessRules, writeSettings } from './settings.server'

/** The process ids of this cluster's server: its postmaster and its workers. Empty when no server runs. */
export function listServerProcesses({ clusterName }: Credentials): number[] {
  return listPostgresProcesses().flatMap(({ pid, command }) => (command.includes(clusterName) ? [pid] : []))
}

/**
 * Starts PostgreSQL in its own session, so that it survives a killed parent and a Ctrl+C of the terminal. If two processes
 * start it at the same time, PostgreSQL runs only one of the servers.
 */
export async function launchPostmaster(
  folder: ServerFolder,
  postgres: string,
  account: Account | undefined,
  credentials: Credentials,
  { fast = false, environment, backupFolder }: Pick<EmbeddedOptions, 'fast' | 'environment' | 'backupFolder'>,
): Promise<number> {
  removeReusedPid(folder, credentials)
  const home = workingFolder(folder.cluster, account)
  const settings = writeSettings(await chooseEndpoint(folder), home, { fast, backupFolder })
  writePrivate(path.join(folder.cluster, 'postgresql.conf'), settings, account)
  writePrivate(path.join(folder.cluster, 'pg_hba.conf'), accessRules, account)
  const printed = `${folder.startLog}.${process.pid}`
  rmSync(printed, { force: true })
  const output = openSync(printed, 'wx', 0o600)
  renameSync(printed, folder.startLog)
  const child = spawn(postgres, ['-D', home, '-c', `cluster_name=${credentials.clusterName}`], {
    cwd: folder.cluster,
    env: { ...programEnvironment, ...environment },
    detached: true,
    stdio: ['ignore', output, output],
    ...account,
  })
  closeSync(output)
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject))
  child.unref()
  return child.pid as number
}

/** Stops the server within 5 s: a fast shutdown, and after 4 s an immediate one, from which the next start recovers. */
export async function shutDown(folder: ServerFolder, credentials: Credentials): Promise<void> {
  const pid = readPid(folder)
  const runs = () => pid !== undefined && listServerProcesses(credentials).includes(pid)
  for (const [signal, waitMs] of [
    ['SIGINT', 4_000],
    ['SIGQUIT', 900],
  ] as const) {
    if (!runs()) return
    process.kill(pid!, signal)
    const deadline = Date.now() + waitMs
    while (runs() && Date.now() < deadline) await pause(10)
  }
}

/**
 * Removes an outdated pid file. PostgreSQL refuses to start while a process with the id in this file exists, even if the id
 * now belongs to an unrelated process, as after a restart of a container.
 */
function removeReusedPid(folder: ServerFolder, credentials: Credentials): void {
  const pid = readPid(folder)
  if (pid !== undefined && isProcess(pid) && listServerProcesses(credentials).length === 0)
    rmSync(pidFile(folder), { force: true })
}

function readPid(folder: ServerFolder): number | undefined {
  try {
    return Number.parseInt(readFileSync(pidFile(folder), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

const pidFile = (folder: ServerFolder) => path.join(folder.cluster, 'postmaster.pid')
