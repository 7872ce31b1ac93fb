import { afterAll, expect, test } from 'vitest'
import { needsPgbouncer, startPgbouncer } from '~/testing/server/pgbouncer'
import { adviseOnServer, isPooledByTransaction } from './server-check.server'
import { createOwnServer } from '../testing/own-server'

const server = await createOwnServer()
afterAll(() => server.remove())
const url = server.urlOf('postgres')

test('each setting that is no good is named with a better value', async () => {
  const advice = await adviseOnServer(url)
  const names = advice.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['jit', 'random_page_cost', 'work_mem', 'fsync']))
  expect(advice.find(({ name }) => name === 'work_mem')).toEqual({
    name: 'work_mem',
    is: '4MB',
    should: '8MB',
    risks: false,
  })
  expect(advice.find(({ name }) => name === 'fsync')).toMatchObject({ is: 'off', risks: true })
  for (const { name, should } of advice) {
    // This one is read at the server's start.
    if (name === 'max_connections') continue
    await server.ask(`alter system set ${name} = '${should}'`)
  }
  await server.ask('select pg_reload_conf()')
  await expect.poll(async () => (await adviseOnServer(url)).map(({ name }) => name)).toEqual([])
})

test('a connection of one’s own is told from a pooler in transaction mode', async (context) => {
  needsPgbouncer(context)
  expect(await isPooledByTransaction(url)).toBe(false)
  expect(await isPooledByTransaction(await startPgbouncer(url, { pool_mode: 'session' }))).toBe(false)
  for (const server_round_robin of [0, 1] as const) {
    const pooled = await startPgbouncer(url, { pool_mode: 'transaction', server_round_robin })
    for (const _ of [1, 2, 3]) expect(await isPooledByTransaction(pooled)).toBe(true)
  }
}, 60_000)
