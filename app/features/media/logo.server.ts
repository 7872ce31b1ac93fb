import { masterKey } from './derive.server'
import { encodeLogo } from './encode.server'
import type { Storage } from './storage.server'
import { pictureWorkers } from './workers.server'

/** A logo as PNG. Width and height in CSS pixels; the file has up to twice as many. */
export type Logo = { png: Buffer; width: number; height: number }

const largest = { width: 220, height: 56 }
const made = new WeakMap<Storage, { hash: string; logo: Promise<Logo | null> }>()

/** The logo for emails from a stored picture; null when there is no such picture. The last one is kept in the process. */
export function makeLogo(storage: Storage, hash: string): Promise<Logo | null> {
  const kept = made.get(storage)
  if (kept?.hash === hash) return kept.logo
  const logo = draw(storage, hash)
  made.set(storage, { hash, logo })
  // A failure of the disk is not kept.
  logo.catch(() => made.delete(storage))
  return logo
}

async function draw(storage: Storage, hash: string): Promise<Logo | null> {
  if (!/^[0-9a-f]{16,64}$/.test(hash)) return null
  const master = await storage.read(masterKey(hash))
  if (!master) return null
  const { data, info } = await pictureWorkers.run(() => encodeLogo(master, largest))
  const scale = Math.min(largest.width / info.width, largest.height / info.height, 1)
  return { png: data, width: Math.round(info.width * scale), height: Math.round(info.height * scale) }
}
