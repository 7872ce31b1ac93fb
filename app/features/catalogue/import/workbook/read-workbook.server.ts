import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { parseXml, XmlRefusal, type XmlHandlers } from '../parsing/parse-xml.server'
import { text } from '../text'
import { collectDateStyles } from './date-styles.server'
import { createSharedTexts, type SharedTexts } from './shared-texts.server'
import { collectRows, type DateCell, mostCharacters, type SheetRow, unescaped } from './sheet-cells.server'

const most = { entries: 10_000, sharedBytes: 256 * 1024 * 1024 }

/**
 * Most bytes that a part of a workbook may unpack to. Real sheets and texts compress to a twentieth at best, a zip bomb to a
 * thousandth; small parts may be repetitive.
 */
const mostUnpacked = ({ compressedSize }: Entry) => 4 * 1024 * 1024 + 100 * compressedSize

/**
 * Yields the rows of a workbook's first sheet as the caller takes them. Only the texts that cells share stay in memory.
 * `dateOf`: how dates are read; by default they are not. Throws XmlRefusal.
 */
export async function* readWorkbook(bytes: Buffer, dateOf?: DateCell): AsyncGenerator<SheetRow> {
  const zip = await yauzl.fromBufferPromise(bytes, { autoClose: false }).catch(() => null)
  if (!zip) throw new XmlRefusal(text.notAWorkbook)
  const part = await openParts(zip)
  const { sheet, shared, styles } = await findParts(part)
  const dates = collectDateStyles()
  await readWhole(part(styles), dates)
  const rows = collectRows(await readShared(part(shared)), dates.isDate, dateOf)
  for await (const _ of parseXml(part(sheet)!, rows)) yield* rows.take()
}

type Parts = (name: string | null) => AsyncIterable<string> | null

async function openParts(zip: ZipFile): Promise<Parts> {
  const entries = new Map<string, Entry>()
  try {
    for await (const entry of zip.eachEntry()) {
      entries.set(entry.fileName, entry)
      if (entries.size > most.entries) throw new XmlRefusal(text.notAWorkbook)
    }
  } catch {
    throw new XmlRefusal(text.notAWorkbook)
  }
  return (name) => {
    const entry = entries.get(name ?? '')
    return entry ? readText(zip, entry) : null
  }
}

async function* readText(zip: ZipFile, entry: Entry): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  try {
    for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > mostUnpacked(entry)) throw new XmlRefusal(text.unpacksTooFar)
      yield decoder.decode(chunk, { stream: true })
    }
    yield decoder.decode()
  } catch (error) {
    throw error instanceof XmlRefusal ? error : new XmlRefusal(text.notAWorkbook)
  }
}

/** The parts of the first sheet, of the shared texts and of the styles. */
async function findParts(
  part: Parts,
): Promise<{ sheet: string; shared: string | null; styles: string | null }> {
  const targets = new Map<string, string>()
  const types = new Map<string, string>()
  await readWhole(
    part('xl/_rels/workbook.xml.rels'),
    openedTags((name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return
      const path = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
      targets.set(Id, path)
      types.set(/[^/]*$/.exec(Type)![0], path)
    }),
  )
  const sheets: string[] = []
  await readWhole(
    part('xl/workbook.xml'),
    openedTags((name, attributes) => {
      if (name === 'sheet') sheets.push(attributes['r:id'] ?? '')
    }),
  )
  const sheet = targets.get(sheets[0] ?? '')
  if (!sheet || !part(sheet)) throw new XmlRefusal(text.notAWorkbook)
  return { sheet, shared: types.get('sharedStrings') ?? null, styles: types.get('styles') ?? null }
}

/** The shared texts, without phonetic hints (`rPh`). */
async function readShared(pieces: AsyncIterable<string> | null): Promise<SharedTexts> {
  const shared = createSharedTexts(most.sharedBytes)
  let value = ''
  let reading = false
  let spoken = false
  await readWhole(pieces, {
    open(name) {
      if (name === 'si') value = ''
      if (name === 'rPh') spoken = true
      reading = name === 't' && !spoken
    },
    text(piece) {
      if (!reading) return
      value += piece
      if (value.length > mostCharacters) throw new XmlRefusal(text.tooLongCell(mostCharacters))
    },
    close(name) {
      reading = false
      if (name === 'rPh') spoken = false
      if (name === 'si' && !shared.add(unescaped(value))) throw new XmlRefusal(text.unpacksTooFar)
    },
  })
  return shared
}

async function readWhole(pieces: AsyncIterable<string> | null, handlers: XmlHandlers): Promise<void> {
  if (!pieces) return
  // The handlers collect everything; there is nothing to take between the pieces.
  for await (const _ of parseXml(pieces, handlers)) continue
}

function openedTags(open: XmlHandlers['open']): XmlHandlers {
  return { open, text: () => undefined, close: () => undefined }
}
