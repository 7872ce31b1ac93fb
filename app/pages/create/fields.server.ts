import type { ApplicationStep } from '~/features/customers/applications/application'
import { type IysChannel, iysChannels } from '~/features/consents/consents'
import { newPasswordInput } from '~/features/identity/schema'
import { lastApplication, readDraft } from '~/features/customers/customers.server'
import type { Visitor } from '~/features/identity/identity'
import type { RegisterOutcome } from '~/features/identity/identity.server'
import { text as identityText } from '~/features/identity/text'
import type { PlaceLists } from '~/features/places/places'
import type { RequestContext } from '~/server/shop.server'
import { type FieldMistake, whole } from '../shared/account-form'

export const wholesalePath = '/create?tur=toptan'

/** Mistakes and entered values, without passwords. */
export type CreateAnswer = {
  errors: FieldMistake[]
  values: Record<string, string>
  /** Ticked boxes. */
  given: string[]
  /** Lists for the province and district in the form. */
  places?: PlaceLists
  step?: ApplicationStep
}

/** The account's e-mail of a signed-in visitor as a form field. */
export function ownEmail(visitor: Visitor): { eposta?: string } {
  return visitor.kind === 'guest' ? {} : { eposta: visitor.user.email }
}

/** The values entered so far: the draft, over those of a refused application. */
export async function enteredBy({ db, visitor }: RequestContext) {
  const { values, documents } = await readDraft(db, visitor)
  const before = visitor.kind === 'member' ? await lastApplication(db, visitor) : {}
  const all: Record<string, string> = { ...before, ...values, ...ownEmail(visitor) }
  return { values: all, documents }
}

/** The redirect of a form, or its answer. */
export type Submitted = { path: string } | { answer: CreateAnswer }

/** Text fields of a form by name, without consent boxes and files. */
export function fieldsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && name !== 'izin' ? [[name, value]] : [],
    ),
  )
}

/** Channels with a ticked box. */
export function consentsOf(form: FormData): IysChannel[] {
  const ticked = form.getAll('izin')
  return iysChannels.filter((channel) => ticked.includes(channel))
}

/** Mistakes of a new password. */
export function wrongPassword(password: string): FieldMistake[] {
  const { error } = newPasswordInput.safeParse(password)
  return error ? [{ path: 'sifre', message: error.issues[0]!.message }] : []
}

/** The path of the page about the email that was sent, or the answer for a refused registration. */
export function registered(
  visit: RequestContext,
  outcome: RegisterOutcome,
  answer: (errors: FieldMistake[]) => Submitted,
  path: string,
): Submitted {
  if (outcome.status === 'sent') return { path }
  if (outcome.status === 'refused') return answer(whole(identityText.refused[outcome.code]))
  visit.retryAfter = outcome.seconds
  return answer(whole(identityText.tooMany(outcome.seconds)))
}
