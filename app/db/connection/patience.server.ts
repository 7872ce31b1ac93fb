import { AsyncLocalStorage } from 'node:async_hooks'

/** Thrown where an answer did not come in time; `isOutage` recognises it by its message. */
export class OutOfPatience extends Error {
  constructor() {
    super('Waited too long for an answer')
  }
}

type GiveUp = (why: Error) => void

const nothing = () => undefined

/** The time that one request may still wait. It does not run while the shop itself works or while a visitor sends. */
class Patience {
  #left: number
  #since = 0
  #timer: NodeJS.Timeout | undefined
  #waits = new Set<GiveUp>()
  #ended = false
  /** Runs before the request first asks somebody outside. */
  goOutside: () => void = nothing

  constructor(ms: number) {
    this.#left = ms
  }

  wait(giveUp: GiveUp): () => void {
    if (this.#ended) return nothing
    if (this.#left <= 0) {
      giveUp(new OutOfPatience())
      return nothing
    }
    if (this.#waits.size === 0) {
      this.#since = performance.now()
      this.#timer = setTimeout(() => this.#giveUp(), this.#left)
    }
    this.#waits.add(giveUp)
    return () => {
      if (this.#waits.delete(giveUp) && this.#waits.size === 0) this.#pause()
    }
  }

  /** Work after the answer was sent has only its own limits. */
  end(): void {
    this.#ended = true
    this.#waits.clear()
    clearTimeout(this.#timer)
  }

  #pause(): void {
    clearTimeout(this.#timer)
    this.#left -= performance.now() - this.#since
  }

  #giveUp(): void {
    this.#left = 0
    const waits = [...this.#waits]
    this.#waits.clear()
    for (const giveUp of waits) giveUp(new OutOfPatience())
  }
}

const current = new AsyncLocalStorage<Patience | null>()

/**
 * Runs `work`, which may wait for others (the database, a bank, an identity provider) for `ms` in all, however many it
 * asks one after the other. Afterwards every wait fails at once (promise R34).
 */
export async function patiently<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const patience = new Patience(ms)
  try {
    return await current.run(patience, work)
  } finally {
    patience.end()
  }
}

/** Runs work outside the limits of the request in whose context it happens to start: a job that a notification has woken. */
export function unhurriedly<T>(work: () => T): T {
  return current.run(null, work)
}

/**
 * Begins a wait of the running request and returns how to end it. `giveUp` is called when the request's time is over,
 * at once if it is over already. Outside of requests waits are unlimited.
 */
export function startWaiting(giveUp: GiveUp): () => void {
  return current.getStore()?.wait(giveUp) ?? nothing
}

/** Sets `act`, which runs before the running request first asks somebody outside, for example a bank. */
export function beforeAskingOutside(act: () => void): void {
  const patience = current.getStore()
  if (patience) patience.goOutside = act
}

/** Asks somebody outside, for `ms` at most and for the rest of the request's time. The signal ends the call. */
export async function waitAtMost<T>(ms: number, ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  current.getStore()?.goOutside()
  const patience = new AbortController()
  const stopWaiting = startWaiting((why) => patience.abort(why))
  try {
    return await ask(AbortSignal.any([patience.signal, AbortSignal.timeout(ms)]))
  } finally {
    stopWaiting()
  }
}
