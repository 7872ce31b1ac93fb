import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { z } from 'zod'
import { Refusal } from '../start/operator.mjs'
import { endOfTable } from './dump-format'
import { text } from './text'

const marker = Buffer.from(`\n${endOfTable}`)

/** Reads a dump from front to back: a line of JSON, or the rows up to the end of a table. */
export function openDump(file: string) {
  const input = createReadStream(file)
  const gunzip = createGunzip()
  input.once('error', (error) => gunzip.destroy(error))
  const chunks = input.pipe(gunzip)[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let pending: Buffer = Buffer.alloc(0)

  return { readLine, readRows, close: () => input.destroy() }

  async function readLine<T>(shape: z.ZodType<T>): Promise<T> {
    let end = pending.indexOf(10)
    while (end < 0) {
      await readMore()
      end = pending.indexOf(10)
    }
    const parsed = shape.safeParse(parseJson(take(end + 1).toString()))
    if (!parsed.success) throw new Refusal(text.notADump(file))
    return parsed.data
  }

  async function* readRows(): AsyncGenerator<Buffer> {
    while (pending.length < endOfTable.length) await readMore()
    if (pending.subarray(0, endOfTable.length).toString() === endOfTable) {
      take(endOfTable.length)
      return
    }
    let end = pending.indexOf(marker)
    while (end < 0) {
      // The marker may begin in these bytes and end in the next ones.
      const safe = pending.length - marker.length + 1
      if (safe > 0) yield take(safe)
      await readMore()
      end = pending.indexOf(marker)
    }
    yield take(end + 1)
    take(endOfTable.length)
  }

  function take(length: number): Buffer {
    const taken = pending.subarray(0, length)
    pending = pending.subarray(length)
    return taken
  }

  async function readMore() {
    const { value, done } = await chunks.next().catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'Z_BUF_ERROR') throw new Refusal(text.truncated)
      throw error.code === 'ENOENT' || error.code?.startsWith('Z_') ? new Refusal(text.notADump(file)) : error
    })
    if (done) throw new Refusal(text.truncated)
    pending = pending.length > 0 ? Buffer.concat([pending, value]) : value
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
