/** A file that was given beside the products, or why there is none, in Turkish. */
export type PictureFile = { status: 'read'; bytes: Buffer } | { status: 'failed'; reason: string }
export type PictureFiles = { read(name: string): Promise<PictureFile>; close(): Promise<void> }

/** A file that cannot be read, and the Turkish reason. */
export function failed(reason: string): PictureFile {
  return { status: 'failed', reason }
}
