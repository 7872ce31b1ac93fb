import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { devPage } from '~/server/dev-pages.server'
import { fileSms } from '~/features/notifications/sms/file-sms.server'
import { fileMail, type Email } from '~/features/notifications/sending/mail.server'
import type { RequestContext } from '~/server/shop.server'
import { readEmail } from './eml.server'
import { readEmailFile } from './mail-folder.server'

let dataFolder: string
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'vitrin-dev-mail-'))
  await writeFile(join(dataFolder, 'secret.eml'), 'Subject: outside\n\nsecret')
})
afterAll(() => rm(dataFolder, { recursive: true, force: true }))

const message: Email = {
  from: { name: 'Vitrin Çarşı', address: 'siparis@vitrin.example' },
  to: 'ayse@alici.example',
  subject: 'Siparişiniz ödemenizi bekliyor: K7RM2XQ9TBC, şğıİöçü ve oldukça uzun bir konu satırı daha',
  html: `<p style="color:red">Merhaba Ayşe, “İğde” &amp; ${'uzun satır '.repeat(40)}</p><script>alert(1)</script>`,
  text: 'Merhaba Ayşe,\n\n=20 eşittir değil\n.nokta\nFrom me\n' + 'çok uzun bir satır '.repeat(30),
  messageId: '<order-placed.K7RM2XQ9TBC@vitrin.example>',
}
const mail = () => fileMail(join(dataFolder, 'mail'))
function open(path: string, ip = '127.0.0.1', host = 'localhost:3000') {
  const request = new Request('http://localhost:3000/', { headers: { host } })
  return devPage(request, path, { config: { dataFolder }, ip } as unknown as RequestContext)
}
const bodyOf = async (path: string) => (await open(path))!.text()
const name = 'order-placed.K7RM2XQ9TBC_vitrin.example.eml'

test('a page without emails says so', async () => {
  expect(await bodyOf('/dev/mail')).toContain('Henüz e-posta gönderilmedi.')
})

test.each([
  ['as it is', message],
  ['in plain ASCII', { ...message, subject: 'Plain', text: 'plain\n', html: '<p>plain</p>' }],
  [
    'mostly Turkish, so in base64',
    {
      ...message,
      subject: 'İŞĞÜÇÖ'.repeat(30),
      text: 'ığüşöçİĞÜŞÖÇ\n'.repeat(50),
      html: 'ığüşöç'.repeat(90),
    },
  ],
])('an email is read as it was written: %s', async (_, written) => {
  await mail().send(written)
  const read = readEmail((await readEmailFile(join(dataFolder, 'mail'), name))!)
  expect(read).toMatchObject({ subject: written.subject, to: 'ayse@alici.example' })
  expect(read.from).toBe(
    '"Vitrin Çarşı" <siparis@vitrin.example>'.replaceAll('"', read.from.startsWith('"') ? '"' : ''),
  )
  expect(read.html.trim()).toBe(written.html)
  expect(read.text.trimEnd()).toBe(written.text.trimEnd())
})

describe('/dev/mail', () => {
  beforeAll(async () => {
    await mkdir(join(dataFolder, 'mail'), { recursive: true })
    await mail().send({ ...message, subject: 'Eski', messageId: '<old@vitrin.example>' })
    await utimes(join(dataFolder, 'mail', 'old_vitrin.example.eml'), new Date(0), new Date(0))
    await mail().send(message)
  })

  it('lists the emails, newest first, each once', async () => {
    await mail().send(message)
    const body = await bodyOf('/dev/mail')
    expect(body.match(/<li/g)).toHaveLength(2)
    expect(body.indexOf('ödemenizi bekliyor')).toBeLessThan(body.indexOf('Eski'))
  })

  it('shows an email in a frame without scripts and without an origin', async () => {
    const answer = (await open(`/dev/mail/${name}`))!
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline';/,
    )
    const body = await answer.text()
    expect(body).toContain(
      '<iframe title="E-posta içeriği" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="',
    )
    expect(body).not.toMatch(/<script|allow-scripts|allow-same-origin/)
    expect(body).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
  })

  it('shows an attached logo in its place', async () => {
    const png = Buffer.from('89504e470d0a1a0a', 'hex')
    await mail().send({
      ...message,
      html: '<img alt="Vitrin" src="cid:logo@vitrin"><img alt="" src="cid:other@vitrin">',
      attachments: [{ filename: 'logo.png', content: png, contentType: 'image/png', cid: 'logo@vitrin' }],
      messageId: '<logo@vitrin.example>',
    })
    const { html } = readEmail((await readEmailFile(join(dataFolder, 'mail'), 'logo_vitrin.example.eml'))!)
    expect(html).toContain(`src="data:image/png;base64,${png.toString('base64')}"`)
    expect(html).toContain('src="cid:other@vitrin"')
    await rm(join(dataFolder, 'mail', 'logo_vitrin.example.eml'))
  })

  it('shows the plain text and the source of an email', async () => {
    expect(await bodyOf(`/dev/mail/${name}/text`)).toContain('Merhaba Ayşe,\n\n=20 eşittir değil')
    const raw = await open(`/dev/mail/${name}/raw`)
    expect(raw?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await raw!.text()).toContain('Message-ID: <order-placed.K7RM2XQ9TBC@vitrin.example>')
  })

  it.each([
    '/dev/mail/../secret.eml',
    '/dev/mail/..%2fsecret.eml',
    '/dev/mail/%2e%2e/secret.eml',
    '/dev/mail/..eml',
    '/dev/mail/.eml',
    '/dev/mail/secret.eml',
    '/dev/mail//etc/passwd',
    '/dev/mail/x\\..\\secret.eml',
    `/dev/mail/${name}/other`,
    `/dev/mail/${name}/raw/more`,
    `/dev/mail/${name}%00`,
  ])('answers 404 at %s', async (path) => {
    const answer = await open(path)
    expect(await answer!.text()).not.toMatch(/outside|root:/)
    expect(answer?.status).toBe(path.startsWith('/dev/mail//') ? 200 : 404)
  })

  it('lists text messages on a page of its own, with the number of their parts', async () => {
    expect(await bodyOf('/dev/sms')).toContain('Henüz SMS gönderilmedi.')
    const words = 'Kodunuz <b>204816</b>, şimdi yazın.'
    await fileSms(join(dataFolder, 'sms')).send({
      id: '../phone-code.1',
      to: '+905321234567',
      words,
      kind: 'code',
    })
    const body = await bodyOf('/dev/sms')
    expect(body).toContain('Kodunuz &#60;b&#62;204816&#60;/b&#62;, şimdi yazın.')
    expect(body).toContain('+905321234567')
    expect(body).toContain('1 parça, turkish')
  })

  it('answers this machine only', async () => {
    for (const ip of ['203.0.113.7', '10.0.0.1', '::ffff:10.0.0.1'])
      expect(await open('/dev/mail', ip)).toBeNull()
    for (const ip of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect((await open('/dev/mail', ip))?.status).toBe(200)
    expect(await open('/dev/mailbox')).toBeNull()
  })

  it('refuses foreign host names: a proxy in front, a rebound name', async () => {
    for (const host of ['vitrin.example', 'localhost.evil.example', '127.0.0.1.evil.example:3000'])
      expect(await open('/dev/mail', '127.0.0.1', host)).toBeNull()
    for (const host of ['localhost', '127.0.0.1:3000', '[::1]:3000'])
      expect((await open('/dev/mail', '127.0.0.1', host))?.status).toBe(200)
  })
})
