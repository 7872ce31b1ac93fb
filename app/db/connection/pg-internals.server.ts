import type { Duplex } from 'node:stream'
import type pg from 'pg'

/** The private parts of `pg.Client` that the shop uses. Only this file uses them, and its test guards them. */
type Internals = {
  connection: { stream: Duplex; on(event: 'parameterStatus', heard: (status: Parameter) => void): void }
}
type Parameter = { parameterName: string; parameterValue: string }

const connectionOf = (client: pg.Client) => (client as unknown as Internals).connection

/** Calls `heard` with each setting that the server reports while connecting and after a change. */
export function onServerSetting(client: pg.Client, heard: (name: string, value: string) => void): void {
  connectionOf(client).on('parameterStatus', ({ parameterName, parameterValue }) =>
    heard(parameterName, parameterValue),
  )
}

/** Closes the connection at once, without a message to the server; every pending query fails with `why`. */
export function cutConnection(client: pg.Client, why: Error): void {
  connectionOf(client).stream.destroy(why)
}

/** Collects everything that is written until the running code awaits, and sends it in one system call. */
export function gatherWrites(client: pg.Client): void {
  const { stream } = connectionOf(client)
  stream.cork()
  process.nextTick(() => stream.uncork())
}
