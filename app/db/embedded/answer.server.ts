import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { EmbeddedPostgresError } from './contract'
import { connectAsSuperuser, type Endpoint } from './endpoint.server'
import type { Credentials, ServerFolder } from './folder.server'
import { identifyProcess } from './process-identity.server'
import { text } from './text'

/** Waits until the server answers. False when it ended; throws when it lives on without answering. */
export async function waitForAnswer(
  folder: ServerFolder,
  pid: number,
  endpoint: () => Endpoint | undefined,
  credentials: Credentials,
  waitMs: number,
): Promise<boolean> {
  const deadline = Date.now() + waitMs
  while (identifyProcess(pid)) {
    const at = endpoint()
    if (at && (await answers(folder, at, credentials))) return true
    if (Date.now() > deadline) throw new EmbeddedPostgresError(text.noAnswer(pid))
    await pause(20)
  }
  return false
}

/** Why the last start ended: what PostgreSQL printed before its own log began, or the last error in that log. */
export function readStartFailure(folder: ServerFolder): string {
  const printed = readLines(folder.startLog)
  const logged = newestLog(path.join(folder.cluster, 'log')).flatMap(readLines)
  const isCause = (line: string) => /FATAL|PANIC|error while loading/.test(line) && !refusal.test(line)
  return printed.findLast(isCause) ?? logged.findLast(isCause) ?? printed.at(-1) ?? '?'
}

// What our own questions got while the server was on its way up or down.
const refusal = /the database system is (starting up|shutting down|not yet accepting)/

async function answers(folder: ServerFolder, endpoint: Endpoint, credentials: Credentials) {
  try {
    const client = await connectAsSuperuser(folder, endpoint, credentials)
    await client.end()
    return true
  } catch {
    return false
  }
}

function newestLog(logFolder: string): string[] {
  try {
    const files = readdirSync(logFolder).map((name) => path.join(logFolder, name))
    return files.toSorted((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs).slice(-1)
  } catch {
    return []
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').trim().split('\n').filter(Boolean)
  } catch {
    return []
  }
}
