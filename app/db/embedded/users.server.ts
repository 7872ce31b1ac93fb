import type pg from 'pg'

/**
 * The advisory lock of the server's users. Every process that uses the server holds it, shared, on a separate connection.
 * PostgreSQL releases it when the process leaves or dies, so that the set of users is always up to date.
 */
const usersLock = 7_184_001

/** Registers the connection's process as a user. Waits while another process stops the server; then the connection ends. */
export async function joinUsers(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [usersLock])
}

/**
 * Removes the registration. Returns whether this process was the last user: then this connection holds the lock alone,
 * and a process that wants to join waits until the server has stopped.
 */
export async function leaveUsers(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [usersLock])
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      usersLock,
    ])
    return rows[0]!.alone
  } catch {
    // The server has already stopped.
    return false
  }
}
