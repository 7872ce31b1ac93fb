import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { failed, type PictureFile, type PictureFiles } from './picture-file'
import { text } from '../text'

// The table of contents stays in memory.
const mostEntries = 500_000

/** The files of a zip; null when it is no zip. A single top folder that contains all files is not part of their names. */
export async function openZip(path: string, maxBytes: number): Promise<PictureFiles | null> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch(() => null)
  const entries = zip && (await listEntries(zip).catch(() => null))
  if (!entries) {
    zip?.close()
    return null
  }
  const folder = commonFolder([...entries.keys()])
  return {
    async read(name) {
      const entry = entries.get(name) ?? entries.get(folder + name)
      if (!entry) return failed(text.noSuchFile)
      if (entry.uncompressedSize > maxBytes) return failed(text.tooLarge)
      return readEntry(zip, entry, maxBytes).catch(() => failed(text.damaged))
    },
    close() {
      zip.close()
      return Promise.resolve()
    },
  }
}

/** Throws when the table of contents is damaged or too long. */
async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) {
    if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry)
    if (entries.size > mostEntries) throw new RangeError(`More than ${mostEntries} files in a zip`)
  }
  return entries
}

/** Reads a file and counts its unpacked bytes, as the size in the table of contents may be wrong. Throws when damaged. */
async function readEntry(zip: ZipFile, entry: Entry, maxBytes: number): Promise<PictureFile> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) return failed(text.tooLarge)
    chunks.push(chunk)
  }
  return { status: 'read', bytes: Buffer.concat(chunks) }
}

function commonFolder(names: readonly string[]): string {
  const folder = /^[^/]+\//.exec(names[0] ?? '')?.[0] ?? ''
  return names.every((name) => name.startsWith(folder)) ? folder : ''
}
