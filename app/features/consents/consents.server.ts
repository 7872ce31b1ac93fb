export { recordConsents, type Evidence } from './record.server'
export { consentsOf, exportConsents, mayMessage, type Purpose, type Recipient } from './read.server'
export {
  consentLink,
  isWithdrawn,
  readConsentLink,
  type Subscription,
  withdraw,
} from './withdraw.server'
export { dropOldConsents, forgetConsents, moveConsents } from './owners.server'
export { exportForIys, type IysExport, readIysExport } from './iys/export.server'
export { importFromIys, type ImportedChange } from './iys/import.server'
