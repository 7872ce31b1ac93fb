/**
 * `code`: a code somebody asked for; `information`: about an order, needs no consent; the others are advertising, which
 * the provider checks against İYS (law 6563) once more.
 */
export type SmsKind = 'code' | 'information' | 'consumers' | 'merchants'

/** A text message. `to`: a mobile number as the shop stores it, `+905…`. */
export type TextMessage = { id: string; to: string; words: string; kind: SmsKind }

/**
 * `accepted`: the provider's number of the message. `refused`: the provider will refuse it again; `reason` names no person.
 */
export type SmsAnswer = { status: 'accepted'; providerId: string } | { status: 'refused'; reason: string }

/**
 * Outgoing text messages. `send` throws when another try may succeed; the job then tries again. `report` says of some accepted
 * messages, by the provider's numbers, which arrived and which never will; those still under way are left out.
 */
export type Sms = {
  send(message: TextMessage): Promise<SmsAnswer>
  report(providerIds: readonly string[]): Promise<Map<string, 'delivered' | 'undelivered'>>
}
