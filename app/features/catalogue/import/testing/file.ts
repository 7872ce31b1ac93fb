import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { ImportFile, ImportFormat, ImportItem, ReadContext } from '../format'

/** One of the example files of the documentation. */
export function exampleFile(name: string): string {
  return join(import.meta.dirname, '../../../../../docs/import', name)
}

/** A Shopify file with every case the importer knows: quoted line breaks, missing codes, image-only and bad lines. */
export const productFile = exampleFile('shopify.csv')

export const openProductFile: ImportFile = () => createReadStream(productFile)

/** A file made of these lines. */
export function fileOf(...lines: readonly string[]): ImportFile {
  return fileOfBytes(Buffer.from(lines.join('\n')))
}

/** A file in small pieces, so that letters and numbers are split between them. */
export function fileOfBytes(bytes: Uint8Array, piece = 7): ImportFile {
  return async function* () {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
  }
}

/** Default settings for reading. */
export const context: ReadContext = {
  encoding: null,
  decimal: null,
  kdvNames: new Map(),
  priceLists: ['perakende', 'bayi'],
  kdvIncluded: true,
  now: new Date('2026-11-20T09:00:00Z'),
}

export async function readItems(
  format: ImportFormat,
  file: ImportFile,
  given: Partial<ReadContext> = {},
): Promise<ImportItem[]> {
  const items: ImportItem[] = []
  for await (const item of format.read(file, { ...context, ...given })) items.push(item)
  return items
}

/** The item with this code; throws when there is none. */
export function itemOf<K extends ImportItem['kind']>(
  items: readonly ImportItem[],
  kind: K,
  code: string,
): Extract<ImportItem, { kind: K }> {
  const found = items.find((item) => item.kind === kind && 'code' in item && item.code === code)
  if (!found) throw new Error(`no ${kind} of code ${code}`)
  return found as Extract<ImportItem, { kind: K }>
}
