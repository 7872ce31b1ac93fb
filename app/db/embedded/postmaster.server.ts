import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './account.server'
import { workingFolder } from './cluster.server'
import { type EmbeddedOptions, EmbeddedPostgresError } from './contract'
import type { Endpoint } from './endpoint.server'
import { type Credentials, type ServerFolder, writePrivate } from './folder.server'
import { listPostgresProcesses, whoseProcess } from './postgres-processes.server'
import { identifyProcess } from './process-identity.server'
import { programEnvironment } from './program.server'
import { accessRules, writeSettings } from './settings.server'
import { text } from './text'

/**
 * Pid of the PostgreSQL that runs on this cluster, undefined when none does. A pid file whose number now
 * belongs to an unrelated process is removed: PostgreSQL would refuse to start because of it.
 */
export function findPostmaster(folder: ServerFolder, { clusterName }: Credentials): number | undefined {
  const pid = readPid(folder)
  if (!pid || !identifyProcess(pid)) return undefined
  const postgres = listPostgresProcesses().find((found) => found.pid === pid)
  if (postgres && whoseProcess(postgres, clusterName) !== 'others') return pid
  if (listSurvivors(clusterName).length === 0) rmSync(pidFile(folder), { force: true })
  return undefined
}

/** Starts PostgreSQL in its own session, so it outlives a killed parent and a Ctrl+C of the terminal. */
export async function launchPostmaster(
  folder: ServerFolder,
  postgres: string,
  account: Account | undefined,
  endpoint: Endpoint,
  { clusterName }: Credentials,
  { fast = false, environment }: Pick<EmbeddedOptions, 'fast' | 'environment'>,
): Promise<number> {
  await waitForSurvivors(clusterName)
  const home = workingFolder(folder.cluster, account)
  writePrivate(path.join(folder.cluster, 'postgresql.conf'), writeSettings(endpoint, home, fast), account)
  writePrivate(path.join(folder.cluster, 'pg_hba.conf'), accessRules, account)
  rmSync(folder.startLog, { force: true })
  const output = openSync(folder.startLog, 'wx', 0o600)
  const child = spawn(postgres, ['-D', home, '-c', `cluster_name=${clusterName}`], {
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

/** Fast shutdown; after 4 s the immediate one, which the next start recovers from. Never more than 5 s. */
export async function shutDown(pid: number) {
  await signalAndWait(pid, 'SIGINT', 4_000)
  await signalAndWait(pid, 'SIGQUIT', 900)
}

async function signalAndWait(pid: number, signal: NodeJS.Signals, waitMs: number) {
  if (!identifyProcess(pid)) return
  process.kill(pid, signal)
  const deadline = Date.now() + waitMs
  while (identifyProcess(pid) && Date.now() < deadline) await pause(10)
}

/** After a killed postmaster its workers end by themselves; a new server beside them would damage the data. */
async function waitForSurvivors(clusterName: string) {
  const deadline = Date.now() + 10_000
  for (let pids = listSurvivors(clusterName); pids.length > 0; pids = listSurvivors(clusterName)) {
    if (Date.now() > deadline) throw new EmbeddedPostgresError(text.survivors(pids.join(', ')))
    await pause(50)
  }
}

function listSurvivors(clusterName: string): number[] {
  const ours = listPostgresProcesses().filter((found) => whoseProcess(found, clusterName) === 'ours')
  return ours.map(({ pid }) => pid).filter((pid) => identifyProcess(pid))
}

function readPid(folder: ServerFolder): number | undefined {
  try {
    return Number.parseInt(readFileSync(pidFile(folder), 'utf8'), 10) || undefined
  } catch {
    return undefined
  }
}

const pidFile = (folder: ServerFolder) => path.join(folder.cluster, 'postmaster.pid')
