import type { ApplicationStep } from '~/features/customers/applications/application'
import { type ConsentChannel, consentChannels } from '~/features/customers/profile/consents'
import { newPasswordInput } from '~/features/identity/schema'
import { lastApplication, readDraft } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import type { RegisterOutcome } from '~/features/identity/identity.server'
import { text as identityText } from '~/features/identity/text'
import type { PlaceLists } from '~/features/places/places'
import type { Shop } from '~/server/shop.server'
import { type FieldMistake, whole } from '../shared/account-form'

export const wholesalePath = '/create?tur=toptan'

/** What was wrong, and what was entered; never a password. */
export type CreateAnswer = {
  errors: FieldMistake[]
  values: Record<string, string>
  /** Boxes that were ticked. */
  given: string[]
  /** Of the province and district that the form named. */
  places?: PlaceLists
  step?: ApplicationStep
}

/** The e-mail of somebody who is signed in is that of their account. */
export function ownEmail(visitor: Visitor): { eposta?: string } {
  return visitor.kind === 'guest' ? {} : { eposta: visitor.user.email }
}

/** All that somebody has entered so far: the draft, and before it what they had sent and was refused. */
export async function enteredBy({ db, visitor }: Shop) {
  const { values, documents } = await readDraft(db, visitor)
  const before = visitor.kind === 'member' ? await lastApplication(db, visitor) : {}
  const all: Record<string, string> = { ...before, ...values, ...ownEmail(visitor) }
  return { values: all, documents }
}

/** Where a form leads, or what it comes back with. */
export type Submitted = { path: string } | { answer: CreateAnswer }

/** Text fields of a form by name; the boxes of consents and files are no part of it. */
export function fieldsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'izin' ? [[name, value]] : [],
    ),
  )
}

/** Channels whose boxes were ticked. */
export function consentsOf(form: FormData): ConsentChannel[] {
  const ticked = form.getAll('izin')
  return consentChannels.filter((channel) => ticked.includes(channel))
}

/** What is wrong with a password that somebody chooses. */
export function wrongPassword(password: string): FieldMistake[] {
  const { error } = newPasswordInput.safeParse(password)
  return error ? [{ path: 'sifre', message: error.issues[0]!.message }] : []
}

/** After a registration: the page that says where the link went, or why there is none. */
export function registered(
  visit: Shop,
  outcome: RegisterOutcome,
  answer: (errors: FieldMistake[]) => Submitted,
  path: string,
): Submitted {
  if (outcome.status === 'sent') return { path }
  if (outcome.status === 'refused') return answer(whole(identityText.refused[outcome.code]))
  visit.retryAfter = outcome.seconds
  return answer(whole(identityText.tooMany(outcome.seconds)))
}
