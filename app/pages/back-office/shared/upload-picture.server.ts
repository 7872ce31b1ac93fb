import { transaction } from '~/db/transaction.server'
import {
  keepPicture,
  type KeptPicture,
  type PictureRefusal,
  preparePicture,
  recordPictures,
  type StoredPicture,
} from '~/features/media/media.server'
import { filesIn } from '~/pages/shared/account-form'
import type { StaffVisit } from './staff.server'
import { text } from './text'

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

const reasons: Record<PictureRefusal, string> = text.pictures.reasons

/** Stores all pictures in a form's field; `failed` names the files that are none, each with the reason. */
export async function uploadPictures(
  { db, storage }: StaffVisit,
  form: FormData,
  name: string,
): Promise<{ stored: StoredPicture[]; failed: string[] }> {
  const failed: string[] = []
  const kept: KeptPicture[] = []
  for (const { name: file, bytes } of await filesIn(form, name)) {
    const prepared = await preparePicture(bytes)
    if (prepared.status === 'ready') kept.push(await keepPicture({ storage }, prepared.picture))
    else failed.push(text.pictures.wrong(file.slice(0, 80), reasons[prepared.reason]))
  }
  return { stored: await transaction(db, (db) => recordPictures(db, kept)), failed }
}
