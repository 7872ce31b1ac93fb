// SQLSTATE: connection, resources, shutdown, a statement that took too long.
const states = /^(08...|53...|57014|57P0[1-5])$/
// A socket, not a file.
const calls = /^(connect|read|write|getaddrinfo)$/
// What pg says without a code.
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after|Client has encountered a connection error)/

/** Whether the database did not answer, or not in time: trying again later may help. */
export function isOutage(error: unknown): boolean {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    const { code = '', syscall = '' } = e as NodeJS.ErrnoException
    if (states.test(code) || calls.test(syscall) || sentences.test(e.message)) return true
  }
  return false
}
