import { z } from 'zod'
import { line, lines, position } from '~/http/reading/fields'
import { resource } from '~/http/calls/resource.server'
import type { Policy } from '~/http/calls/route.server'
import { faqAnswer, toFaq } from './content-wire.server'
import { faqExample } from './examples.server'
import { listFaqs, readAsText } from '../content.server'
import { contentCategoryPath } from '../content'
import { contentCategoryEditor, type ContentCategoryRow, faqEditor } from '../edit-others.server'
import { readCategories } from '../store.server'

const anyone = { index: 'anyone', show: 'anyone' } as const
const editors: Policy = { staff: 'content.write' }
const writers = { create: editors, update: editors, remove: editors }
const common = { tag: 'İçerik', readers: anyone, writers, keep: { by: 'everybody', seconds: 60 } } as const
const part = <T>(rows: readonly T[], { start, length }: { start: number; length: number }) => ({
  data: rows.slice(start, start + length),
  total: rows.length,
})
const link = line(1, 160).optional().describe('İstenen bağlantı; verilmezse başlıktan yapılır.')
const markdown =
  'Markdown. `{{company.phone}}` gibi yerlere mağazanın ayarları yazılır. Mağazanın bir resmi kendi satırında `![açıklama](resim:anahtar)` ile gösterilir; anahtar, resmin adresindedir: `/media/anahtar/640.webp`.'

const categoryRecord = z.strictObject({
  id: z.int(),
  link: z.string(),
  path: z.string(),
  title: z.string(),
  summary: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  position: z.int(),
})
const categoryExample = {
  id: 2,
  link: 'yardim',
  path: '/content-categories/yardim/2',
  title: 'Yardım',
  summary: 'Sipariş, teslimat ve iade.',
  seo_title: '',
  seo_description: '',
  position: 1,
}
const toCategory = ({
  id,
  link,
  title,
  summary,
  seoTitle,
  seoDescription,
  position,
}: ContentCategoryRow) => ({
  id,
  link,
  path: contentCategoryPath({ id, link }),
  title,
  summary,
  seo_title: seoTitle,
  seo_description: seoDescription,
  position,
})

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
  input: z.strictObject({
    title: line(2, 100),
    link,
    position: position.default(0),
    summary: line(0, 500).default(''),
    seo_title: line(0, 160).default(''),
    seo_description: line(0, 320).default(''),
  }),
  fromWire: ({ title, link, position, summary, seo_title: seoTitle, seo_description: seoDescription }) => ({
    title,
    link,
    position,
    summary,
    seoTitle,
    seoDescription,
  }),
  record: categoryRecord,
  toWire: toCategory,
  example: {
    id: 2,
    input: { title: 'Yardım', position: 1, summary: 'Sipariş, teslimat ve iade.' },
    record: categoryExample,
  },
  list: {
    item: categoryRecord,
    example: { data: [categoryExample], total: 3 },
    read: async ({ db }, page) => {
      const { data, total } = part(await readCategories(db), page)
      return { data: data.map(toCategory), total }
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

export const recordEndpoints = [...categories, ...faqs]
