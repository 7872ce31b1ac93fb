import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { netgsm } from './netgsm.server'
import type { TextMessage } from './sms.server'

type Asked = { path: string; authorization: string | undefined; body: Record<string, unknown> }

const open: { close(): void }[] = []
afterEach(() => open.splice(0).forEach((server) => server.close()))

/** A server that speaks as Netgsm does, and answers with this code or body; null: never. */
async function provider(answer: string | null, status = 200) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    asked.push({
      path: `${request.method} ${request.url}`,
      authorization: request.headers.authorization,
      body: JSON.parse(await read(request)) as Record<string, unknown>,
    })
    if (answer === null) return
    response
      .writeHead(status, { 'content-type': 'application/json', location: 'http://127.0.0.1:9/' })
      .end(answer)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  open.push({ close: () => (server.closeAllConnections(), server.close()) })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sms = netgsm({ url, user: '8501234567', password: 'p4ss', header: 'VITRIN' }, 300)
  return { asked, send: (change: Partial<TextMessage> = {}) => sms.send({ ...message, ...change }) }
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

const message: TextMessage = {
  id: 'order-shipped.K7RM2XQ9TBC.5',
  to: '+905321234567',
  words: 'Siparişiniz kargoda',
  kind: 'information',
}
const code = (code: string) => JSON.stringify({ code, jobid: '17377215342605050417149344', description: 'x' })

describe('a text message to Netgsm', () => {
  test('is sent with Basic authentication, Turkish encoding, and without the look-up at İYS for information', async () => {
    const { asked, send } = await provider(code('00'))
    expect(await send()).toEqual({ status: 'accepted', providerId: '17377215342605050417149344' })
    expect(asked).toEqual([
      {
        path: 'POST /sms/rest/v2/send',
        authorization: `Basic ${Buffer.from('8501234567:p4ss').toString('base64')}`,
        body: {
          msgheader: 'VITRIN',
          messages: [{ msg: 'Siparişiniz kargoda', no: '5321234567' }],
          encoding: 'TR',
          iysfilter: '0',
        },
      },
    ])
  })

  test.each([
    ['consumers', '11'],
    ['merchants', '12'],
  ] as const)('is checked against İYS when it is advertising for %s', async (kind, iysfilter) => {
    const { asked, send } = await provider(code('00'))
    await send({ kind, words: 'Kampanya' })
    expect(asked[0]!.body).toEqual({
      msgheader: 'VITRIN',
      messages: [{ msg: 'Kampanya', no: '5321234567' }],
      iysfilter,
    })
  })

  test('with a code takes the way for codes, without Turkish letters', async () => {
    const { asked, send } = await provider(code('00'))
    await send({ kind: 'code', words: 'kapıda ödeme onay kodunuz 204816. Kodu kimseyle paylaşmayın.' })
    expect(asked).toMatchObject([
      {
        path: 'POST /sms/rest/v2/otp',
        body: {
          msgheader: 'VITRIN',
          msg: 'kapida odeme onay kodunuz 204816. Kodu kimseyle paylasmayin.',
          no: '5321234567',
        },
      },
    ])
  })

  test.each(['20', '30', '40', '50', '51', '60', '70'])(
    'is refused for good with code %s, also under another HTTP status',
    async (refusal) => {
      const { send } = await provider(code(refusal), 406)
      expect(await send()).toEqual({ status: 'refused', reason: refusal })
    },
  )

  test.each(['80', '85', '100', '101'])('is tried again after code %s', async (passing) => {
    const { send } = await provider(code(passing), 406)
    await expect(send()).rejects.toThrow(`code ${passing}`)
  })

  test.each([
    ['an answer that is no JSON', '<html>05321234567</html>', 502],
    ['an answer without a code', '{}', 200],
    ['an endless answer', 'x'.repeat(200_000), 200],
    ['a redirect, which would carry the password elsewhere', '', 302],
    ['silence', null, 200],
  ])('is tried again after %s, with an error that names nobody', async (_, answer, status) => {
    const { send } = await provider(answer, status)
    const error = await send().then(
      () => new Error('It was accepted'),
      (error: Error) => error,
    )
    expect(error.message).toMatch(
      /^Netgsm (did not answer in time|cannot be reached|answered \d+ without a code)$/,
    )
    expect(`${error.stack}${String(error.cause)}`).not.toMatch(/532123|p4ss|Siparişiniz/)
  })

  test('is tried again when nobody listens', async () => {
    const sms = netgsm({ url: 'http://127.0.0.1:9', user: 'u', password: 'p4ss', header: 'VITRIN' })
    await expect(sms.send(message)).rejects.toThrow('Netgsm cannot be reached')
  })
})
