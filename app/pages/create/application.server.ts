import { statementsOf } from '~/features/consents/consents'
import { recordConsents } from '~/features/consents/consents.server'
import { applicationSteps, type ApplicationStep } from '~/features/customers/applications/application'
import { applicationInput, applicationStepInputs } from '~/features/customers/schema'
import {
  applyForWholesale,
  closeDraft,
  examineApplication,
  keepInDraft,
  readDraft,
  saveDraft,
  sendAsMember,
} from '~/features/customers/customers.server'
import type { DocumentKind } from '~/features/customers/documents/documents'
import { text as customers } from '~/features/customers/text'
import { text } from '~/features/customers/ui/text'
import { findShopper, register } from '~/features/identity/identity.server'
import { findPlace, getPlaceLists } from '~/features/places/places.server'
import { noteRegistration } from '~/features/referrers/referrers.server'
import { readForm } from '~/http/reading/form.server'
import type { RequestContext } from '~/server/shop.server'
import { cameBy } from '~/server/visit/arrival.server'
import { askingOf } from '~/server/visit/sign-in.server'
import { filesIn, type FieldMistake, parseFields, whole } from '../shared/account-form'
import {
  consentsOf,
  enteredBy,
  fieldsOf,
  ownEmail,
  registered,
  type Submitted,
  wholesalePath,
  wrongPassword,
} from './fields.server'
import { tellToWait } from '../shared/tell-to-wait.server'

const files: Record<string, DocumentKind> = {
  vergi_levhasi: 'tax_plate',
  imza_sirkuleri: 'signature_circular',
}
const addressFields = ['city_id', 'district_id', 'neighbourhood', 'street'].map((name) => `adres.${name}`)

/** Form fields of each step. */
const fields: Record<ApplicationStep, readonly string[]> = {
  firma: ['unvan', 'vergi_dairesi', 'vergi_no'],
  iletisim: ['yetkili', 'telefon', 'eposta', 'intent', ...addressFields],
  belgeler: ['satis'],
  gonder: ['sifre'],
}

/** Handles one step: stores the typed values, then checks them. The last step submits the application. */
export async function submitApplication(visit: RequestContext, request: Request): Promise<Submitted> {
  const asked = new URL(request.url).searchParams.get('adim')
  const step = applicationSteps.find((known) => known === asked) ?? 'firma'
  const busy = step === 'belgeler' ? await tellToWait(visit, 'upload') : null
  if (busy) return { answer: { errors: whole(busy), values: {}, given: [], step } }
  const form = await readForm(request, {
    once: fields[step],
    many: step === 'gonder' ? ['izin'] : [],
    files: step === 'belgeler' ? Object.keys(files) : [],
  })
  if (step === 'gonder') return send(visit, request, form)
  const { intent, ...values } = fieldsOf(form)
  const places = () => getPlaceLists(visit.db, values['adres.city_id'], values['adres.district_id'])
  if (intent === 'places') return { answer: { errors: [], values, given: [], step, places: await places() } }
  await saveDraft(visit.db, visit.visitor, values)
  const errors = await mistakesOf(visit, step, values, form)
  if (errors.length === 0) return { path: stepPath(applicationSteps[applicationSteps.indexOf(step) + 1]!) }
  const shown = step === 'iletisim' ? { places: await places() } : {}
  return { answer: { errors, values, given: [], step, ...shown } }
}

const stepPath = (step: ApplicationStep) => `${wholesalePath}&adim=${step}`

async function mistakesOf(
  visit: RequestContext,
  step: ApplicationStep,
  values: Record<string, string>,
  form: FormData,
): Promise<FieldMistake[]> {
  const { errors } = parseFields(applicationStepInputs[step], { ...values, ...ownEmail(visit.visitor) })
  if (step === 'belgeler') return [...(await keepFiles(visit, form)), ...(errors ?? [])]
  if (errors || step !== 'iletisim') return errors ?? []
  return wrongPlace(visit, values)
}

async function wrongPlace({ db }: RequestContext, values: Record<string, string>): Promise<FieldMistake[]> {
  const neighbourhood = values['adres.neighbourhood'] ?? ''
  const [cityId, districtId] = [Number(values['adres.city_id']), Number(values['adres.district_id'])]
  const place = await findPlace(db, { cityId, districtId, neighbourhood })
  if (!place) return [{ path: 'adres.district_id', message: customers.wrong.districtOfCity }]
  if (neighbourhood && !place.neighbourhood)
    return [{ path: 'adres.neighbourhood', message: customers.wrong.neighbourhood }]
  return []
}

/** Stores the chosen files; the tax plate is required by the end. */
async function keepFiles(visit: RequestContext, form: FormData): Promise<FieldMistake[]> {
  const errors: FieldMistake[] = []
  for (const [name, kind] of Object.entries(files)) {
    const [file] = await filesIn(form, name)
    if (!file) continue
    const kept = await keepInDraft(visit, visit.visitor, { kind, ...file })
    if (kept.status === 'refused') errors.push({ path: name, message: customers.document[kept.reason] })
  }
  const { documents } = await readDraft(visit.db, visit.visitor)
  const isMissing = !documents.some(({ kind }) => kind === 'tax_plate')
  const isTold = errors.some(({ path }) => path === 'vergi_levhasi')
  return isMissing && !isTold
    ? [{ path: 'vergi_levhasi', message: customers.document.missing }, ...errors]
    : errors
}

async function send(visit: RequestContext, request: Request, form: FormData): Promise<Submitted> {
  const { db, visitor } = visit
  const { values } = await enteredBy(visit)
  const shopperId = await findShopper(db, visitor)
  const { data: application } = parseFields(applicationInput, values)
  if (!application || shopperId === null) return { path: wholesalePath }
  const wrong = await examineApplication(db, shopperId, application)
  if (wrong.length > 0) return { path: wholesalePath }
  const given = consentsOf(form)
  const answer = (errors: FieldMistake[]): Submitted => ({
    answer: { errors, values: {}, given, step: 'gonder' },
  })
  const now = visit.clock()
  if (visitor.kind === 'member') {
    const { userId } = visitor.user
    const outcome = await sendAsMember(db, { shopperId, userId }, application, now)
    return outcome.status === 'sent' ? { path: '/unapproved' } : answer(whole(text.cannotApply))
  }
  const password = fieldsOf(form).sifre ?? ''
  const weak = wrongPassword(password)
  if (weak.length > 0) return answer(weak)
  const person = { email: application.email, password, name: application.contactName }
  const outcome = await register(askingOf(visit, request), person, async (db, user) => {
    const sent = await applyForWholesale(db, { shopperId, userId: user.userId }, application, now)
    if (sent.status !== 'sent') throw new Error(`An examined application was not taken: ${sent.status}`)
    await noteRegistration(db, user.userId, cameBy(visit, request))
    await recordConsents(db, statementsOf(application, given), {
      userId: user.userId,
      recipientType: 'TACIR',
      ip: visit.ip,
      form: 'toptan-basvuru',
      now,
    })
  })
  if (outcome.status === 'sent') await closeDraft(db, shopperId)
  return registered(visit, outcome, answer, `${wholesalePath}&durum=gonderildi`)
}
