/** Channels of commercial messages that law 6563 names; they are the types of İYS, and forms ask for each of them. */
export type IysChannel = 'email' | 'sms' | 'call'
export const iysChannels: readonly IysChannel[] = ['email', 'sms', 'call']

/** All channels with a consent of their own. Push notifications are unknown to İYS; the shop asks for them all the same. */
export type ConsentChannel = IysChannel | 'push'
export const consentChannels: readonly ConsentChannel[] = [...iysChannels, 'push']

/** BIREYSEL: a person, who must agree first. TACIR: a trader, who may refuse (law 6563 art. 6; names of İYS). */
export type RecipientType = 'BIREYSEL' | 'TACIR'
export const recipientTypes: readonly RecipientType[] = ['BIREYSEL', 'TACIR']
