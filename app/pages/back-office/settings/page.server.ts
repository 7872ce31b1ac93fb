import { data, redirect } from 'react-router'
import { type SettingField, type SettingPage, settingPages } from '~/features/settings/catalogue.server'
import { checkSetting } from '~/features/settings/check-setting.server'
import { nameOfSetting, shownSetting } from '~/features/settings/setting-names'
import { changeSettings, readStored, type SettingChange } from '~/features/settings/settings.server'
import { readAction } from '../shared/staff.server'
import { text } from './text'
import { uploadedIn } from './upload-files.server'

type Args = Parameters<typeof readAction>[0] & { params: { grup: string } }

/** A refused save: the sentence, those of single settings, the entries, and the values that the next save replaces. */
export type SettingsAnswer = {
  refused: string
  errors: Record<string, string>
  values: Record<string, string>
  stored: Record<string, string>
}

/** The page of settings with this key; the page for 404 for another key. */
export function pageOf(key: string): SettingPage {
  const page = settingPages.find((one) => one.key === key)
  if (!page) throw data(null, 404)
  return page
}

/** Saves the settings of a page that differ from those that its form had shown. A refused save keeps all entries. */
export async function saveSettingPage(args: Args) {
  const { visit, form, staff } = await readAction(args, {
    once: [],
    matching: /^(deger|eski|kaldir)-[a-z_]+\/[a-z_]+$/,
    filesMatching: /^dosya-[a-z_]+\/[a-z_]+$/,
  })
  const { fields } = pageOf(args.params.grup)
  const entryOf = (prefix: string, field: SettingField) => form.get(`${prefix}-${nameOfSetting(field)}`)
  const sent = fields.filter((field) => typeof entryOf('deger', field) === 'string')
  const uploaded = await uploadedIn(visit, form, sent)
  const values: Record<string, string> = {
    ...Object.fromEntries(sent.map((field) => [nameOfSetting(field), String(entryOf('deger', field))])),
    ...uploaded.values,
  }
  const changes: SettingChange[] = []
  const { errors } = uploaded
  for (const field of sent) {
    const before = String(entryOf('eski', field) ?? '')
    const typed = values[nameOfSetting(field)]!
    // An untouched value is kept as it is, also one that would be refused today.
    if (typed === shownSetting(field, before)) continue
    const checked = checkSetting(field, typed)
    if ('error' in checked) errors[nameOfSetting(field)] = checked.error
    else if ((checked.value ?? '') !== before) changes.push({ field, before, after: checked.value })
  }
  const refuse = async (refused: string, status: number) => {
    const stored = Object.fromEntries(
      [...(await readStored(visit.db, fields))].map(([name, value]) => [name, value ?? '']),
    )
    return data({ refused, errors, values, stored } satisfies SettingsAnswer, { status })
  }
  if (Object.keys(errors).length > 0) return refuse(text.wrong, 422)
  if (changes.length === 0) return refuse(text.nothing, 422)
  const outcome = await changeSettings(visit.db, changes, staff.actor)
  if (outcome.status === 'done') return redirect(`/yonetim/ayarlar/${args.params.grup}?oldu=kaydet`, 303)
  const titles = fields
    .filter((field) => outcome.names.includes(nameOfSetting(field)))
    .map(({ name }) => name)
  return refuse(text.stale(titles.join(', ')), 409)
}
