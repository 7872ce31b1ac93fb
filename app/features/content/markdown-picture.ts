import type { Picture } from '~/features/media/media'

/** The picture at `/media/{key}/640.webp` by its key; null when there is none. */
export type PictureOf = (key: string) => Omit<Picture, 'alt'> | null

const whole = /^!\[([^[\]]*)\]\(resim:([0-9a-f]{16,64})\)\s*$/

/** The key and description of a picture line `![description](resim:key)`; null for other lines. */
export function readPictureLine(line: string): { key: string; alt: string } | null {
  const [, alt, key] = whole.exec(line) ?? []
  return alt === undefined ? null : { key: key!, alt: alt.trim() }
}

/** Keys of all pictures in a text, without repeats. */
export function pictureKeys(text: string): string[] {
  const keys = text.split(/\r\n|\n|\r/).flatMap((line) => readPictureLine(line)?.key ?? [])
  return [...new Set(keys)]
}

export type PictureMistake =
  | { code: 'picture_form'; line: string }
  | { code: 'picture_alt'; key: string }
  | { code: 'unknown_picture'; key: string }

const shortestAlt = 3

/** The first mistake in a text's pictures: malformed, without a description, or unknown to the shop. */
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
