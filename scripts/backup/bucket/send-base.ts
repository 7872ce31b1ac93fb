import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import { checkBase, listBases, looksWhole } from '~/db/backup/manifest.server'
import type { Storage } from '~/features/media/storage.server'
import { wholeNames, writeParts } from '~/server/backups/parts.server'
import { listByKey } from '../../files/copy-files'
import { Refusal } from '../../start/operator.mjs'
import { text } from '../text'

/** The key of the manifest beside a base's parts. It can be read without them. */
export const manifestOf = (base: string) => `${base}/manifest.json`

/**
 * Sends the bases of a folder that are newer than the newest one of a bucket: also those that an earlier failure left. A base is sent as
 * a compressed tar, after every byte of it was read. Returns their names and the bytes that were sent.
 */
export async function sendBases(
  folder: string,
  bucket: Storage,
): Promise<{ names: string[]; bytes: number }> {
  const newest = wholeNames((await listByKey(bucket)).keys()).at(-1) ?? ''
  const bases = listBases(folder).filter((base) => base.name > newest && looksWhole(base))
  let bytes = 0
  for (const base of bases) {
    await checkBase(base)
    await bucket.write(manifestOf(base.name), await readFile(path.join(base.folder, 'manifest.json')))
    bytes += await writeParts(bucket, base.name, packed(base.folder))
  }
  return { names: bases.map(({ name }) => name), bytes }
}

/** A folder as a compressed tar. Throws at its end when a file could not be read, so that it never counts as whole. */
async function* packed(folder: string): AsyncGenerator<Buffer> {
  const tar = spawn('tar', ['-C', folder, '-cf', '-', '.'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(tar, 'close')
  ended.catch(() => undefined)
  const told = textOf(tar.stderr)
  try {
    yield* tar.stdout.pipe(createGzip({ level: 1 }))
    const [code] = (await ended) as [number | null]
    if (code !== 0) throw new Refusal(text.notPacked((await told).trim()))
  } finally {
    tar.kill()
  }
}
