import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawBlock, drawFeet, drawHead, type Paper } from './draw.server'
import type { Pdf } from './pdf'

let last: Promise<unknown> = Promise.resolve()

/**
 * The bytes of an A4 document. Documents are made one at a time, and the event loop runs between rows, so that visitors do not
 * wait for a long document.
 */
export const makePdf = (pdf: Pdf): Promise<Buffer> => inTurn(() => write(pdf))

/** The bytes of a document of any size, drawn by `work` with the fonts `text`, `strong` and `title`; in turn with the others. */
export function writePaper(
  options: PDFKit.PDFDocumentOptions,
  work: (paper: Paper) => Promise<void>,
): Promise<Buffer> {
  return inTurn(() => draw(options, work))
}

function inTurn(make: () => Promise<Buffer>): Promise<Buffer> {
  const made = last.then(make)
  last = made.catch(() => undefined)
  return made
}

function write(pdf: Pdf): Promise<Buffer> {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'A4',
    margins: { top: 48, left: 48, right: 48, bottom: 64 },
    bufferPages: true,
    lang: 'tr-TR',
    displayTitle: true,
    info: { Title: pdf.title, Author: pdf.seller.name, CreationDate: pdf.madeAt },
  }
  return draw(options, async (paper) => {
    drawHead(paper, pdf)
    for (const block of pdf.blocks) await drawBlock(paper, block)
    drawFeet(paper, pdf.note)
  })
}

async function draw(
  options: PDFKit.PDFDocumentOptions,
  work: (paper: Paper) => Promise<void>,
): Promise<Buffer> {
  // Loaded with the first document, since it would make every start slower.
  const { default: PdfKit } = await import('pdfkit')
  const paper: Paper = new PdfKit(options)
  const pieces: Buffer[] = []
  paper.on('data', (piece: Buffer) => pieces.push(piece))
  const done = new Promise((resolve, reject) => paper.on('end', resolve).on('error', reject))
  for (const [name, file] of Object.entries(faces)) paper.registerFont(name, fontFile(file))
  await work(paper)
  paper.end()
  await done
  return Buffer.concat(pieces)
}

const faces = { text: 'manrope-400.ttf', strong: 'manrope-700.ttf', title: 'fraunces-600.ttf' }
const kept = new Map<string, Buffer>()

function fontFile(name: string): Buffer {
  const file = kept.get(name) ?? readFileSync(join(fontsFolder(), name))
  kept.set(name, file)
  return file
}

// Beside the sources in development, two folders up from the bundle in production.
function fontsFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'app/pdf/fonts')
    if (existsSync(candidate)) return candidate
  }
  throw new Error('The folder "app/pdf/fonts" was not found beside the program.')
}
