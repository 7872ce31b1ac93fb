/** A person who has the same record open. `since`: the moment at which they opened it. */
export type Present = { name: string; since: Date }

/** Seconds after which an open page says that it is still open. */
export const secondsBetweenSigns = 30
/** Seconds without a sign after which a person has left. */
export const secondsUntilGone = 75
