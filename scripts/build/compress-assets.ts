import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/

/** Writes a .br (quality 11) and a .gz beside every built text file, so that the server never compresses them. */
export async function compressAssets(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  for (const path of files.map((entry) => join(entry.parentPath, entry.name))) {
    const bytes = await readFile(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    await writeFile(`${path}.br`, brotliCompressSync(bytes, { params }))
    await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
