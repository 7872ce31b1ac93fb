import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import { type BrowserKeys, decryptMessage, newBrowserKeys } from './browser-keys'

type Received = { path: string; headers: IncomingHttpHeaders; message: unknown; bytes: number }

/** A push service of a browser on this machine, which decrypts what it gets (RFC 8030, 8291). */
export async function openPushService() {
  const browsers = new Map<string, BrowserKeys>()
  const received: Received[] = []
  const state = { status: 201 }
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    const body = await buffer(request)
    const browser = browsers.get(path)
    const message: unknown = browser && JSON.parse(decryptMessage(body, browser).toString())
    received.push({ path, headers: request.headers, message, bytes: body.length })
    response.writeHead(browser ? state.status : 404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, received, state, subscribe }

  /** A new subscription of a browser: its address and keys. */
  function subscribe() {
    const path = `/${crypto.randomUUID()}`
    const browser = newBrowserKeys()
    browsers.set(path, browser)
    return { token: origin + path, keys: browser.keys, end: () => browsers.delete(path) }
  }
}

/** Allows the service on this machine only. */
export const onlyHere = {
  isAllowedAddress: (address: string) => address === '127.0.0.1',
  http: true as const,
}
