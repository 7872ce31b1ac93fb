import type { FullOrder, Staff } from '~/features/fulfilment/fulfilment'
import type { Db } from '~/db/connection.server'
import type { Storage } from '~/features/media/media.server'
import type { Kurus } from '~/kernel/money'
import { text } from '../order.text'

/** The sentence that refuses an action, with entries that its form shows otherwise; null when it was carried out. */
export type Refusal = string | { told: string; values: Readonly<Record<string, string>> } | null

export type Run = (place: {
  db: Db
  storage: Storage
  order: FullOrder
  form: FormData
  staff: Staff
  /** Asks for the second factor again at a large refund, in kuruş; the sentence that refuses, or null. */
  confirmRefund: (amount: Kurus) => Promise<string | null>
}) => Promise<Refusal>

export type Runs = Readonly<Record<string, Run>>

/** The sentence for an outcome that left the order as it was; null when the action was carried out. */
export function told(outcome: Parameters<typeof text.stays>[0] | { status: 'done' }): string | null {
  return outcome.status === 'done' ? null : text.stays(outcome)
}

/** Text of a field, trimmed and cut at `most` characters. */
export const wordsIn = (form: FormData, name: string, most: number) =>
  String(form.get(name) ?? '')
    .trim()
    .slice(0, most)

/** A reason that the buyer reads: 3 to 500 characters; null when it is shorter. */
export function reasonIn(form: FormData): string | null {
  const reason = wordsIn(form, 'neden', 500)
  return reason.length < 3 ? null : reason
}

/** Pieces by line from the fields `adet-12`; null when no field was sent: then all that are left. */
export function piecesIn(form: FormData, withZero = false): Map<number, number> | null | 'wrong' {
  const typed = [...form].filter(([name]) => name.startsWith('adet-'))
  if (typed.length === 0) return null
  const pieces = new Map<number, number>()
  for (const [name, value] of typed) {
    const amount = String(value).trim() || '0'
    if (!/^\d{1,7}$/.test(amount)) return 'wrong'
    if (withZero || Number(amount) > 0) pieces.set(Number(name.slice('adet-'.length)), Number(amount))
  }
  return pieces.size === 0 ? 'wrong' : pieces
}
