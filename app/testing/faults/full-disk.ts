import type { Storage } from '~/features/media/media.server'

/** Runs `work` with a disk that has no room for another file. */
export async function onFullDisk<T>(storage: Storage, run: () => Promise<T>): Promise<T> {
  const { write } = storage
  storage.write = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }))
  try {
    return await run()
  } finally {
    storage.write = write
  }
}
