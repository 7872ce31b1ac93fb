import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { LimitedClient } from './limited-client.server'
import { startWaiting } from './patience.server'

type Given = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void
type Release = (broken?: Error | boolean) => void

/** A pool that counts the wait for a connection as waiting time of the request, and checks connections that may be lost. */
export class ShopPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Given): void
  override connect(callback?: Given): Promise<pg.PoolClient> | void {
    if (callback) return this.#lend(callback, AsyncLocalStorage.snapshot())
    return new Promise((resolve, reject) =>
      this.#lend((error, client) => (error ? reject(error) : resolve(client!)), AsyncLocalStorage.snapshot()),
    )
  }

  // The callback runs in the context of the request that returns the connection, so the own context is restored.
  #lend(callback: Given, inContext: (go: () => void) => void): void {
    let isOver = false
    const stopWaiting = startWaiting((why) => {
      isOver = true
      callback(why, undefined, () => undefined)
    })
    if (isOver) return
    super.connect((error, client, release) => {
      stopWaiting()
      // Without a connection the driver passes no release function.
      if (isOver) return client && release()
      inContext(() => {
        if (!client || !(client as unknown as LimitedClient).isDoubtful)
          return callback(error, client, release)
        release(true)
        this.#lend(callback, inContext)
      })
    })
  }
}
