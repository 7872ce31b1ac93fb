import { z } from 'zod'
import { transaction } from '~/db/transaction.server'
import { iysChannels, statementsOf } from '~/features/consents/consents'
import { consentsOf, recordConsents } from '~/features/consents/consents.server'
import { recipientTypeOf } from '~/features/customers/customers'
import { profileInput } from '~/features/customers/customers-schema'
import {
  changeProfile,
  findDeletionRequest,
  getProfile,
  requestDeletion,
  takeBackDeletion,
} from '~/features/customers/customers.server'
import { newPasswordInput, passwordInput } from '~/features/identity/schema'
import type { Member } from '~/features/identity/identity'
import { changePassword, endDevice, endOtherDevices, listDevices } from '~/features/identity/identity.server'
import { text as identityText } from '~/features/identity/text'
import { readId } from '~/http/reading/form.server'
import { formatPhone } from '~/kernel/identity-numbers'
import type { RequestContext } from '~/server/shop.server'
import { askingOf } from '~/server/visit/sign-in.server'
import { fieldOf, type FieldMistake, parseFields, whole } from '../../shared/account-form'
import { deviceName } from './device-name'
import { text as texts } from '../text'

const text = texts.userinfo
type Visit = RequestContext & { visitor: Member }

/** The form an answer belongs to. */
export type Part = 'profile' | 'password' | 'devices' | 'consents' | 'deletion'
export type PartAnswer = {
  part: Part
  done: string | null
  errors: FieldMistake[]
  values: Record<string, string>
}

/** Profile, devices, consents and the open request for deletion of the member. */
export async function loadUserInfo({ db, visitor, clock }: Visit) {
  const [profile, devices, deletion] = await Promise.all([
    getProfile(db, visitor),
    listDevices(db, visitor.user, clock()),
    findDeletionRequest(db, visitor.user),
  ])
  const { name, email, phone, userId } = profile
  const states = await consentsOf(db, { userId, email, phone })
  return {
    profile: { name, email, phone: phone && formatPhone(phone) },
    devices: devices.map(({ id, userAgent, ipAddress, since, isThis }) => ({
      id,
      ipAddress,
      since,
      isThis,
      name: deviceName(userAgent) ?? text.unknownDevice,
    })),
    consents: iysChannels.map((channel) => states.find((one) => one.channel === channel)!),
    deletion,
  }
}

export const userInfoFields = {
  once: ['intent', 'name', 'phone', 'current', 'next', 'device', ...iysChannels],
}

/** Handles the page's forms. Returns status and answer; messages are shown beside their form. */
export async function changeUserInfo(
  visit: Visit,
  request: Request,
  form: FormData,
): Promise<{ status: number; answer: PartAnswer }> {
  const { db, visitor } = visit
  const now = visit.clock()
  switch (form.get('intent')) {
    case 'profile': {
      const values = { name: fieldOf(form, 'name'), phone: fieldOf(form, 'phone') }
      const { data, errors } = parseFields(profileInput, values)
      if (errors) return refused('profile', errors, values)
      await changeProfile(db, visitor, data, { ip: visit.ip, now })
      return done('profile', text.profileSaved)
    }
    case 'password':
      return replacePassword(visit, request, form)
    case 'end-device': {
      const ended = await endDevice(db, visitor.user, readId(form, 'device', 15) ?? 0)
      return ended ? done('devices', text.deviceEnded) : refused('devices', whole(text.deviceGone), {}, 404)
    }
    case 'end-others':
      await endOtherDevices(db, visitor.user, now)
      return done('devices', text.othersEnded)
    case 'consents': {
      const given = iysChannels.filter((channel) => form.has(channel))
      const contacts = await getProfile(db, visitor)
      const { userId } = visitor.user
      const recipientType = recipientTypeOf(visitor.partner)
      const evidence = { userId, recipientType, ip: visit.ip, form: 'hesap', now }
      await transaction(db, (db) => recordConsents(db, statementsOf(contacts, given), evidence))
      return done('consents', text.consentsSaved)
    }
    case 'delete':
      await requestDeletion(db, visitor, now)
      return done('deletion', text.deletionRequested)
    case 'keep':
      await takeBackDeletion(db, visitor, now)
      return done('deletion', text.deletionTakenBack)
    default:
      return refused('profile', whole(text.nothingAsked))
  }
}

const passwordForm = z.strictObject({ current: passwordInput, next: newPasswordInput })

async function replacePassword(visit: Visit, request: Request, form: FormData) {
  const input = { current: fieldOf(form, 'current'), next: fieldOf(form, 'next') }
  const { data, errors } = parseFields(passwordForm, input)
  if (errors) return refused('password', errors)
  const outcome = await changePassword(askingOf(visit, request), visit.visitor.user, data)
  switch (outcome.status) {
    case 'done':
      return done('password', text.passwordChanged)
    case 'too_many':
      visit.retryAfter = outcome.seconds
      return refused('password', whole(identityText.tooMany(outcome.seconds)), {}, 429)
    case 'refused': {
      const isCurrent = outcome.code === 'wrong_credentials'
      const message = isCurrent ? identityText.wrongCurrent : identityText.refused[outcome.code]
      return refused('password', [{ path: isCurrent ? 'current' : 'next', message }])
    }
  }
}

function done(part: Part, sentence: string) {
  return { status: 200, answer: { part, done: sentence, errors: [], values: {} } }
}

function refused(part: Part, errors: FieldMistake[], values: Record<string, string> = {}, status = 422) {
  return { status, answer: { part, done: null, errors, values } }
}
