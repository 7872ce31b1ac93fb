import { setTimeout as pause } from 'node:timers/promises'
import type { Account } from './account.server'
import type { EmbeddedOptions } from './contract'
import { ensureRunning, type Running } from './ensure-running.server'
import type { ServerFolder } from './folder.server'
import { identifyProcess } from './process-identity.server'
import { withStartLock } from './start-lock.server'
import { text } from './text'

const checkMs = 500

/** Starts the server again on the same address whenever it died; returns how to end the watch. */
export function supervise(
  folder: ServerFolder,
  account: Account | undefined,
  options: EmbeddedOptions,
  started: Running,
): () => Promise<void> {
  const ending = new AbortController()
  const watch = keepAlive()
  return () => {
    ending.abort()
    return watch
  }

  async function keepAlive() {
    let { pid } = started
    while (await nextCheck()) {
      if (identifyProcess(pid)) continue
      try {
        options.log.warn({ pid }, 'embedded postgres ended, starting it again')
        options.onProgress?.(text.restarting)
        const restart = () => ensureRunning(folder, account, options, true, started.endpoint)
        pid = (await withStartLock(folder.lock, restart)).pid
      } catch (error) {
        options.log.error({ err: error }, 'embedded postgres could not be started again')
      }
    }
  }

  function nextCheck() {
    return pause(checkMs, undefined, { signal: ending.signal, ref: false }).then(
      () => true,
      () => false,
    )
  }
}
