import type { Writable } from 'node:stream'
import pg from 'pg'
import { LimitedClient } from './limited-client.server'

/** Statements one connection keeps at most: the server holds the plan of each in that connection's memory. */
const mostPrepared = 128
/** Texts whose return is noticed: what is sent once (an import's, a rare filter) is not worth a plan that is kept. */
const mostNoticed = 1_000

const noticed = new Map<string, true>()

type Answer = (error: Error | undefined, result: pg.QueryResult) => void

/**
 * A connection that prepares what is sent again: the server reads and plans such a statement once per connection instead
 * of every time. It goes by the text, so whoever writes statements need not know, as long as what varies is a value.
 */
export class PreparingClient extends LimitedClient {
  // From the text to its name on this connection, the least lately used first.
  #names = new Map<string, string>()
  #given = 0
  #waiting: (() => void)[] = []
  /** Set as soon as the commit is sent: what came after it would be no part of the transaction. */
  hasEnded = false

  // The driver's many signatures are one to the pool: what to ask, values, whom to tell.
  override query(...args: unknown[]): never {
    if (this.hasEnded) throw new Error('The transaction has ended')
    const [config, values, answer] = args as [unknown, unknown, Answer | undefined]
    const text = textOf(config, values)
    if (text === null || !isSentAgain(text)) return this.#send(...args)
    if (answer) return this.#sendPrepared(text, config as pg.QueryConfig, values, answer)
    return new Promise((resolve, reject) =>
      this.#sendPrepared(text, config as pg.QueryConfig, values, (error, result) =>
        error ? reject(error) : resolve(result),
      ),
    ) as never
  }

  /** Settles when the next statement is on its way to the server. */
  nextSent(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** What is sent until the running code waits goes out in one piece: each piece is a system call, and wakes the server. */
  gather(): void {
    const { stream } = (this as unknown as { connection: { stream: Writable } }).connection
    stream.cork()
    process.nextTick(() => stream.uncork())
  }

  #send(...args: unknown[]): never {
    for (const resolve of this.#waiting.splice(0)) resolve()
    return (super.query as (...args: unknown[]) => never)(...args)
  }

  #sendPrepared(text: string, config: pg.QueryConfig, values: unknown, answer: Answer): never {
    return this.#send({ ...config, name: this.#nameOf(text) }, values, ((error, result) => {
      if (!isOutdated(error)) return answer(error, result)
      // A migration changed what the statement answers with. Whoever is in a transaction has to begin again: as it was
      // before this statement, since a commit may have been sent behind it.
      const isAlone = this.getTransactionStatus() === 'I'
      this.#drop(text, () => {
        if (isAlone) this.#send(config, values, answer)
        else answer(error, result)
      })
    }) satisfies Answer)
  }

  #nameOf(text: string): string {
    const known = this.#names.get(text)
    this.#names.delete(text)
    const [oldest] = this.#names.size >= mostPrepared ? this.#names.keys() : []
    if (oldest !== undefined) this.#drop(oldest)
    // Names are not given twice: what the server still keeps under an old one would be in the way.
    const name = known ?? `kept_${++this.#given}`
    this.#names.set(text, name)
    return name
  }

  // In a failed transaction the server refuses: it keeps one more until the connection ends.
  #drop(text: string, then: () => void = () => undefined): void {
    const name = this.#names.get(text)
    this.#names.delete(text)
    this.#send(`deallocate ${name}`, [], then)
  }
}

/** Whether the server refuses a kept plan because a table was changed since. */
export function isOutdated(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'
}

// Without values it may be several statements in one text, or one that cannot be prepared as BEGIN.
function textOf(config: unknown, given: unknown): string | null {
  if (typeof config !== 'object' || config === null || 'submit' in config) return null
  const { text, name, values = given } = config as pg.QueryConfig
  return !name && Array.isArray(values) && values.length > 0 ? text : null
}

function isSentAgain(text: string): boolean {
  const known = noticed.delete(text)
  noticed.set(text, true)
  if (noticed.size > mostNoticed) noticed.delete(noticed.keys().next().value!)
  return known
}
