// @module-tag once
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { buildShop, builtServer } from '../../../app/testing/server/built-shop'
import { runDrill } from './drill'
import { clusterText } from './text'

await buildShop()
const folder = await mkdtemp(join(tmpdir(), 'vitrin-drill-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a synchronous standby loses no acknowledged order, an asynchronous one what it did not get, and each soon takes orders', async () => {
  const rounds = await runDrill({ folder, program: builtServer }, (round) =>
    process.stdout.write(`${clusterText.drill.round(round)}\n`),
  )
  const lost = (following: string, isCut: boolean) =>
    rounds.find((round) => round.following === following && round.cutMs > 0 === isCut)!.lost
  expect([lost('synchronous', false), lost('synchronous', true)]).toEqual([0, 0])
  // The drill sees a loss where there is one.
  expect(lost('asynchronous', true)).toBeGreaterThan(0)
  for (const { ms } of rounds) expect(ms).toBeLessThan(15_000)
}, 400_000)
