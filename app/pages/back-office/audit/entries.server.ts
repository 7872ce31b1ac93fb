import { type AuditRow, changedFields, type FieldChange } from '~/db/read-audit.server'
import { nameRows, type RowName } from '~/db/name-rows.server'
import { bannerNames } from '~/features/banners/banners.server'
import { catalogueNames } from '~/features/catalogue/catalogue.server'
import { contactNames } from '~/features/contact/contact.server'
import { contentNames } from '~/features/content/content.server'
import { customerNames } from '~/features/customers/customers.server'
import { fulfilmentNames } from '~/features/fulfilment/fulfilment.server'
import { galleryNames } from '~/features/galleries/galleries.server'
import { identityNames, nameActors } from '~/features/identity/identity.server'
import { usual } from '~/features/mail-texts/usual.text'
import { newsletterNames } from '~/features/newsletters/newsletters.server'
import { orderNames } from '~/features/orders/orders.server'
import { paymentNames } from '~/features/payments/payments.server'
import { placeNames } from '~/features/places/places.server'
import { promotionNames } from '~/features/promotions/promotions.server'
import { pushCampaignNames } from '~/features/push-campaigns/push-campaigns.server'
import { type SettingField, settingPages } from '~/features/settings/catalogue.server'
import { nameOfSetting, shownSetting } from '~/features/settings/setting-names'
import { settingNames } from '~/features/settings/settings.server'
import { smsCampaignNames } from '~/features/sms-campaigns/sms-campaigns.server'
import { supportNames } from '~/features/support/support.server'
import type { StaffVisit } from '../shared/staff.server'
import { actionNames } from './actions.text'
import { type DescribedChange, describeChanges, type Known } from './describe'
import { kindNames } from './kinds.text'
import { pageOfRecord } from './pages-of-records'
import { referencesIn } from './references'
import { text } from './text'
import { valueWords } from './values.text'

const rowNames: readonly RowName[] = [
  bannerNames,
  catalogueNames,
  contactNames,
  contentNames,
  customerNames,
  fulfilmentNames,
  galleryNames,
  identityNames,
  newsletterNames,
  orderNames,
  paymentNames,
  placeNames,
  promotionNames,
  pushCampaignNames,
  settingNames,
  smsCampaignNames,
  supportNames,
].flat()

/** An entry of the log in words. `to`: the record's page, where the record still exists and the reader may open it. */
export type Entry = {
  id: number
  at: Date
  actor: string
  by: string
  action: string
  record: string
  to: string | null
  changes: DescribedChange[]
}

/** Puts entries into words, with one query for each kind of record that they name. */
export async function describeEntries(
  { db, visitor }: Pick<StaffVisit, 'db' | 'visitor'>,
  rows: readonly AuditRow[],
): Promise<Entry[]> {
  const read = rows.map((row) => {
    const [kind = '', ...rest] = row.subject.split(' ')
    const changes = changedFields(row)
    return { row, kind, id: rest.join(' '), changes, named: referencesIn(kind, changes) }
  })
  const subjects = read.flatMap(({ row, named }) => [row.subject, ...named.rows])
  const [{ names, gone }, actors] = await Promise.all([
    nameRows(db, rowNames, subjects),
    nameActors(
      db,
      read.flatMap(({ row, named }) => [row.actor, ...named.actors]),
    ),
  ])
  const known: Known = { rows: names, actors }
  return read.map(({ row, kind, id, changes }) => {
    const name = nameOf(kind, id, names)
    return {
      id: row.id,
      at: row.createdAt,
      actor: row.actor,
      by: actors.get(row.actor) ?? row.actor,
      action: nameOfAction(kind, row.action),
      record: [kindNames[kind] ?? kind, name ?? nameInside(row) ?? id].filter(Boolean).join(' '),
      to:
        name === undefined || gone.has(row.subject)
          ? null
          : pageOfRecord({ kind, id: pageId(kind, id), name }, visitor.permissions),
      changes: kind === 'settings' ? changes.map(settingChange(id)) : describeChanges(kind, changes, known),
    }
  })
}

/** The Turkish name of an action; its stored name may begin with the kind of the record. */
function nameOfAction(kind: string, action: string): string {
  const verb = action.startsWith(`${kind} `) ? action.slice(kind.length + 1) : action
  return actionNames[verb] ?? verb
}

/** The present name of a record; undefined for one that is gone. */
function nameOf(kind: string, id: string, names: ReadonlyMap<string, string>): string | undefined {
  if (kind === 'settings') return settings.get(id)?.field.name
  if (kind === 'mail_texts')
    return Object.hasOwn(usual, id) ? usual[id as keyof typeof usual].title : undefined
  if (kind === 'consents') return valueWords['channel']![id]
  return names.get(`${kind} ${id}`)
}

/** The name that an entry keeps of its record, for one that is gone. */
function nameInside({ before, after }: AuditRow): string | undefined {
  for (const state of [after, before])
    if (typeof state === 'object' && state !== null)
      for (const field of ['code', 'name', 'title', 'subject', 'question', 'phrase', 'fromPath', 'bank']) {
        const value: unknown = (state as Record<string, unknown>)[field]
        if (typeof value === 'string' && value !== '') return value
      }
  return undefined
}

const settings = new Map(
  settingPages.flatMap(({ key, fields }) =>
    fields.map((field) => [nameOfSetting(field), { page: key, field }] as const),
  ),
)

const pageId = (kind: string, id: string): string =>
  kind === 'settings' ? (settings.get(id)?.page ?? id) : id

const settingChange =
  (id: string) =>
  ({ before, after }: FieldChange): DescribedChange => {
    const field = settings.get(id)?.field
    const [was, is] = [settingValue(field, before), settingValue(field, after)]
    return { field: id, name: field?.name ?? id, before: was, after: is }
  }

function settingValue(field: SettingField | undefined, value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null
  if (field?.kind === 'yes') return value === 'true' ? text.yes : text.no
  if (field?.kind === 'money') return `${shownSetting(field, value)} TL`
  return field?.choices?.[value] ?? value
}
