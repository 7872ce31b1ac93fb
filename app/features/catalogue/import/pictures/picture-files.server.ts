import { open, realpath, stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { maxPictureBytes } from '~/features/media/media.server'
import { failed, type PictureFiles } from './picture-file'
import { openZip } from './picture-zip.server'
import { text } from '../text'

/** The files of a folder or zip file; null when the path is neither. Files above `maxBytes` are not read. */
export async function openPictureFiles(
  path: string,
  maxBytes = maxPictureBytes,
): Promise<PictureFiles | null> {
  const found = await stat(path).catch(() => null)
  if (found?.isDirectory()) return openFolder(await realpath(path), maxBytes)
  return found?.isFile() ? openZip(path, maxBytes) : null
}

/** The files of a folder. Names and symbolic links that lead out of it are refused. */
function openFolder(folder: string, maxBytes: number): PictureFiles {
  return {
    async read(name) {
      const path = await realpath(resolve(folder, name)).catch(() => null)
      if (!path?.startsWith(folder + sep)) return failed(text.noSuchFile)
      const file = await open(path)
      try {
        const found = await file.stat()
        if (!found.isFile()) return failed(text.noSuchFile)
        return found.size > maxBytes
          ? failed(text.tooLarge)
          : { status: 'read', bytes: await file.readFile() }
      } finally {
        await file.close()
      }
    },
    close: () => Promise.resolve(),
  }
}
