import {
  maxPictureBytes,
  preparePicture,
  type PictureRefusal,
  type PreparedPicture,
} from '~/features/media/media.server'
import { download, type DownloadLimits } from './download.server'
import type { PictureFile, PictureFiles } from './picture-file'
import { isPublicAddress } from './public-address.server'
import { text } from '../text'

/** reason: in Turkish. */
export type FetchedPicture =
  | { status: 'ready'; picture: PreparedPicture }
  | { status: 'failed'; reason: string }
/** `url`: an http(s) address, or the name of a file that was given beside the products. */
export type FetchPicture = (url: string) => Promise<FetchedPicture>

const refusals: Record<PictureRefusal, string> = {
  too_large: text.tooLarge,
  format: text.notAPicture,
  too_many_pixels: text.tooManyPixels,
  damaged: text.damaged,
}
const patience = 3

/**
 * Fetches pictures for one import, at most 5 s each. A server that could not be reached three times is not asked
 * again, so that a file full of dead addresses ends soon. Names that are no addresses are looked for among `files`.
 */
export function createPictureFetcher(
  files: PictureFiles | null = null,
  limits: Partial<DownloadLimits> = {},
): FetchPicture {
  const all = { timeoutMs: 5_000, maxBytes: maxPictureBytes, isAllowedAddress: isPublicAddress, ...limits }
  const unreached = new Map<string, number>()
  return async (url) => {
    // The database keeps where a picture came from, and takes no such letters.
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

/** Whatever names a scheme or a server is an address, also a bad one. */
function isAddress(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(url)
}
