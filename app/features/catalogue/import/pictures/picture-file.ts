/** A file given with the products, or the reason in Turkish why it cannot be read. */
export type PictureFile = { status: 'read'; bytes: Buffer } | { status: 'failed'; reason: string }
export type PictureFiles = { read(name: string): Promise<PictureFile>; close(): Promise<void> }

/** A file that cannot be read, and the Turkish reason. */
export function failed(reason: string): PictureFile {
  return { status: 'failed', reason }
}
