import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ready } from 'zpl-renderer-js'

const run = promisify(execFile)

/** The barcodes of each page of a PDF, read by a scanner's program from the drawn page. */
export function scanPdf(bytes: Uint8Array): Promise<string[][]> {
  return inFolder(async (folder) => {
    await writeFile(path.join(folder, 'labels.pdf'), bytes)
    await run('pdftoppm', ['-r', '203', '-gray', '-png', 'labels.pdf', 'page'], { cwd: folder })
    return scan(folder)
  })
}

/** The barcodes of each label of a ZPL file, read from the label as a printer with 203 dpi draws it. */
export async function scanZpl(zpl: string, { width, height }: { width: number; height: number }) {
  const { api } = await ready
  return inFolder(async (folder) => {
    const labels = zpl.split(/(?<=\^XZ\n)/).filter((one) => one.trim() !== '')
    for (const [place, label] of labels.entries()) {
      const png = await api.zplToBase64Async(label, width, height, 8)
      await writeFile(
        path.join(folder, `page-${String(place).padStart(4, '0')}.png`),
        Buffer.from(png, 'base64'),
      )
    }
    return scan(folder)
  })
}

async function scan(folder: string): Promise<string[][]> {
  const pages = (await readdir(folder)).filter((name) => name.endsWith('.png')).toSorted()
  return Promise.all(
    pages.map(async (page) => {
      const { stdout } = await run('zbarimg', ['--quiet', '--raw', page], { cwd: folder })
      return stdout.trim().split('\n')
    }),
  )
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'labels-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
