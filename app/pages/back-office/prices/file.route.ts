import { exportSheet } from '~/features/catalogue/catalogue.server'
import { privateFile } from '~/pages/shared/private-file.server'
import { staffVisit } from '../shared/staff.server'
import type { Route } from './+types/file.route'

/** All prices, package sizes and stock as a workbook, which the import of products reads back. */
export async function loader(args: Route.LoaderArgs) {
  const { db } = staffVisit(args)
  const chunks: Uint8Array[] = []
  await exportSheet(db, 'xlsx', null, async (parts) => {
    for await (const part of parts) chunks.push(typeof part === 'string' ? Buffer.from(part) : part)
  })
  return privateFile({
    name: 'fiyatlar.xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: Buffer.concat(chunks),
  })
}
