import { data, redirect } from 'react-router'
import {
  addPartnerUser,
  detailEditor,
  findPartnerOf,
  getPriceLists,
  partnerEditor,
  type PartnerInput,
  type PartnerRow,
} from '~/features/customers/customers.server'
import { seesAllCustomers } from '~/features/identity/identity'
import { findUnproven, findUserByEmail, listStaff } from '~/features/identity/identity.server'
import { keepAsOwn } from '~/features/orders/orders.server'
import { readId } from '../../shared/list-address'
import type { RecordAnswer } from '../../shared/records/record-form'
import { saveRecord } from '../../shared/records/save-record.server'
import { readAction, type StaffVisit, toForbidden } from '../../shared/staff.server'
import { companyIn, contactIn, placeIn, termsIn } from './read-forms.server'
import { text } from './text'

type Args = Parameters<typeof readAction>[0] & { params: { id: string } }
type Place = { visit: StaffVisit; partner: PartnerRow; verb: string; values: Record<string, string> }

const { wrong } = text
const addressOf = ({ id }: PartnerRow) => `/yonetim/musteriler/${id}`
const partnerFields = ['ad', 'daire', 'vergi-no', 'liste', 'iskonto', 'vade', 'limit', 'temsilci']
const personFields = ['telefon', 'eposta', 'rol', 'sinir', 'onay']
const fields = ['kayit', 'surum', ...partnerFields, ...personFields]

/** Changes a customer, its terms or its people, and leads back to the page. A refusal keeps the entries in their form. */
export async function actOnCustomer(args: Args) {
  const { visit, verb, values } = await readAction(args, { once: fields })
  const id = readId(args.params.id)
  const partner = id === null ? null : await partnerEditor.read(visit.db, id)
  if (!partner) throw data(null, 404)
  const place = { visit, partner, verb, values }
  if (verb === 'uye-ekle') return addMember(place)
  return verb === 'kaydet' || verb === 'sartlar' ? savePartner(place) : savePerson(place)
}

async function savePartner({ visit, partner, verb, values }: Place) {
  const { id: _id, createdAt: _at, updatedAt: _changed, deletedAt: _gone, ...stored } = partner
  const { approvalStatus: _approval, ...kept } = stored
  const entered = verb === 'kaydet' ? companyIn(values, partner.kind) : await termsOf(visit, partner, values)
  return saveRecord({
    visit,
    verb: 'kaydet',
    told: verb,
    values: { ...values, kayit: String(partner.id) },
    editor: partnerEditor,
    input: typeof entered === 'string' ? entered : ({ ...kept, ...entered } satisfies PartnerInput),
    taken: wrong.taken,
    back: addressOf(partner),
  })
}

async function termsOf({ db }: StaffVisit, partner: PartnerRow, values: Record<string, string>) {
  const [lists, staff] = await Promise.all([getPriceLists(db), listStaff(db)])
  return termsIn(values, partner, { lists, staff })
}

const verbs = { 'kisi-ekle': 'ekle', 'kisi-cikar': 'sil' } as const

async function savePerson({ visit, partner, verb, values }: Place) {
  const isNew = verb === 'kisi-ekle'
  const id = isNew ? null : readId(values['kayit'])
  const row = id === null ? null : await detailEditor.read(visit.db, id)
  if (row && row.businessPartnerId !== partner.id) throw data(null, 404)
  const isCompany = partner.kind === 'wholesale'
  const contact = contactIn(values, row?.userId ? row.email : null)
  // A person who buys for themselves stays the owner.
  const position = isCompany || !row ? placeIn(values) : { role: row.role, orderLimit: row.orderLimit }
  const entered =
    typeof contact === 'string' || typeof position === 'string'
      ? [contact, position].find((part) => typeof part === 'string')!
      : { businessPartnerId: partner.id, ...contact, ...position }
  return saveRecord({
    visit,
    verb: verbs[verb as keyof typeof verbs] ?? 'kaydet',
    told: isNew && (await isMember(visit, contact)) ? 'kisi-ekle-uye' : verb,
    values: { ...values, kayit: isNew ? '' : (values['kayit'] ?? '') },
    editor: detailEditor,
    input: isNew && !isCompany ? wrong.notCompany : entered,
    taken: wrong.taken,
    back: addressOf(partner),
  })
}

/** True when a contact's email is a member's, who could buy for the company. Told only to staff who see all customers. */
async function isMember({ db, visitor }: Place['visit'], contact: ReturnType<typeof contactIn>) {
  if (typeof contact === 'string' || contact.email === '' || !seesAllCustomers(visitor.permissions))
    return false
  const user = await findUserByEmail(db, contact.email)
  return user !== null && !user.disabled && user.staffRole === null
}

/**
 * Lets a member of the shop buy for the company. It may end the member's own record as a customer, so it wants staff who see all
 * customers.
 */
async function addMember({ visit, partner, verb, values }: Place) {
  if (!seesAllCustomers(visit.visitor.permissions)) throw toForbidden('customers.all')
  const refuse = (refused: string) =>
    data({ verb, refused, values: { ...values, kayit: '' }, revision: '' } satisfies RecordAnswer, {
      status: 422,
    })
  if (partner.kind !== 'wholesale') return refuse(wrong.notCompany)
  const position = placeIn(values)
  if (typeof position === 'string') return refuse(position)
  const { db, actor } = visit
  const user = await findUserByEmail(db, values['eposta'] ?? '')
  if (!user || user.disabled) return refuse(wrong.noUser)
  if (user.staffRole !== null) return refuse(wrong.isStaff)
  if ((await findUnproven(db, [user.id])).length > 0) return refuse(wrong.unproven)
  const current = await findPartnerOf(db, user.id)
  if (current === partner.id) return refuse(wrong.isHere)
  const agreed = values['onay'] === '1'
  const outcome = await addPartnerUser(db, partner.id, user, position, { actor, leave: keepAsOwn, agreed })
  switch (outcome.status) {
    case 'added':
    case 'changed':
      return redirect(`${addressOf(partner)}?oldu=${verb}`, 303)
    case 'not_agreed':
      return refuse(wrong.agreed)
    case 'elsewhere':
      return refuse(wrong.elsewhere(outcome.name))
    case 'last_owner':
    case 'not_found':
      return refuse(wrong.taken)
  }
}
