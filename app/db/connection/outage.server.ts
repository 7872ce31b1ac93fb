// SQLSTATE: connection, resources, shutdown, a cancelled statement, a read-only server,
// a transaction that was idle for too long.
const states = /^(08...|53...|57014|57P0[1-5]|25006|25P03)$/
// The server runs but refuses connections to this database at present.
const notAccepting = '55000'
// System calls of sockets. A failed `open` of a file is no outage.
const calls = /^(connect|read|write|getaddrinfo)$/
// Messages of our own errors, and of errors that pg throws without a code.
const sentences =
  /^(Waited too long|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Cannot use a pool after|Client (has encountered a connection error|was closed))/

/** Whether an error means that the database was unreachable, too slow or read-only, so that a later attempt may succeed. */
export function isOutage(error: unknown): boolean {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    const { code = '', syscall = '', severity = '' } = e as NodeJS.ErrnoException & { severity?: string }
    if (states.test(code) || calls.test(syscall) || sentences.test(e.message)) return true
    if (code === notAccepting && severity === 'FATAL') return true
  }
  return false
}
