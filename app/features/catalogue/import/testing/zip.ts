import { crc32 } from 'node:zlib'

/**
 * A zip file of these files, uncompressed. Bytes count as deflated data; `claimed` is then their unpacked size in the table
 * of contents, for all of them or by name.
 */
export function zipOf(
  files: Record<string, string | Buffer>,
  { claimed = 0 }: { claimed?: number | ReadonlyMap<string, number> } = {},
): Buffer {
  const claimedOf = (name: string) => (typeof claimed === 'number' ? claimed : (claimed.get(name) ?? 0))
  const parts: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content)
    const [method, size] = typeof content === 'string' ? [0, bytes.length] : [8, claimedOf(name)]
    const title = Buffer.from(name)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(0x800, 2)
    common.writeUInt16LE(method, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(bytes.length, 14)
    common.writeUInt32LE(size, 18)
    common.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, title, bytes])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, rest, title]))
    parts.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, directory, end])
}
