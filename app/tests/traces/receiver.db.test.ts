import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { freePort } from '~/testing/server/free-port'
import { navigate, openTraced, report } from '~/testing/server/traced-shop'
import { inProject } from '../../../scripts/start/project.mjs'

const { receiver, start } = await openTraced()
const { spans } = receiver
const soon = { timeout: 15_000, interval: 50 }

test('a trace that is not sampled is told so and not exported', async () => {
  const shop = await start({ OTEL_TRACES_SAMPLER: 'always_off' })
  const { flags, traceId } = await navigate(shop, '/User/Login')
  expect(flags).toBe('00')
  await shop.stop()
  expect(spans.filter((span) => span.traceId === traceId)).toEqual([])
})

test('what waits is sent when the shop stops', async () => {
  const shop = await start({ OTEL_BSP_SCHEDULE_DELAY: '600000' })
  const { traceId } = await navigate(shop, '/User/Login')
  expect(spans.filter((span) => span.traceId === traceId)).toEqual([])
  const { code, ms } = await shop.stop()
  expect(code).toBe(0)
  expect(ms).toBeLessThan(10_000)
  expect(spans.some((span) => span.traceId === traceId && span.name === 'GET /User/Login')).toBe(true)
})

test('a receiver that is away slows no page and no stop', async () => {
  const shop = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` })
  await fetch(`${shop.url}/User/Login`)
  const times: number[] = []
  for (let i = 0; i < 40; i++) {
    const begun = performance.now()
    expect((await fetch(`${shop.url}/User/Login`)).status).toBe(200)
    times.push(performance.now() - begun)
  }
  expect(times.toSorted((a, b) => a - b)[20]).toBeLessThan(250)
  await vi.waitFor(() => expect(shop.output.stdout).toContain('traces are not taken'), soon)
  expect(shop.output.stdout.split('traces are not taken')).toHaveLength(2)
  const { code, ms } = await shop.stop()
  expect([code, ms < 10_000]).toEqual([0, true])
})

test('a shop without a receiver loads none of OpenTelemetry’s packages and answers nothing about traces', async () => {
  const loadedBy = async (environment: Record<string, string>) => {
    const folder = mkdtempSync(join(tmpdir(), 'vitrin-modules-'))
    const list = join(folder, 'modules')
    const shop = await start({
      ...environment,
      MODULE_LIST: list,
      NODE_OPTIONS: `--import=${pathToFileURL(inProject('app/testing/server/list-modules.mjs')).href}`,
    })
    const page = await navigate(shop, '/')
    const statuses = [
      (await fetch(`${shop.url}/izleme.js`)).status,
      (await report(shop, { traceparent: '', kind: 'document', age: 1, duration: 1 })).status,
    ]
    await shop.stop()
    const modules = readFileSync(list, 'utf8').split('\n')
    rmSync(folder, { recursive: true })
    return { page, statuses, modules }
  }
  const isOtel = (url: string) => /otel|opentelemetry/.test(url)
  const on = await loadedBy({})
  expect(on.modules.filter(isOtel)).not.toEqual([])
  expect(on.statuses).toEqual([200, 400])
  const switchedOff: Record<string, string>[] = [
    { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
    { OTEL_SDK_DISABLED: 'true' },
  ]
  for (const off of switchedOff) {
    const { page, statuses, modules } = await loadedBy(off)
    expect(modules.some((url) => url.includes('server.js'))).toBe(true)
    expect(modules.filter(isOtel)).toEqual([])
    expect(statuses.every((status) => status >= 400 && status < 500)).toBe(true)
    expect(page.response.headers.has('server-timing')).toBe(false)
    expect(await page.response.text()).not.toContain('izleme.js')
  }
}, 120_000)
