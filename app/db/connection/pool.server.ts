import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { LimitedClient } from './limited-client.server'
import { startWaiting } from './patience.server'

type Given = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void
type Release = (broken?: Error | boolean) => void

/** A pool that counts waiting for a connection as waiting of the request, and never lends a connection that may be dead. */
export class ShopPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Given): void
  override connect(callback?: Given): Promise<pg.PoolClient> | void {
    if (callback) return this.#lend(callback, AsyncLocalStorage.snapshot())
    return new Promise((resolve, reject) =>
      this.#lend((error, client) => (error ? reject(error) : resolve(client!)), AsyncLocalStorage.snapshot()),
    )
  }

  // The request that returns a connection hands it on: the next request continues in its own context.
  #lend(callback: Given, inContext: (go: () => void) => void): void {
    let isOver = false
    const stopWaiting = startWaiting((why) => {
      isOver = true
      callback(why, undefined, () => undefined)
    })
    if (isOver) return
    super.connect((error, client, release) => {
      stopWaiting()
      // Without a connection there is nothing to return, and the driver passes no release function.
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
