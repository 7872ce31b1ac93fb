import './jobs.server'

export { makeFormToken } from './form-token.server'
export type { ContactMail } from './jobs.server'
export { dropOldContacts, exportContacts, findContact, forgetContacts } from './messages.server'
export { sendContact } from './send.server'
