// SQLSTATE: connection, resources, shutdown, a cancelled statement, a read-only server,
// a transaction that was idle for too long.
const states = /^(08...|53...|57014|57P0[1-5]|25006|25P03)$/
// The server runs but takes no connection to this database for now.
const notAccepting = '55000'
// A socket, not a file.
const calls = /^(connect|read|write|getaddrinfo)$/
// Ours, and what pg says without a code.
const sentences =
  /^(Waited too long|Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Cannot use a pool after|Client (has encountered a connection error|was closed))/

/** Whether the database was unreachable, too slow or read-only: trying again later may help. */
export function isOutage(error: unknown): boolean {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    const { code = '', syscall = '', severity = '' } = e as NodeJS.ErrnoException & { severity?: string }
    if (states.test(code) || calls.test(syscall) || sentences.test(e.message)) return true
    if (code === notAccepting && severity === 'FATAL') return true
  }
  return false
}
