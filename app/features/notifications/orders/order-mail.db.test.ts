// @module-tag once
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '~/db/testing/database'
import { transaction } from '~/db/transaction.server'
import { stockShelf } from '~/features/basket/testing/shop'
import { preparePicture, storePicture } from '~/features/media/media.server'
import { folderStorage } from '~/features/media/storage.server'
import { drawnPicture } from '~/features/media/testing/pictures'
import { getOrder, getOrderBySignedLink, settleOrder } from '~/features/orders/orders.server'
import { orders } from '~/features/orders/tables.server'
import {
  cashOnDelivery,
  newBuyer,
  openCheckoutShop,
  order,
  placedCode,
} from '~/features/checkout/testing/checkout'
import { saveSettings } from '~/features/settings/settings.server'
import { runJobs } from '~/server/jobs.server'
import { createLog } from '~/server/log.server'
import type { Deps } from '~/server/shop.server'
import { type Email, smtpMail } from '../sending/mail.server'
import { sendOrderMail } from '../notifications.server'
import { openSmtpSink } from '../testing/smtp-sink'

const database = await openTestDatabase('empty')
const { db, pool } = database
const config = { publicUrl: new URL('https://vitrin.example'), host: '127.0.0.1', port: 3000 }
const secret = 'a secret of at least thirty-two characters'
const folder = await mkdtemp(join(tmpdir(), 'vitrin-order-mail-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const depsOf = (url: string) =>
  ({
    db,
    mail: smtpMail(url),
    config,
    storage: folderStorage(folder),
    secret,
    clock: () => new Date(),
    log: createLog('silent'),
  }) as unknown as Deps

beforeAll(() => openCheckoutShop(db))
beforeEach(() => db.execute(sql`delete from graphile_worker._private_jobs`))

/** Runs the due jobs; the worker records each result after the job has returned. */
async function work(deps: Deps): Promise<void> {
  await runJobs(deps, pool)
  const locked = sql`select from graphile_worker.jobs where locked_at is not null`
  while ((await db.execute(locked)).rows.length > 0);
}

async function newOrder(payment: 2 | 4 = 2): Promise<string> {
  const code = await placedCode(order(db, await newBuyer(db, [await stockShelf(db)], 2), { payment }))
  // The worker uses the real clock, by which the days to pay of the test's date are over.
  await db.execute(sql`
    update graphile_worker._private_jobs set run_at = now() + interval '1 day' where key = ${`expire-order-${code}`}`)
  return code
}

const waiting = async () =>
  (
    await db.execute<{ attempts: number; last_error: string | null }>(
      sql`select attempts, last_error from graphile_worker.jobs where task_identifier = 'send-order-mail'`,
    )
  ).rows
/** Makes waiting retries due, since the worker waits longer after each failure. */
const letTimePass = () =>
  db.execute(
    sql`update graphile_worker._private_jobs set run_at = now() where task_id = (select id from graphile_worker._private_tasks where identifier = 'send-order-mail')`,
  )
const messageIds = (emails: readonly string[]) =>
  emails.map((message) => /^Message-ID: (.+)$/im.exec(message)?.[1]?.trim())

describe('the order email', () => {
  it('carries the logo with it, so that it shows while pictures from the network are held back', async () => {
    const storage = folderStorage(folder)
    const prepared = await preparePicture(await drawnPicture(600, 150, 'png'))
    if (prepared.status !== 'ready') throw new Error(prepared.reason)
    const { hash } = await transaction(db, (db) => storePicture(db, { storage }, prepared.picture))
    const saveLogo = (value: string) =>
      transaction(db, (db) => saveSettings(db, [{ group: 'company', key: 'logo', value }]))
    const sent: Email[] = []
    const deps = {
      ...depsOf('smtp://127.0.0.1:1'),
      mail: { send: async (message: Email) => void sent.push(message) },
    }
    const code = await newOrder()
    for (const logo of [hash, 'f'.repeat(32), '../secret', '']) {
      await saveLogo(logo)
      await sendOrderMail(deps, code)
    }
    const [withLogo, ...without] = sent
    expect(withLogo!.html).toMatch(/<img alt="Vitrin" height="55" src="cid:logo@vitrin"[^>]* width="220"/)
    expect(withLogo!.attachments).toMatchObject([{ cid: 'logo@vitrin', contentType: 'image/png' }])
    expect(withLogo!.attachments![0]!.content.subarray(1, 4).toString()).toBe('PNG')
    for (const { html, attachments } of without) {
      expect(attachments).toEqual([])
      expect(html).not.toContain('cid:')
    }
  })

  it('is sent once the order is placed, to its buyer, with a Message-ID made of the order', async () => {
    const sink = await openSmtpSink()
    const code = await newOrder()
    await work(depsOf(sink.url))
    await sink.close()
    expect(await waiting()).toEqual([])
    expect(sink.recipients).toEqual(['<ayse@alici.example>'])
    expect(messageIds(sink.emails)).toEqual([`<order-placed.${code}@vitrin.example>`])
    const [message] = sink.emails
    expect(message).toMatch(/^From: Vitrin <destek@ornek\.example>$/m)
    expect(message).toContain('multipart/alternative')
  })

  it('comes from the shop: its own name and address, or otherwise its host', async () => {
    const code = await newOrder()
    const senders: unknown[] = []
    const mail = { send: async ({ from }: Email) => void senders.push(from) }
    const deps = { db, config, secret, mail } as unknown as Deps
    const call = (value: string) =>
      transaction(db, (db) =>
        saveSettings(db, [
          { group: 'company', key: 'name', value: 'Örnek, Kordon' },
          { group: 'company', key: 'email', value },
        ]),
      )
    for (const email of ['merhaba@kordon.example', '', 'destek@ornek.example']) {
      await call(email)
      await sendOrderMail(deps, code)
    }
    expect(senders).toEqual([
      { name: 'Örnek, Kordon', address: 'merhaba@kordon.example' },
      { name: 'Örnek, Kordon', address: 'siparis@vitrin.example' },
      { name: 'Örnek, Kordon', address: 'destek@ornek.example' },
    ])
  })

  it('links to the order, and has contracts, totals, IBAN and deadline in HTML and plain text', async () => {
    const code = await newOrder()
    const sent: { html: string; text: string; subject: string }[] = []
    const mail = { send: async (message: (typeof sent)[number]) => void sent.push(message) }
    await sendOrderMail({ ...depsOf('smtp://127.0.0.1:1'), mail }, code)
    const [message] = sent
    expect(message?.subject).toBe(`Siparişiniz ödemenizi bekliyor: ${code}`)
    const [, signature] = /siparis\/\w+\?imza=([\w-]+)/.exec(message!.text)!
    expect(message!.html).toContain(`https://vitrin.example/siparis/${code}?imza=${signature}`)
    expect(await getOrderBySignedLink(db, { code, signature: signature!, secret })).toMatchObject({ code })
    for (const form of [message!.text, message!.html]) {
      for (const fact of [
        code,
        '249,90 TL',
        'TR33 0006 1005 1978 6457 8413 26',
        '23 Kasım 2026 12:00',
        'Örnek Bankası',
      ]) {
        expect(form).toContain(fact)
      }
      expect(form).toContain('Ön Bilgilendirme Formu')
      expect(form).toContain('Mesafeli Satış Sözleşmesi')
    }
  })

  it('holds the accepted contracts word for word (Mesafeli Sözleşmeler Yönetmeliği art. 6)', async () => {
    const code = await newOrder(cashOnDelivery)
    const sent: { html: string; text: string }[] = []
    await sendOrderMail(
      { ...depsOf('smtp://127.0.0.1:1'), mail: { send: async (message) => void sent.push(message) } },
      code,
    )
    const { contracts } = (await getOrder(db, code))!
    const wordsOf = (html: string) => html.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|')
    expect(contracts).toHaveLength(2)
    for (const { html, plainText } of contracts) {
      expect(sent[0]!.text).toContain(plainText.trim())
      expect(wordsOf(sent[0]!.html)).toContain(wordsOf(html))
    }
    expect(sent[0]!.text).not.toContain('IBAN: TR')
  })

  it('asks for no payment that has arrived meanwhile', async () => {
    const code = await newOrder()
    await settleOrder(db, { code, actor: 'bank', reason: 'paid', now: new Date() })
    const sent: { text: string }[] = []
    await sendOrderMail(
      { ...depsOf('smtp://127.0.0.1:1'), mail: { send: async (message) => void sent.push(message) } },
      code,
    )
    expect(sent[0]!.text).not.toContain('IBAN: TR')
    expect(sent[0]!.text.slice(0, 200)).toContain('Siparişiniz ve ödemeniz bize ulaştı')
  })

  it('is not written for a missing order', async () => {
    const mail = { send: () => Promise.reject(new Error('An email without an order')) }
    await expect(
      sendOrderMail({ ...depsOf('smtp://127.0.0.1:1'), mail }, 'YOK23456789'),
    ).resolves.toBeUndefined()
  })
})

describe('an email is sent at least once, and its copies are recognisable (promise R37)', () => {
  it('when the mail server is down first', async () => {
    const down = await openSmtpSink()
    await down.close()
    const code = await newOrder()
    await work(depsOf(down.url))
    expect(await waiting()).toMatchObject([
      { attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') },
    ])
    expect(await db.$count(orders, eq(orders.code, code))).toBe(1)

    const up = await openSmtpSink(down.port)
    await letTimePass()
    await work(depsOf(up.url))
    await up.close()
    expect(await waiting()).toEqual([])
    expect(messageIds(up.emails)).toEqual([`<order-placed.${code}@vitrin.example>`])
  })

  it('when the mail server is busy (4xx), and when the connection drops after the email was accepted', async () => {
    const sink = await openSmtpSink()
    sink.behaviours.push('busy', 'dropped')
    const code = await newOrder()
    await work(depsOf(sink.url))
    expect(await waiting()).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('451') }])
    expect(sink.emails).toEqual([])
    await letTimePass()
    await work(depsOf(sink.url))
    expect(await waiting()).toMatchObject([{ attempts: 2 }])
    await letTimePass()
    await work(depsOf(sink.url))
    await sink.close()
    expect(await waiting()).toEqual([])
    const id = `<order-placed.${code}@vitrin.example>`
    expect(messageIds(sink.emails)).toEqual([id, id])
  })

  it('for each of 20 orders while the server refuses every second try', async () => {
    const sink = await openSmtpSink()
    const codes = await Promise.all(Array.from({ length: 20 }, () => newOrder()))
    sink.behaviours.push(
      ...Array.from({ length: 20 }, (_, i) => (i % 2 ? ('busy' as const) : ('dropped' as const))),
    )
    for (let left = 20; left > 0; left = (await waiting()).length) {
      await letTimePass()
      await work(depsOf(sink.url))
    }
    await sink.close()
    expect(new Set(messageIds(sink.emails))).toEqual(
      new Set(codes.map((code) => `<order-placed.${code}@vitrin.example>`)),
    )
  })
})
