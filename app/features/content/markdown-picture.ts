import type { Picture } from '~/features/media/media'

/** A picture of the shop by the key in its address `/media/{key}/640.webp`; null when there is none. */
export type PictureOf = (key: string) => Omit<Picture, 'alt'> | null

const whole = /^!\[([^[\]]*)\]\(resim:([0-9a-f]{16,64})\)\s*$/

/** The key and the description of a line that is a picture, `![description](resim:key)`; null for every other line. */
export function readPictureLine(line: string): { key: string; alt: string } | null {
  const [, alt, key] = whole.exec(line) ?? []
  return alt === undefined ? null : { key: key!, alt: alt.trim() }
}

/** Keys of all pictures that a text names, each once. */
export function pictureKeys(text: string): string[] {
  const keys = text.split(/\r\n|\n|\r/).flatMap((line) => readPictureLine(line)?.key ?? [])
  return [...new Set(keys)]
}

export type PictureMistake =
  | { code: 'picture_form'; line: string }
  | { code: 'picture_alt'; key: string }
  | { code: 'unknown_picture'; key: string }

const shortestAlt = 3

/** The first mistake of a text's pictures: not written as one, without a description, or not one of the shop's. */
export function findPictureMistake(text: string, isKnown: (key: string) => boolean): PictureMistake | null {
  for (const line of text.split(/\r\n|\n|\r/)) {
    const picture = readPictureLine(line)
    if (!picture && /!\[[^[\]]*\]\(/.test(line))
      return { code: 'picture_form', line: line.trim().slice(0, 80) }
    if (picture && [...picture.alt].length < shortestAlt) return { code: 'picture_alt', key: picture.key }
    if (picture && !isKnown(picture.key)) return { code: 'unknown_picture', key: picture.key }
  }
  return null
}
