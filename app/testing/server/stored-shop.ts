import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, expect, vi } from 'vitest'
import { transaction } from '~/db/transaction.server'
import { saveSettings } from '~/features/settings/settings.server'
import { listen } from '~/http/bounds/listen.server'
import type { usualTimes } from '~/server/stored/times.server'
import { openBrowser } from '../browser'
import { unlimited } from '../limits'
import { openTestShop } from '../shop'
import { loadBuiltShop } from './built-shop'

type Options = {
  maxBytes?: number
  times?: Partial<typeof usualTimes>
  /** False: no message ever arrives, as behind a pooler in transaction mode. */
  isHeard?: boolean
  /** More environment variables of the shop. */
  environment?: Record<string, string>
}

/** A shop on a port of its own with the store of answers before it, as the server starts it. */
export async function openStoredShop(options: Options = {}) {
  const { maxBytes = 64 * 1024 * 1024, times, isHeard = true, environment = {} } = options
  const shop = await openTestShop({ environment })
  await transaction(shop.db, (db) => saveSettings(db, unlimited))
  const built = await loadBuiltShop()
  const { isStorable } = await built.builtPages()
  const stored = built.openStoredAnswers(shop.deps, {
    app: { fetch: shop.fetch },
    maxBytes,
    isStorable: isStorable!,
    times,
  })
  const observer = isHeard ? stored.observer : { ...stored.observer, alive() {} }
  const changes = await built.followChanges(shop.database.url, shop.db, { observer })
  const server = await listen(stored.fetch, { port: 0, host: '127.0.0.1' }, { send: stored.send })
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await changes.stop()
    stored.stop()
  })
  const isStored = (path: string) => [...stored.store.entries()].some(([key]) => key === `${url}${path} `)
  return {
    ...shop,
    url,
    stored,
    isStored,
    /** Waits until answers are stored: the first message arrives a second after the start. */
    untilHearing: () =>
      vi.waitFor(
        async () => {
          await ask('/')
          expect(isStored('/')).toBe(true)
        },
        { timeout: 20_000, interval: 100 },
      ),
    ask,
    check: () => built.checkStored(stored, shop.db),
    /** Pages and calls that were made until now, by the log. */
    made: () => shop.lines.filter((line) => line.includes('"request"')).length,
    browser: () => openBrowser((asked) => fetch(asked), url),
  }

  /** Sends a request exactly as written: any path, any header, also several times. */
  function ask(path: string, { method = 'GET', headers = {} }: Asked = {}): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const sent = request({ port, host: '127.0.0.1', path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const body = Buffer.concat(chunks)
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            body,
            text: decoded(response.headers, body),
          })
        })
      })
      sent.on('error', reject).end()
    })
  }
}

type Asked = { method?: string; headers?: Record<string, string | string[]> }
type Answered = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
  text: string
}

function decoded(headers: Answered['headers'], body: Buffer): string {
  if (body.length === 0) return ''
  const encoding = headers['content-encoding']
  return (
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  ).toString()
}
