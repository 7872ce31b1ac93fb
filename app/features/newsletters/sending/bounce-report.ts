/** The report of a delivery (RFC 3464) to one receiver. `status`: the code of RFC 3463, as `5.1.1`. */
export type BounceReport = {
  email: string
  isFailed: boolean
  status: string
  answer: string
}

/** The first receiver of a delivery report, or null for a text that is none. Reads folded lines. */
export function readBounceReport(report: string): BounceReport | null {
  const unfolded = report.replace(/\r?\n[ \t]+/g, ' ')
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? ''
  const address = /^rfc822;\s*<?([^\s<>]+@[^\s<>]+?)>?$/i.exec(
    field('Original-Recipient') || field('Final-Recipient'),
  )
  const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(field('Status'))?.[0]
  if (!address || !status) return null
  return {
    email: address[1]!.toLowerCase(),
    isFailed: /^failed$/i.test(field('Action')),
    status,
    answer: field('Diagnostic-Code') || status,
  }
}

/**
 * Whether a mail server says that an address does not exist or takes no mail. Full mailboxes (x.2.2) and refusals of the
 * sender or of the content (x.7) say nothing about the address.
 */
export function isGoneForGood(code: number | null, answer: string): boolean {
  if (code !== null && (code < 500 || code > 599)) return false
  const enhanced = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(answer)?.[0]
  if (enhanced) return /^5\.(1\.\d+|2\.1)$/.test(enhanced)
  return code === 550 || code === 551 || code === 553
}
