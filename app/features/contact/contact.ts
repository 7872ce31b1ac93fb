/** Messages of one e-mail address within a day; more are refused. */
export const mostPerDay = 10
/** Copies that one e-mail address gets within a day, whoever typed it. */
export const copiesPerDay = 2
/** A message is deleted after so many days; a suspicious one earlier. */
export const daysKept = 365
export const daysKeptSuspect = 30
/** A form is valid for so many hours. */
export const hoursValid = 24

export type ContactStatus = 'open' | 'closed'

/** An email about a message: to the shop, or the copy to its sender. A deleted message sends nothing. */
export type ContactMail = { messageId: number; to: 'shop' | 'sender' }

export type ContactInput = {
  name: string
  email: string
  /** In international form; empty when none was given. */
  phone: string
  subject: string
  message: string
}

/** `sent` also for messages that look like spam: their sender is not told. */
export type ContactOutcome = 'sent' | 'stale_form' | 'too_many'

const link = /https?:\/\/|www\.|\b[\w-]+\.(?:ru|cn|top|xyz|click|shop|icu|tk)\b/giu
const markup = /<a\s|\[url|\[link/iu
const letter = /\p{L}/gu
const ownLetter = /\p{Script=Latin}/gu

/**
 * True for a message that looks like spam: links where nobody writes them, three links or more, markup of forums, or
 * mostly letters of another script.
 */
export function looksLikeSpam({
  name,
  subject,
  message,
}: Pick<ContactInput, 'name' | 'subject' | 'message'>): boolean {
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
  if (count(name, link) > 0 || count(subject, link) > 0) return true
  if (count(message, link) >= 3 || markup.test(message)) return true
  const letters = count(message, letter)
  return letters >= 10 && count(message, ownLetter) < letters / 2
}

/** True for a message with any link: a copy of it could be used to send links to strangers. */
export const hasLink = ({
  name,
  subject,
  message,
}: Pick<ContactInput, 'name' | 'subject' | 'message'>): boolean =>
  [name, subject, message].some((text) => text.search(link) >= 0)
