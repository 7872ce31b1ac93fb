import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { type Email, smtpMail } from './mail.server'
import { openSmtpSink } from '../testing/smtp-sink'

const message: Email = {
  from: { name: 'Vitrin', address: 'siparis@vitrin.example' },
  to: 'ayse@alici.example',
  subject: 'Siparişiniz',
  html: '<p>Merhaba</p>',
  text: 'Merhaba',
  messageId: '<order-placed.K7RM2XQ9TBC@vitrin.example>',
}

test('an email accepted by the mail server is sent', async () => {
  const sink = await openSmtpSink()
  await smtpMail(sink.url).send(message)
  await sink.close()
  expect(sink.emails).toHaveLength(1)
})

test.each([
  ['busy', /451/],
  ['dropped', /closed/i],
] as const)('an email for which the server was %s is not sent', async (behaviour, reason) => {
  const sink = await openSmtpSink()
  sink.behaviours.push(behaviour)
  await expect(smtpMail(sink.url).send(message)).rejects.toThrow(reason)
  await sink.close()
})

test('a mail server that never answers times out (promise R34)', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as { port: number }
  await expect(smtpMail(`smtp://127.0.0.1:${port}`, 200).send(message)).rejects.toThrow(/greeting|timeout/i)
  for (const socket of sockets) socket.destroy()
  silent.close()
})

test('line breaks typed by a customer add no header to an email', async () => {
  const sink = await openSmtpSink()
  const from = { ...message.from, name: 'Vitrin\r\nBcc: another@alici.example' }
  await smtpMail(sink.url).send({ ...message, from, subject: 'Sipariş\r\nBcc: other@alici.example' })
  await sink.close()
  expect(sink.emails[0]).not.toMatch(/^Bcc:/im)
  expect(sink.recipients).toEqual(['<ayse@alici.example>'])
})
