import type pg from 'pg'

/**
 * Every process that uses the server holds this advisory lock, shared, on a connection of its own. PostgreSQL releases it
 * when the process leaves or dies, so no list of users can be out of date.
 */
const usersLock = 7_184_001

/** Notes the connection's process as a user. Waits while another process stops the server; then the connection ends. */
export async function joinUsers(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [usersLock])
}

/**
 * Takes the note back. Returns whether nobody else uses the server: then this connection holds the lock alone, and
 * whoever wants to join waits until the server has stopped.
 */
export async function leaveUsers(client: pg.Client): Promise<boolean> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [usersLock])
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      usersLock,
    ])
    return rows[0]!.alone
  } catch {
    // The server has ended before us.
    return false
  }
}
