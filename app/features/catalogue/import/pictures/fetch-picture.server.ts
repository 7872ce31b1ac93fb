import {
  maxPictureBytes,
  preparePicture,
  type PictureRefusal,
  type PreparedPicture,
} from '~/features/media/media.server'
import { download, type DownloadLimits } from './download.server'
import type { PictureFile, PictureFiles } from './picture-file'
import { isPublicAddress } from '~/http/outgoing/public-address.server'
import { text } from '../text'

/** reason: in Turkish. */
export type FetchedPicture =
  | { status: 'ready'; picture: PreparedPicture }
  | { status: 'failed'; reason: string }
/** `url`: an http(s) address, or the name of a file in the folder or zip given with the products. */
export type FetchPicture = (url: string) => Promise<FetchedPicture>

const refusals: Record<PictureRefusal, string> = {
  too_large: text.tooLarge,
  format: text.notAPicture,
  too_many_pixels: text.tooManyPixels,
  damaged: text.damaged,
}
const patience = 3

/**
 * Fetches pictures for one import, at most 5 s each. After three failed connections a server is not tried again, so that a
 * file with many dead addresses ends soon. Names that are no addresses are read from `files`.
 */
export function createPictureFetcher(
  files: PictureFiles | null = null,
  limits: Partial<DownloadLimits> = {},
): FetchPicture {
  const all = { timeoutMs: 5_000, maxBytes: maxPictureBytes, isAllowedAddress: isPublicAddress, ...limits }
  const unreached = new Map<string, number>()
  return async (url) => {
    // The database stores the source of a picture and refuses control characters and lone surrogates.
    if (/[\p{Cc}\p{Cs}]/u.test(url)) return { status: 'failed', reason: text.badAddress }
    const file = await (isAddress(url) ? fetchFile(url) : readFile(url))
    if (file.status === 'failed') return file
    const prepared = await preparePicture(file.bytes)
    return prepared.status === 'ready' ? prepared : { status: 'failed', reason: refusals[prepared.reason] }
  }

  async function fetchFile(url: string): Promise<PictureFile> {
    const host = URL.parse(url)?.host ?? ''
    if ((unreached.get(host) ?? 0) >= patience) return { status: 'failed', reason: text.givenUp }
    const file = await download(url, all)
    if (file.status === 'done') return { status: 'read', bytes: file.bytes }
    if (!file.reached) unreached.set(host, (unreached.get(host) ?? 0) + 1)
    return { status: 'failed', reason: file.reason }
  }

  function readFile(name: string): Promise<PictureFile> {
    return files ? files.read(name) : Promise.resolve({ status: 'failed', reason: text.noFilesGiven })
  }
}

/** Whether the text names a scheme or a server; the address may still be invalid. */
function isAddress(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url)
}
