import { transaction } from '~/db/transaction.server'
import {
  keepPicture,
  preparePicture,
  recordPictures,
  type StoredPicture,
} from '~/features/media/media.server'
import { filesIn } from '~/pages/shared/account-form'
import type { StaffVisit } from './staff.server'

/** Stores the picture in a form's field; null when none was chosen, `not_a_picture` for any other file. */
export async function uploadPicture(
  { db, storage }: StaffVisit,
  form: FormData,
  name: string,
): Promise<StoredPicture | 'not_a_picture' | null> {
  const [file] = await filesIn(form, name)
  if (!file) return null
  const prepared = await preparePicture(file.bytes)
  if (prepared.status !== 'ready') return 'not_a_picture'
  const kept = await keepPicture({ storage }, prepared.picture)
  const [stored] = await transaction(db, (db) => recordPictures(db, [kept]))
  return stored!
}
