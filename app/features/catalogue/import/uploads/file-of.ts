import type { ImportFile } from '../format'

/** A file for the importers from its bytes. */
export const fileOf = (bytes: Uint8Array): ImportFile =>
  async function* () {
    yield bytes
  }
