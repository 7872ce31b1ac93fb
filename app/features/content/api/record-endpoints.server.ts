import { z } from 'zod'
import { line, lines, position, rowId } from '~/http/reading/fields'
import { resource } from '~/http/calls/resource.server'
import type { Policy } from '~/http/calls/route.server'
import { text } from '~/http/text'
import { toIsoIstanbul } from '~/kernel/dates'
import { contentAnswer, contentCard, faqAnswer, toCard, toFaq } from './content-wire.server'
import { contentExample, faqExample } from './examples.server'
import { listContents, listFaqs, readAsText } from '../content.server'
import { contentCategoryEditor, contentEditor, faqEditor } from '../edit.server'
import { readCategories } from '../store.server'

const anyone = { index: 'anyone', show: 'anyone' } as const
const editors: Policy = { staff: ['content'] }
const writers = { create: editors, update: editors, remove: editors }
const common = { tag: 'İçerik', readers: anyone, writers, keep: { by: 'everybody', seconds: 60 } } as const
const part = <T>(rows: readonly T[], { start, length }: { start: number; length: number }) => ({
  data: rows.slice(start, start + length),
  total: rows.length,
})
const day = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, text.badField)
const link = line(1, 160).optional().describe('İstenen bağlantı; verilmezse başlıktan yapılır.')
const markdown =
  'Markdown. `{{company.phone}}` gibi yerlere mağazanın ayarları yazılır. Mağazanın bir resmi kendi satırında `![açıklama](resim:anahtar)` ile gösterilir; anahtar, resmin adresindedir: `/media/anahtar/640.webp`.'

const categoryRecord = z.strictObject({ id: z.int(), link: z.string(), title: z.string(), position: z.int() })
const categoryExample = { id: 2, link: 'yardim', title: 'Yardım', position: 1 }

const categories = resource({
  ...common,
  path: '/content-categories',
  summaries: {
    index: 'İçerik kategorileri',
    show: 'Bir içerik kategorisi',
    create: 'İçerik kategorisi ekler',
    update: 'İçerik kategorisini değiştirir',
    remove: 'Boş bir içerik kategorisini siler',
  },
  editor: contentCategoryEditor,
  input: z.strictObject({ title: line(2, 100), link, position: position.default(0) }),
  fromWire: ({ title, link, position }) => ({ title, link, position }),
  record: categoryRecord,
  toWire: (row) => row,
  example: { id: 2, input: { title: 'Yardım', position: 1 }, record: categoryExample },
  list: {
    item: categoryRecord,
    example: { data: [categoryExample], total: 3 },
    read: async ({ db }, page) => part(await readCategories(db), page),
  },
})

const contentInput = z.strictObject({
  title: line(2, 160),
  link,
  content_category_id: rowId.nullable(),
  summary: line(0, 500).default(''),
  body_markdown: lines(1, 50_000).describe(markdown),
  seo_title: line(0, 160).default(''),
  seo_description: line(0, 320).default(''),
  version: day
    .optional()
    .describe('Metnin tarihi. Verilmezse metin değiştiyse bugün, değişmediyse olduğu gibi kalır.'),
})

const contents = resource({
  ...common,
  path: '/contents',
  summaries: {
    index: 'İçerikler, metinleri olmadan',
    show: 'Bir içerik, metniyle',
    create: 'İçerik ekler',
    update: 'İçeriği değiştirir; bağlantısı değişirse eskisi yenisine yönlenir',
    remove: 'İçeriği siler; menülerin ve sayfaların bağlandığı silinmez',
  },
  editor: contentEditor,
  input: contentInput,
  fromWire: (input) => ({
    title: input.title,
    link: input.link,
    summary: input.summary,
    version: input.version,
    categoryId: input.content_category_id,
    body: input.body_markdown,
    seoTitle: input.seo_title,
    seoDescription: input.seo_description,
  }),
  record: contentAnswer,
  toWire: async (row, { db }) => ({
    ...toCard(row),
    content_category_id: row.categoryId,
    body_markdown: row.body,
    text: await readAsText(db, row.body),
    seo_title: row.seoTitle,
    seo_description: row.seoDescription,
    version: row.version,
    updated_at: toIsoIstanbul(row.updatedAt),
  }),
  example: {
    id: 4,
    input: {
      title: 'İade ve değişim',
      content_category_id: 2,
      summary: 'Ürünleri 14 gün içinde geri gönderebilirsiniz.',
      body_markdown: '## Süre\n\nTeslimattan sonra **14 gün** içinde.',
    },
    record: {
      ...contentExample,
      content_category_id: 2,
      body_markdown: '## Süre\n\nTeslimattan sonra **14 gün** içinde.',
      text: 'Süre Teslimattan sonra 14 gün içinde.',
      seo_title: '',
      seo_description: '',
      version: '2026-03-02',
      updated_at: '2026-03-02T10:15:00.000+03:00',
    },
  },
  list: {
    item: contentCard,
    example: { data: [contentExample], total: 1 },
    read: async ({ db }, page) => {
      const { data, total } = part(await listContents(db), page)
      return { data: data.map(toCard), total }
    },
  },
})

const faqInput = z.strictObject({
  group: line(2, 60).describe('Altında durduğu başlık.'),
  question: line(5, 250),
  answer_markdown: lines(2, 10_000).describe(markdown),
  position: position.default(0),
})

const faqs = resource({
  ...common,
  path: '/faqs',
  summaries: {
    index: 'Sık sorulan sorular',
    show: 'Bir soru, yanıtının yazıldığı hâliyle',
    create: 'Soru ekler',
    update: 'Soruyu değiştirir',
    remove: 'Soruyu siler',
  },
  editor: faqEditor,
  input: faqInput,
  fromWire: ({ group, question, answer_markdown: answer, position }) => ({
    group,
    question,
    answer,
    position,
  }),
  record: faqAnswer.extend({ answer_markdown: z.string(), position: z.int() }),
  toWire: async ({ answer, ...row }, { db }) => ({
    ...row,
    answer: await readAsText(db, answer),
    answer_markdown: answer,
  }),
  example: {
    id: 7,
    input: {
      group: faqExample.group,
      question: faqExample.question,
      answer_markdown: 'Saat **14.00** öncesi siparişler aynı gün kargoya verilir.',
      position: 3,
    },
    record: {
      ...faqExample,
      answer_markdown: 'Saat **14.00** öncesi siparişler aynı gün kargoya verilir.',
      position: 3,
    },
  },
  list: {
    item: faqAnswer,
    example: { data: [faqExample], total: 24 },
    read: async ({ db }, page) => {
      const { data, total } = part(await listFaqs(db), page)
      return { data: data.map(toFaq), total }
    },
  },
})

export const recordEndpoints = [...categories, ...contents, ...faqs]
