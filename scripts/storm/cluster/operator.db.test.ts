import { afterAll, expect, test } from 'vitest'
import { startPair } from './database'

const pair = await startPair({ following: 'synchronous', disks: false })
afterAll(() => pair.stop())

const soon = { timeout: 30_000 }
const waitsFor = async () =>
  (
    await pair
      .primary()
      .ask<{ names: string }>(`select current_setting('synchronous_standby_names') as names`)
  )[0]!.names

test('a standby that was gone is never promoted: the primary goes on alone, and waits for the standby when it is back', async () => {
  await pair.untilWhole()
  expect(await waitsFor()).toBe(`"standby-${pair.standby().port}"`)
  pair.standby().freeze()
  await expect.poll(waitsFor, soon).toBe('')
  await pair.primary().ask('create table alone as select 1 as one', 'shop')
  const { port } = pair.primary()
  expect(await pair.failOver()).toBe(false)
  expect(pair.primary().port).toBe(port)
  expect(await pair.primary().ask('select one from alone', 'shop')).toEqual([{ one: 1 }])

  pair.standby().thaw()
  await pair.untilWhole()
  expect(await waitsFor()).toBe(`"standby-${pair.standby().port}"`)
}, 120_000)

test('a standby that follows is promoted, the old primary comes back as its standby, and so on', async () => {
  for (const round of [1, 2]) {
    const { port } = pair.standby()
    await pair.primary().ask(`create table round_${round} as select ${round} as round`, 'shop')
    expect(await pair.failOver()).toBe(true)
    await pair.rejoin()
    await pair.untilWhole()
    expect(pair.primary().port).toBe(port)
    expect(await pair.standby().ask(`select round from round_${round}`, 'shop')).toEqual([{ round }])
  }
}, 120_000)
