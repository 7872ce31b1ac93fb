import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ServerFolder } from './folder.server'

/** The reason why the last start failed: PostgreSQL's output before its log began, or the last error in that log. */
export function readStartFailure(folder: ServerFolder): string {
  const printed = readLines(folder.startLog)
  const logged = newestLog(path.join(folder.cluster, 'log')).flatMap(readLines)
  const isCause = (line: string) => /FATAL|PANIC|error while loading/.test(line) && !refusal.test(line)
  return printed.findLast(isCause) ?? logged.findLast(isCause) ?? printed.at(-1) ?? '?'
}

// Log lines about our own connections during startup and shutdown.
const refusal = /the database system is (starting up|shutting down|not yet accepting)/

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
