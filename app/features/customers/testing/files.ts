import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Part = { dictionary?: string; stream?: Buffer | string }

/** A PDF of one page as programs write it: objects, cross-reference table, trailer. `objects` follow the page. */
export function pdf({
  objects = [],
  catalog = '',
  page = '',
  version = '1.7',
  trailer = '',
  comment = '%\u00e2\u00e3\u00cf\u00d3',
}: {
  objects?: Part[]
  catalog?: string
  page?: string
  version?: string
  trailer?: string
  comment?: string
} = {}): Buffer {
  const drawing = 'BT /F1 24 Tf 72 720 Td (Vergi Levhasi) Tj ET'
  const all: Part[] = [
    { dictionary: `/Type /Catalog /Pages 2 0 R ${catalog}` },
    { dictionary: '/Type /Pages /Kids [3 0 R] /Count 1' },
    { dictionary: `/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${page}` },
    { dictionary: `/Length ${drawing.length}`, stream: drawing },
    ...objects,
  ]
  const chunks: Buffer[] = [Buffer.from(`%PDF-${version}\n${comment}\n`, 'latin1')]
  const size = () => chunks.reduce((sum, { length }) => sum + length, 0)
  const offsets = all.map(({ dictionary = '', stream }, i) => {
    const offset = size()
    const body =
      stream === undefined
        ? Buffer.alloc(0)
        : Buffer.concat([Buffer.from('\nstream\n'), Buffer.from(stream), Buffer.from('\nendstream')])
    chunks.push(Buffer.from(`${i + 1} 0 obj\n<< ${dictionary} >>`), body, Buffer.from('\nendobj\n'))
    return offset
  })
  const start = size()
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  chunks.push(
    Buffer.from(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  )
  return Buffer.concat(chunks)
}

/** Compressed objects, as newer programs write them. */
export function objectStream(objects: string): Part {
  const stream = deflateSync(Buffer.from(objects))
  return { dictionary: `/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${stream.length}`, stream }
}

/** A photographed sheet. */
export function photo(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff',
  width = 400,
): Promise<Buffer> {
  const sheet = sharp({
    create: { width, height: Math.round(width * 1.4), channels: 3, background: '#f4f1e8' },
  })
  return sheet
    .composite([{ input: lines(width), top: 0, left: 0 }])
    .toFormat(format)
    .toBuffer()
}

const lines = (width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><text x="20" y="60" font-size="32">Vergi levhası</text></svg>`,
  )

/** The JPEG with a segment after its first marker. */
export function withSegment(jpeg: Buffer, marker: number, content: string | Buffer): Buffer {
  const body = Buffer.from(content)
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

/** The PNG with a chunk after its header, with a correct checksum. */
export function withChunk(png: Buffer, type: string, content: string | Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), Buffer.from(content)])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4, 0)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

/** A PNG that claims an enormous size with hardly any data. */
export async function enormousPng(width: number, height: number): Promise<Buffer> {
  const png = Buffer.from(await photo('png', 10))
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** The smallest archive that archivers accept: one file named x. */
export function zip(content = 'echo'): Buffer {
  const data = Buffer.from(content)
  const local = Buffer.alloc(31)
  local.write('PK\x03\x04', 0, 'latin1')
  local.writeUInt16LE(20, 4)
  local.writeUInt32LE(crc32(data), 14)
  local.writeUInt32LE(data.length, 18)
  local.writeUInt32LE(data.length, 22)
  local.writeUInt16LE(1, 26)
  local.write('x', 30)
  const central = Buffer.alloc(47)
  central.write('PK\x01\x02', 0, 'latin1')
  central.writeUInt16LE(20, 4)
  central.writeUInt16LE(20, 6)
  central.writeUInt32LE(crc32(data), 16)
  central.writeUInt32LE(data.length, 20)
  central.writeUInt32LE(data.length, 24)
  central.writeUInt16LE(1, 28)
  central.write('x', 46)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length + data.length, 16)
  return Buffer.concat([local, data, central, end])
}
