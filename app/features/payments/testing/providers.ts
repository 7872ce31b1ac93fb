import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'
import { isIyzicoRequest, iyzicoAnswer } from './iyzico-answers'
import { paytrAnswer, paytrNotice } from './paytr-answers'
import { type Answer, newProviderState, type Payment } from './provider-state'

export { keys } from './provider-state'

// iyzico and PayTR as documented, for tests. Signatures are checked by code that shares nothing with the shop's.

/** A server for both providers; requests with a wrong signature are counted in `unsigned`. */
export async function openProviders() {
  const state = newProviderState()
  const { payments } = state
  const server = createServer((request, response) => {
    void answer(request).then((body) => {
      if (state.hangs) return
      if (state.silent) return request.socket.destroy()
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  afterAll(() => server.close())
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    state,
    payments,
    /** The payer enters a card on the provider's page, without the shop. */
    pay(token: string, more: Partial<Payment> = {}) {
      const payment = payments.get(token)!
      Object.assign(payment, { state: 'paid', taken: payment.asked, ...more })
    },
    paytrNotice: (token: string, more: Record<string, string> = {}) =>
      paytrNotice(payments.get(token)!, more),
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString()
    const [path, asked] = request.url!.split('?') as [string, string?]
    state.requests.push({ path, body })
    if (path.startsWith('/odeme/')) return paytrAnswer(path, new URLSearchParams(body), state)
    const { authorization, 'x-iyzi-rnd': random } = request.headers
    if (!isIyzicoRequest({ authorization, 'x-iyzi-rnd': random }, path, body)) {
      state.unsigned += 1
      return { status: 'failure', errorCode: '1000', errorMessage: 'Geçersiz imza' }
    }
    const read = body === '' ? Object.fromEntries(new URLSearchParams(asked)) : (JSON.parse(body) as Answer)
    return iyzicoAnswer(path, read, state, url)
  }
}
