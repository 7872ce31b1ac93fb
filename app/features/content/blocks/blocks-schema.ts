import { z } from 'zod'
import { text } from '../editing.text'
import { line, lines, rowId } from './fields'
import { blockIcons, mostBlocks } from './kinds'
import { address, docInput } from './rich-text-schema'

// The ten kinds of blocks. Every kind is data that a component shows; none holds HTML or a script.

/** Key of a picture: the part of its address after `/media/`. */
const key = z.string().regex(/^[0-9a-f]{16,64}$/, text.badKey)
const pictureRef = z
  .strictObject({ key, alt: line(3, 300).describe(text.api.alt) })
  .meta({ id: 'BlockPicture', description: text.api.picture })
const action = z.strictObject({ label: line(2, 60), href: address }).meta({ id: 'BlockAction' })
const heading = line(0, 160).default('')

/** A block keeps its id for life, so that two versions of a page can be compared block by block. */
const id = z.string().regex(/^[a-z0-9-]{1,40}$/, text.badBlockId)
const base = { id }

const textBlock = z.strictObject({ ...base, kind: z.literal('text'), heading, text: docInput })
const picture = z.strictObject({
  ...base,
  kind: z.literal('picture'),
  picture: pictureRef,
  caption: line(0, 300).default(''),
  href: address.nullable().default(null),
})
const pictureText = z.strictObject({
  ...base,
  kind: z.literal('picture_text'),
  look: z.enum(['beside', 'hero']).default('beside').describe(text.api.look),
  picture: pictureRef.nullable(),
  side: z.enum(['left', 'right']).default('right'),
  heading: line(2, 160),
  text: docInput,
  action: action.nullable().default(null),
})
const gallery = z.strictObject({
  ...base,
  kind: z.literal('gallery'),
  heading,
  pictures: z
    .array(pictureRef.extend({ caption: line(0, 160).default('') }))
    .min(2)
    .max(40),
})
const video = z.strictObject({
  ...base,
  kind: z.literal('video'),
  file: key.describe(text.api.file),
  poster: pictureRef,
  title: line(2, 160),
  caption: line(0, 500).default('').describe(text.api.videoCaption),
})
const showcase = z.strictObject({
  ...base,
  kind: z.literal('showcase'),
  code: z
    .string()
    .regex(/^[a-z0-9_-]{1,60}$/, text.badCode)
    .nullable()
    .describe(text.api.showcase),
  heading: heading.describe(text.api.showcaseHeading),
})
const banner = z.strictObject({
  ...base,
  kind: z.literal('banner'),
  group: z
    .union([
      rowId,
      z
        .string()
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, text.badCode)
        .max(60),
    ])
    .describe(text.api.bannerGroup),
})
const faq = z.strictObject({
  ...base,
  kind: z.literal('faq'),
  heading,
  ids: z.array(rowId).max(20).default([]),
  group: line(2, 60).nullable().default(null).describe(text.api.faqGroup),
})
const quotation = z.strictObject({
  ...base,
  kind: z.literal('quotation'),
  text: lines(2, 1_000),
  author: line(0, 100).default(''),
  role: line(0, 100).default(''),
})
const column = z.strictObject({
  icon: z.enum(blockIcons).nullable().default(null),
  title: line(0, 100).default(''),
  text: docInput,
})
const columns = z.strictObject({
  ...base,
  kind: z.literal('columns'),
  heading,
  columns: z.array(column).min(2).max(4),
})

const kinds = [
  textBlock,
  picture,
  pictureText,
  gallery,
  video,
  showcase,
  banner,
  faq,
  quotation,
  columns,
] as const

/** One block as it is stored. Writing refuses other kinds and other fields. */
export const block = z
  .discriminatedUnion('kind', [...kinds])
  .meta({ id: 'Block', description: text.api.block })

/** The blocks of a page: at most 25, each with an id of its own. */
export const blocksInput = z
  .array(block)
  .max(mostBlocks, text.tooManyBlocks(mostBlocks))
  .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, {
    error: text.sameBlockId,
  })
