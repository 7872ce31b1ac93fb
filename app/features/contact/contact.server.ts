import './jobs.server'

export { makeFormToken } from './form-token.server'
export {
  dropOldContacts,
  exportContacts,
  findContact,
  forgetContacts,
  listContacts,
  removeContact,
  setContactStatus,
} from './messages.server'
export { sendContact } from './send.server'
export { contactNames } from './row-names.server'
