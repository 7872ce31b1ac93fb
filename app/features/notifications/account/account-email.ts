import { usualWords, type Words } from '~/features/mail-texts/mail-texts'
import { text as texts } from './account-mail.text'
import type { ShortEmail } from '../email/short-email'

/** Kinds of emails about an account. */
type Kind = Exclude<keyof typeof texts, 'greeting'>

/** The email of a kind. `name` is empty when unknown. */
export function writeAccountEmail(
  kind: Kind,
  { name, link, words = usualWords }: { name: string; link: string; words?: Words },
): ShortEmail {
  const { action, hint } = texts[kind]
  return {
    ...words(`account-${kind}`, { ad: name }),
    greeting: texts.greeting(name),
    action: { label: action, link },
    hint,
  }
}
