import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOwnServer, type OwnServer } from '../testing/own-server'
import { openDatabase } from '../connection.server'
import { noticedAfter } from './keep-alive.server'

// Sessions over a socket file have no keep-alive, so a server on a port.
let server: OwnServer
beforeAll(async () => {
  server = await createOwnServer()
})
afterAll(() => server.remove())

test('the server notices soon that the client of a session is gone', async () => {
  const { pool, close } = openDatabase(server.urlOf('postgres'))
  const show = async (name: string) => {
    const { rows } = await pool.query<{ value: string }>('select current_setting($1) as value', [name])
    return Number.parseInt(rows[0]!.value, 10)
  }
  const [idle, interval, count] = [
    await show('tcp_keepalives_idle'),
    await show('tcp_keepalives_interval'),
    await show('tcp_keepalives_count'),
  ]
  expect((idle + interval * count) * 1_000).toBe(noticedAfter)
  expect(await show('tcp_user_timeout')).toBe(60_000)
  await close()
})
