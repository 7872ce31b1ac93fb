import { AsyncLocalStorage } from 'node:async_hooks'

/** The error for an answer that did not arrive in time; `isOutage` recognises its message. */
export class OutOfPatience extends Error {
  constructor() {
    super('Waited too long for an answer')
  }
}

type GiveUp = (why: Error) => void

const nothing = () => undefined

/** The remaining waiting time of one request. Only waits for other systems use it up, not the shop's own work or the upload. */
class Patience {
  #left: number
  #since = 0
  #timer: NodeJS.Timeout | undefined
  #waits = new Set<GiveUp>()
  #ended = false
  /** Runs before the request's first call to an outside service. */
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

  /** Lifts the limit: work after the answer was sent has only its own limits. */
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
 * Runs `work` and returns its result. All its waits for other systems (the database, a bank, an identity provider)
 * together may take `ms`. After that every further wait fails at once (promise R34).
 */
export async function patiently<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const patience = new Patience(ms)
  try {
    return await current.run(patience, work)
  } finally {
    patience.end()
  }
}

/** Runs work without the limits of the current request, for example a job that a notification woke during that request. */
export function unhurriedly<T>(work: () => T): T {
  return current.run(null, work)
}

/**
 * Begins a wait of the running request and returns the function that ends it. `giveUp` is called when the request's
 * waiting time is used up, at once if it is used up already. Waits outside of requests are unlimited.
 */
export function startWaiting(giveUp: GiveUp): () => void {
  return current.getStore()?.wait(giveUp) ?? nothing
}

/** Sets `act`, which runs before the running request's first call to an outside service, for example a bank. */
export function beforeAskingOutside(act: () => void): void {
  const patience = current.getStore()
  if (patience) patience.goOutside = act
}

/** Calls an outside service, for `ms` and for the request's remaining waiting time at most. The signal aborts the call. */
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
