/** Channels of commercial messages, each with its own consent (law 6563): the types of İYS. */
export type ConsentChannel = 'email' | 'sms' | 'call'
export const consentChannels: readonly ConsentChannel[] = ['email', 'sms', 'call']

/** Version of the consent sentences in text.ts; raise it when one changes. */
export const consentTextVersion = '2026-11'

/** A consent on one channel; `since` is null when it was never asked for. */
export type ConsentState = { channel: ConsentChannel; given: boolean; since: Date | null }
