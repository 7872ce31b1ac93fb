import type { Db } from '~/db/connection.server'
import { isGoneForGood, readBounceReport } from './bounce-report'
import { recordBounce } from './outcomes.server'

/**
 * Handles a delivery report (RFC 3464) that arrived after sending. `ignored`: it is temporary, or not about an address to
 * which a newsletter went.
 */
export async function takeBounceReport(
  db: Db,
  report: string,
  now: Date,
): Promise<'bounced' | 'ignored' | 'unreadable'> {
  const read = readBounceReport(report)
  if (!read) return 'unreadable'
  if (!read.isFailed || !isGoneForGood(null, read.status)) return 'ignored'
  const { email, status, answer } = read
  const isKnown = await recordBounce(db, {
    email,
    answer: answer === status ? status : `${status} ${answer}`,
    now,
  })
  return isKnown ? 'bounced' : 'ignored'
}
