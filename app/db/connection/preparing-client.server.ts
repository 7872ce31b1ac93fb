import pg from 'pg'
import { LimitedClient } from './limited-client.server'
import { gatherWrites } from './pg-internals.server'

/** Maximum of prepared statements per connection: the server keeps the plan of each in that connection's memory. */
const mostPrepared = 128
/** Maximum of remembered texts. A text that is sent only once, as by an import, is not worth a prepared statement. */
const mostNoticed = 1_000

const noticed = new Map<string, true>()

type Answer = (error: Error | undefined, result: pg.QueryResult) => void

/**
 * A connection that prepares every statement whose text this process sends for the second time: the server parses and plans
 * it once for each connection (docs/decisions/statements-are-prepared-and-pipelined.md). Stores do not name statements;
 * they must pass everything that varies as a parameter.
 */
export class PreparingClient extends LimitedClient {
  // Names of the prepared statements by text, the least recently used one first.
  #names = new Map<string, string>()
  #given = 0
  #waiting: (() => void)[] = []
  /** True from the moment the commit is sent: a later statement would be outside of the transaction. */
  hasEnded = false

  // The pool uses one of the driver's many signatures: statement, values, callback.
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

  /** Resolves when the next statement is sent. */
  nextSent(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Collects everything that is written until the running code awaits, and sends it in one system call. */
  gather(): void {
    gatherWrites(this)
  }

  #send(...args: unknown[]): never {
    for (const resolve of this.#waiting.splice(0)) resolve()
    return (super.query as (...args: unknown[]) => never)(...args)
  }

  #sendPrepared(text: string, config: pg.QueryConfig, values: unknown, answer: Answer): never {
    return this.#send({ ...config, name: this.#nameOf(text) }, values, ((error, result) => {
      if (!isOutdated(error)) return answer(error, result)
      // A migration has changed the columns of the result. Outside of a transaction the statement is sent again; a
      // transaction has failed and is repeated by `transaction`.
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
    // Every name is new, because the server may still keep an old statement under a used name.
    const name = known ?? `kept_${++this.#given}`
    this.#names.set(text, name)
    return name
  }

  // In a failed transaction the server refuses DEALLOCATE and keeps the statement until the connection ends.
  #drop(text: string, then: () => void = () => undefined): void {
    const name = this.#names.get(text)
    this.#names.delete(text)
    this.#send(`deallocate ${name}`, [], then)
  }
}

/** Whether the server refused a prepared statement because a table has changed. */
export function isOutdated(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'
}

// A text without values may hold several statements, or one that cannot be prepared, such as BEGIN.
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
