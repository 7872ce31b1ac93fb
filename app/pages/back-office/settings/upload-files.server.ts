import type { SettingField } from '~/features/settings/catalogue.server'
import { nameOfSetting } from '~/features/settings/setting-names'
import { keepVideo } from '~/features/media/media.server'
import { filesIn } from '~/pages/shared/account-form'
import type { StaffVisit } from '../shared/staff.server'
import { uploadPictures } from '../shared/upload-picture.server'
import { text } from './text'

/** The values of settings that are pictures or films, from the files and ticks of a form; and why files were refused, by name. */
export async function uploadedIn(visit: StaffVisit, form: FormData, fields: readonly SettingField[]) {
  const values: Record<string, string> = {}
  const errors: Record<string, string> = {}
  for (const field of fields.filter(({ kind }) => kind === 'picture' || kind === 'film')) {
    const name = nameOfSetting(field)
    const kept =
      field.kind === 'film'
        ? await keepFilm(visit, form, `dosya-${name}`)
        : await keepPicture(visit, form, `dosya-${name}`)
    if (kept && 'refused' in kept) errors[name] = kept.refused
    else if (kept) values[name] = kept.key
    else if (form.get(`kaldir-${name}`) === '1') values[name] = ''
  }
  return { values, errors }
}

type Kept = { key: string } | { refused: string } | null

async function keepPicture(visit: StaffVisit, form: FormData, name: string): Promise<Kept> {
  const { stored, failed } = await uploadPictures(visit, form, name)
  if (stored[0]) return { key: stored[0].hash }
  return failed[0] ? { refused: failed[0] } : null
}

async function keepFilm({ storage }: StaffVisit, form: FormData, name: string): Promise<Kept> {
  const [file] = await filesIn(form, name)
  if (!file) return null
  const kept = await keepVideo({ storage }, file.bytes)
  return kept.status === 'kept' ? { key: kept.hash } : { refused: text.file.noFilm }
}
