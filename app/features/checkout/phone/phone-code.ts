/** Wrong codes after which a new one has to be asked for. */
export const mostTries = 5
/** Codes that one number gets in an hour, in all baskets together (promise L41). */
export const mostInAnHour = 5
// Minutes, and seconds.
export const minutesToEnter = 10
export const minutesToOrder = 30
export const secondsBetween = 60

/** The outcome of asking for a code. `wait`: the last code was sent a moment ago; `seconds` until the next. */
export type AskedCode =
  | { status: 'sent' }
  | { status: 'confirmed' }
  | { status: 'empty_basket' }
  | { status: 'no_mobile' }
  | { status: 'unavailable' }
  | { status: 'wait'; seconds: number }

/** The outcome of entering a code. `over`: no code of this number can be entered any more, or none was asked for. */
export type EnteredCode = { status: 'confirmed' } | { status: 'wrong'; left: number } | { status: 'over' }

/** A shopper's confirmation of a number; null: the order needs none. */
export type PhoneConfirmation = { state: 'needed' | 'sent' | 'confirmed'; phone: string } | null
