import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import type { LimitedClient } from './limited-client.server'
import { startWaiting } from './patience.server'

type Given = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void
type Release = (broken?: Error | boolean) => void

/** A pool whose waiting counts for the request that waits, and which gives out no connection that may have gone. */
export class ShopPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Given): void
  override connect(callback?: Given): Promise<pg.PoolClient> | void {
    if (callback) return this.#lend(callback, AsyncLocalStorage.snapshot())
    return new Promise((resolve, reject) =>
      this.#lend((error, client) => (error ? reject(error) : resolve(client!)), AsyncLocalStorage.snapshot()),
    )
  }

  // A connection is handed on by whichever request gives it back: the next one goes on in its own context.
  #lend(callback: Given, inContext: (go: () => void) => void): void {
    let isOver = false
    const stopWaiting = startWaiting((why) => {
      isOver = true
      callback(why, undefined, () => undefined)
    })
    if (isOver) return
    super.connect((error, client, release) => {
      stopWaiting()
      // Where there is no connection in the end there is nothing to give back, and the driver passes no function for it.
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
