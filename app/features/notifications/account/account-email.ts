import { text as texts } from './account-mail.text'
import type { ShortEmail } from '../email/short-email'

/** Kinds of emails about an account. */
type Kind = Exclude<keyof typeof texts, 'greeting'>

/** The email of a kind. `name` is empty when unknown. */
export function writeAccountEmail(kind: Kind, { name, link }: { name: string; link: string }): ShortEmail {
  const { subject, paragraphs, action, hint } = texts[kind]
  return { subject, greeting: texts.greeting(name), paragraphs, action: { label: action, link }, hint }
}
