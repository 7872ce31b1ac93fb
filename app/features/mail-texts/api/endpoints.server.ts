import { z } from 'zod'
import { compatibility } from '~/http/calls/compatibility'
import { actorOf } from '~/http/calls/editing.server'
import { notFound } from '~/http/calls/failures.server'
import { changedMeanwhile } from '~/http/calls/resource.server'
import { type ApiRequest, type ApiRoute, type Policy, route } from '~/http/calls/route.server'
import { wholeList } from '~/http/calls/whole-list'
import { Problem } from '~/http/answering/problem.server'
import { editingText, text as httpText } from '~/http/text'
import {
  findMistake,
  isMailTextKey,
  type MailText,
  type MailTextKey,
  mailTextKeys,
  placeholdersOf,
} from '../mail-texts'
import { listMailTexts, type MailTextRow, revisionOfText, saveMailText } from '../mail-texts.server'
import { tellMistake } from '../text'
import { usual } from '../usual.text'

// The words of the emails that the shop sends by itself, as the staff edit them.

const editors: Policy = { staff: 'content.write' }
const tag = 'E-posta metinleri'
const params = z.strictObject({ key: z.string().max(60).describe('Listedeki `key` değerlerinden biri.') })
const revision = z.string().max(40)
const mailText = z.strictObject({
  key: z.enum(mailTextKeys),
  title: z.string().describe('E-postanın ne zaman gittiği.'),
  subject: z.string(),
  body: z.string().describe('Boş satır yeni paragraf açar.'),
  is_usual: z.boolean().describe('Hazır metin kullanılıyor.'),
  placeholders: z.array(z.string()).describe('Metinde `{…}` içinde kullanılabilen yer tutucular.'),
  revision: revision.describe('Bir sonraki değişiklikte gönderilir; hazır metinde boştur.'),
})

const words = { subject: 'Ödemeniz ulaştı: {sipariş}', body: 'Teşekkürler {ad}, hemen hazırlıyoruz.' }
const example: z.infer<typeof mailText> = {
  key: 'news-paid',
  title: usual['news-paid'].title,
  ...words,
  is_usual: false,
  placeholders: ['ad', 'soyad', 'sipariş', 'toplam'],
  revision: '1795680000000',
}

export const mailTextEndpoints: readonly ApiRoute[] = [
  route({
    method: 'get',
    path: '/mail-texts',
    tag,
    summary: 'E-postaların metinleri',
    policy: editors,
    list: true,
    answer: z.array(mailText),
    example: { data: [example], meta: { total: 1, start: 0, length: 1 } },
    run: async ({ db }) => {
      const written = await listMailTexts(db)
      return wholeList(mailTextKeys.map((key) => toWire(key, written.get(key))))
    },
  }),
  route({
    method: 'get',
    path: '/mail-texts/{key}',
    tag,
    summary: 'Bir e-postanın metni',
    policy: editors,
    params,
    failures: [notFound],
    answer: mailText,
    example: { params: { key: 'news-paid' }, data: example },
    run: ({ db }, { params }) => show(db, keyIn(params)),
  }),
  route({
    method: 'put',
    path: '/mail-texts/{key}',
    tag,
    summary: 'Metni değiştirir; bundan sonraki e-postalar böyle gider',
    policy: editors,
    params,
    body: z.strictObject({
      ...compatibility,
      subject: z.string().max(1_000),
      body: z.string().max(10_000),
      revision: revision.describe('Okuduğunuz metnin `revision` değeri; hazır metin için boş.'),
    }),
    failures: [notFound, changedMeanwhile],
    answer: mailText,
    example: {
      params: { key: 'news-paid' },
      body: { ...words, revision: '' },
      data: example,
    },
    run: async (request, { params, body }) => {
      const key = keyIn(params)
      const words = {
        subject: body.subject.replace(/\s+/g, ' ').trim(),
        body: body.body.replaceAll('\r\n', '\n').trim(),
      }
      const mistake = findMistake(key, words)
      if (mistake) {
        const message = tellMistake(mistake, placeholdersOf(key))
        const { field: path, code } = mistake
        throw new Problem(400, 'invalid_input', httpText.badInput, [{ path, code, message }])
      }
      return save(request, { key, seen: body.revision, words })
    },
  }),
  route({
    method: 'delete',
    path: '/mail-texts/{key}',
    tag,
    summary: 'Hazır metne döner',
    policy: editors,
    params,
    failures: [notFound, changedMeanwhile],
    answer: mailText,
    example: {
      params: { key: 'news-paid' },
      data: { ...example, ...usualWordsOf('news-paid'), is_usual: true, revision: '' },
    },
    run: async (request, { params }) => {
      const key = keyIn(params)
      const seen = revisionOfText((await listMailTexts(request.db)).get(key))
      return seen === '' ? show(request.db, key) : save(request, { key, seen, words: null })
    },
  }),
]

/** The key in the address. Throws 404 for any other. */
function keyIn({ key }: { key: string }): MailTextKey {
  if (!isMailTextKey(key)) throw new Problem(404, 'not_found', httpText.notFound)
  return key
}

async function save(
  { db, visitor, now }: ApiRequest,
  change: { key: MailTextKey; seen: string; words: MailText | null },
) {
  const actor = actorOf(visitor, { table: 'mail_texts' })
  if (!(await saveMailText(db, change, { actor, now })))
    throw new Problem(409, changedMeanwhile.code, editingText.changedMeanwhile)
  return show(db, change.key)
}

async function show(db: ApiRequest['db'], key: MailTextKey) {
  return { data: toWire(key, (await listMailTexts(db)).get(key)) }
}

function toWire(key: MailTextKey, row: MailTextRow | undefined): z.infer<typeof mailText> {
  const { subject, body } = row ?? usual[key]
  return {
    key,
    title: usual[key].title,
    subject,
    body,
    is_usual: row === undefined,
    placeholders: [...placeholdersOf(key)],
    revision: revisionOfText(row),
  }
}

function usualWordsOf(key: MailTextKey): MailText {
  const { subject, body } = usual[key]
  return { subject, body }
}
