import sax from 'sax'
import type { StoredFile } from './storage.server'

/** The files of an answer to ListObjectsV2. `next`: the token of the rest; undefined: there is none. */
export function readListing(xml: Buffer): { files: StoredFile[]; next?: string } {
  const files: StoredFile[] = []
  let file: Record<string, string> = {}
  let next: string | undefined
  readElements(xml, (name, text) => {
    if (name === 'Contents') {
      const { Key: key, Size: size, ETag: tag = '' } = file
      if (key !== undefined) files.push({ key, size: Number(size), md5: md5Of(tag) })
      file = {}
    } else if (name === 'NextContinuationToken') next = text
    else file[name] = text
  })
  return { files, ...(next !== undefined && { next }) }
}

/** The code of a problem, such as NoSuchKey; empty when the answer names none. */
export function readProblem(answer: Buffer): string {
  let code = ''
  try {
    readElements(answer, (name, text) => {
      if (name === 'Code') code ||= text
    })
  } catch {
    // A proxy in front may answer with a page of its own.
  }
  return /^\w{1,60}$/.test(code) ? code : ''
}

/** The tag of an unencrypted file that was sent in one piece is the MD5 of its bytes; other tags tell nothing. */
const md5Of = (tag: string) => /^"?([\da-f]{32})"?$/.exec(tag)?.[1] ?? null

/** Calls `take` with the name and the text of every element at its end. Throws for what is no XML. */
function readElements(xml: Buffer, take: (name: string, text: string) => void): void {
  const parser = sax.parser(true)
  let text = ''
  const handlers: Partial<typeof parser> = {
    onopentag: () => void (text = ''),
    ontext: (more) => void (text += more),
    onclosetag: (name) => take(name, text),
    onerror(error) {
      throw error
    },
  }
  Object.assign(parser, handlers).write(xml.toString('utf8')).close()
}
