import { z } from 'zod'
import { normalizeText } from '~/kernel/turkish'
import { mayBeWritten } from './address'
import { text } from '../editing.text'

// The schema has no recursion: a list may hold lists, which hold paragraphs only. So depth and size are bounded.

/** Address of a link, checked as the Markdown reader checks it. */
export const address = z
  .string()
  .max(500)
  .refine(mayBeWritten, { error: text.badAddress })
  .describe(
    '`/yol`, `#başlık`, `mailto:`, `tel:`, `http(s)://`; `{{company.email}}` gibi yer tutucu olabilir.',
  )

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('strong') }),
  z.strictObject({ type: z.literal('em') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: address }) }),
])

const words = z.strictObject({
  type: z.literal('text'),
  text: z
    .string()
    .max(10_000)
    .transform(cleaned)
    .pipe(z.string().min(1))
    .meta({ minLength: 1, maxLength: 10_000 }),
  marks: z.array(mark).max(3).optional(),
})
const hardBreak = z.strictObject({ type: z.literal('hard_break') })
const running = z.array(z.discriminatedUnion('type', [words, hardBreak])).max(500)

const paragraph = z
  .strictObject({ type: z.literal('paragraph'), content: running.optional() })
  .meta({ id: 'RichParagraph' })

const headingLevels = [2, 3] as const
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.literal(headingLevels) }),
  content: running.optional(),
})

const innerItem = z.strictObject({
  type: z.literal('list_item'),
  content: z.array(paragraph).min(1).max(20),
})
const innerLists = [
  z.strictObject({ type: z.literal('bullet_list'), content: z.array(innerItem).min(1).max(200) }),
  z.strictObject({ type: z.literal('ordered_list'), content: z.array(innerItem).min(1).max(200) }),
] as const
const item = z.strictObject({
  type: z.literal('list_item'),
  content: z
    .array(z.discriminatedUnion('type', [paragraph, ...innerLists]))
    .min(1)
    .max(20),
})
const bulletList = z.strictObject({
  type: z.literal('bullet_list'),
  content: z.array(item).min(1).max(200),
})
const orderedList = z.strictObject({
  type: z.literal('ordered_list'),
  content: z.array(item).min(1).max(200),
})

const cells = { content: z.array(paragraph).max(20) }
const cell = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('table_header'), ...cells }),
  z.strictObject({ type: z.literal('table_cell'), ...cells }),
])
const row = z.strictObject({ type: z.literal('table_row'), content: z.array(cell).min(1).max(12) })
const table = z.strictObject({ type: z.literal('table'), content: z.array(row).min(1).max(200) })

/** A rich text as editors based on ProseMirror write it: data, never HTML. */
export const docInput = z
  .strictObject({
    type: z.literal('doc'),
    content: z
      .array(z.discriminatedUnion('type', [paragraph, heading, bulletList, orderedList, table]))
      .max(400),
  })
  .meta({ id: 'RichText', description: text.api.richText })

/** Without control characters; a space at an edge stays, because it separates marked words. */
function cleaned(typed: string): string {
  const inner = normalizeText(typed)
  if (inner === '') return typed === '' ? '' : ' '
  return (/^\s/.test(typed) ? ' ' : '') + inner + (/\s$/.test(typed) ? ' ' : '')
}
