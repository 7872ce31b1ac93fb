import type { Duplex } from 'node:stream'
import type pg from 'pg'

/** The parts of `pg.Client` that its types do not promise: every use of them is in this file, and its test guards them. */
type Internals = {
  connection: { stream: Duplex; on(event: 'parameterStatus', heard: (status: Parameter) => void): void }
}
type Parameter = { parameterName: string; parameterValue: string }

const connectionOf = (client: pg.Client) => (client as unknown as Internals).connection

/** Calls `heard` with each setting that the server tells while it connects, and when one changes. */
export function onServerSetting(client: pg.Client, heard: (name: string, value: string) => void): void {
  connectionOf(client).on('parameterStatus', ({ parameterName, parameterValue }) =>
    heard(parameterName, parameterValue),
  )
}

/** Ends the connection at once, without a word to the server; every query that waits for an answer fails with `why`. */
export function cutConnection(client: pg.Client, why: Error): void {
  connectionOf(client).stream.destroy(why)
}

/** Sends everything that is written until the running code waits in one piece: one system call instead of one each. */
export function gatherWrites(client: pg.Client): void {
  const { stream } = connectionOf(client)
  stream.cork()
  process.nextTick(() => stream.uncork())
}
