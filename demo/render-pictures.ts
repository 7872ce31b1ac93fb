/** Renders every picture of the demo catalogue, its contents and banners that is not on disk yet, removes unused ones, and writes the index. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { listDrawings } from './catalogue/generator'
import { listContentDrawings } from './contents/pictures'
import { listBannerDrawings } from './shop/banners'
import { blurOfFile, renderMaster } from './illustrator/encode'
import { sizeOf } from './illustrator/file-name'
import type { Drawing } from './illustrator/types'

const folder = path.join(import.meta.dirname, 'pictures')
const workers = 2

interface IndexEntry {
  width: number
  height: number
  blur: string
}

async function renderPictures(): Promise<void> {
  sharp.concurrency(1)
  await mkdir(folder, { recursive: true })
  const drawings = new Map([...listDrawings(), ...listContentDrawings(), ...listBannerDrawings()])
  const present = new Set((await readdir(folder)).filter((file) => file.endsWith('.avif')))
  const stale = [...present].filter((file) => !drawings.has(file))
  for (const file of stale) await rm(path.join(folder, file))

  const blurs = await readBlurs()
  const queue = [...drawings].filter(([file]) => !present.has(file) || !blurs.has(file))
  const todo = queue.length
  process.stdout.write(`${drawings.size} pictures, ${todo} to do, ${stale.length} removed\n`)
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      blurs.set(next[0], await renderOne(...next, present.has(next[0])))
      const done = todo - queue.length
      if (done % 25 === 0) {
        process.stdout.write(`${done} of ${todo}\n`)
        await writeIndex(drawings, blurs)
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, work))
  await writeIndex(drawings, blurs)
  process.stdout.write(`${await totalKilobytes([...drawings.keys()])} KB together\n`)
}

async function renderOne(file: string, drawing: Drawing, onDisk: boolean): Promise<string> {
  const target = path.join(folder, file)
  if (onDisk) return blurOfFile(await readFile(target))
  const { avif, blur } = await renderMaster(drawing)
  await writeFile(target, avif)
  return blur
}

const indexFile = path.join(folder, 'index.json')

async function readBlurs(): Promise<Map<string, string>> {
  try {
    const index = JSON.parse(await readFile(indexFile, 'utf8')) as Record<string, IndexEntry>
    return new Map(Object.entries(index).map(([file, entry]) => [file, entry.blur]))
  } catch {
    return new Map()
  }
}

async function writeIndex(
  drawings: ReadonlyMap<string, Drawing>,
  blurs: ReadonlyMap<string, string>,
): Promise<void> {
  const lines = [...drawings.keys()].toSorted().flatMap((file) => {
    const blur = blurs.get(file)
    const entry: IndexEntry | undefined =
      blur === undefined ? undefined : { ...sizeOf(drawings.get(file)!), blur }
    return entry ? [`"${file}":${JSON.stringify(entry)}`] : []
  })
  await writeFile(indexFile, `{\n${lines.join(',\n')}\n}\n`)
}

async function totalKilobytes(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await readFile(path.join(folder, file))).length))
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024)
}

await renderPictures()
