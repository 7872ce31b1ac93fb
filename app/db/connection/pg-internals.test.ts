import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { cutConnection, gatherWrites, onServerSetting } from './pg-internals.server'

const open = () => {
  const client = new pg.Client()
  client.on('error', () => undefined)
  const { connection } = client as unknown as {
    connection: {
      stream: NodeJS.WritableStream & { destroyed: boolean }
      emit(event: string, given: object): void
    }
  }
  return { client, connection }
}

test('a setting that the server reports is read by name and value', () => {
  const { client, connection } = open()
  const heard = vi.fn<(name: string, value: string) => void>()
  onServerSetting(client, heard)
  connection.emit('parameterStatus', { parameterName: 'in_hot_standby', parameterValue: 'on' })
  expect(heard).toHaveBeenCalledWith('in_hot_standby', 'on')
})

test('writes are gathered until the running code waits', async () => {
  const { client, connection } = open()
  const cork = vi.spyOn(connection.stream as never as { cork(): void }, 'cork')
  const uncork = vi.spyOn(connection.stream as never as { uncork(): void }, 'uncork')
  gatherWrites(client)
  expect([cork.mock.calls.length, uncork.mock.calls.length]).toEqual([1, 0])
  await new Promise(setImmediate)
  expect(uncork).toHaveBeenCalledOnce()
})

test('a cut connection is closed', () => {
  const { client, connection } = open()
  connection.stream.on('error', () => undefined)
  cutConnection(client, new Error('enough'))
  expect(connection.stream.destroyed).toBe(true)
})
