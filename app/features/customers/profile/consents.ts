/** Kinds of commercial messages, each with a consent of its own (law 6563): the types of İYS. */
export type ConsentChannel = 'email' | 'sms' | 'call'
export const consentChannels: readonly ConsentChannel[] = ['email', 'sms', 'call']

/** Of the sentences in text.ts; raise it when one of them changes. */
export const consentTextVersion = '2026-11'

/** What somebody has agreed to on one channel; `since` is null when they were never asked. */
export type ConsentState = { channel: ConsentChannel; given: boolean; since: Date | null }
