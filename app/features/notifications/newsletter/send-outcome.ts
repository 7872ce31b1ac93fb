import { isGoneForGood, type SendOutcome } from '~/features/newsletters/newsletters'

/** The parts of an error of the mail library that tell what was refused. */
type MailError = {
  code?: unknown
  responseCode?: unknown
  command?: unknown
  response?: unknown
  message?: unknown
}

/**
 * The outcome that an error tells of one email. Null when it says nothing about it, because the mail server could not be reached or
 * let nobody send: then the whole job tries again.
 */
export function outcomeOfError(error: unknown): SendOutcome | null {
  const { code, responseCode, command, response, message } = error as MailError
  const answer = String(response ?? message ?? '')
  const isAboutAddress = /^RCPT/i.test(String(command))
  const isAboutEmail = isAboutAddress || /^DATA/i.test(String(command)) || code === 'EMESSAGE'
  if (typeof responseCode !== 'number')
    // An address that the library itself cannot write as a receiver.
    return code === 'EENVELOPE' ? { status: 'failed', answer } : null
  if (!isAboutEmail || responseCode === 421) return null
  if (responseCode < 500) return { status: 'later', answer }
  return {
    status: isAboutAddress && isGoneForGood(responseCode, answer) ? 'bounced' : 'failed',
    answer,
  }
}
