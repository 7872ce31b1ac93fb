/**
 * `damaged` for a JPEG or PNG that ends too early, `format` for one that also holds another kind of file (scripts,
 * archives or documents beside the pixels or behind the end), otherwise null. Parts that cameras write (thumbnails,
 * depth maps, short films) are allowed.
 */
export function examineParts(bytes: Uint8Array, format: 'jpeg' | 'png'): 'damaged' | 'format' | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = format === 'jpeg' ? besideJpeg(file) : besidePng(file)
  if (parts === null) return 'damaged'
  return parts.some((part) => foreign.test(part.toString('latin1'))) ? 'format' : null
}

// The signatures are long enough that a film or thumbnail rarely contains one by chance.
const foreign = new RegExp(
  [
    '%PDF-',
    '%!PS-',
    '<(?:!doctype|html|script|iframe|object|embed)[\\s>]',
    '<svg[\\s>]',
    '<\\?php\\s',
    '#!/(?:bin|usr)/',
    'javascript:',
    'PK\\x03\\x04[\\0-\\x3f]\\0',
    'PK\\x01\\x02[\\0-\\x3f]',
    'PK\\x05\\x06\\0\\0',
    'Rar!\\x1a\\x07',
    '7z\\xbc\\xaf\\x27\\x1c',
    '\\x7fELF[\\x01\\x02][\\x01\\x02]\\x01',
    '\\xca\\xfe\\xba\\xbe\\0\\0',
    'This program cannot be run in DOS mode',
  ].join('|'),
  'i',
)

/** All segments without picture data and the bytes after the end; null when the end is missing. */
function besideJpeg(file: Buffer): Buffer[] | null {
  const parts: Buffer[] = []
  for (let at = 2; at + 4 <= file.length;) {
    if (file[at] !== 0xff) return null
    const marker = file[at + 1]!
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) return [...parts, file.subarray(at + 2)]
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (end > file.length) return null
    if (isText(marker)) parts.push(file.subarray(at + 4, end))
    at = marker === 0xda ? afterScan(file, end) : end
  }
  // The end marker may be the very last two bytes.
  return file.readUInt16BE(file.length - 2) === 0xffd9 ? parts : null
}

/** True for APP0–APP15 and comments. */
const isText = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe

/** The offset of the next marker after the data of a scan. Stuffed and restart markers belong to the data. */
function afterScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at
  }
  return file.length
}

/** Chunks without picture data and the bytes after the last one; null when the chunks are broken. */
function besidePng(file: Buffer): Buffer[] | null {
  const parts: Buffer[] = []
  for (let at = 8; at + 12 <= file.length;) {
    const end = at + 12 + file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    if (end > file.length) return null
    if (type === 'IEND') return [...parts, file.subarray(end)]
    if (type !== 'IDAT' && type !== 'IHDR' && type !== 'PLTE') parts.push(file.subarray(at + 8, end - 4))
    at = end
  }
  return null
}
