import { z } from 'zod'
import { line, position } from '~/http/reading/fields'
import { mostPictures } from './galleries'
import { text } from './text'

const key = z.string().regex(/^[0-9a-f]{16,64}$/, text.badKey)

/** A gallery as the staff writes it, with its pictures in the order in which they are shown. */
export const galleryInput = z.strictObject({
  title: line(2, 100),
  summary: line(0, 300).default(''),
  position: position.default(0),
  active: z.boolean().default(true),
  pictures: z
    .array(
      z.strictObject({
        picture: key.describe('`/media/anahtar/640.webp` adresindeki anahtar.'),
        title: line(0, 120).default(''),
        alt: line(2, 200).describe('Resmi görmeyenlere ne gösterdiği.'),
      }),
    )
    .max(mostPictures)
    .default([])
    .describe('Gösterilecekleri sırayla.'),
})
