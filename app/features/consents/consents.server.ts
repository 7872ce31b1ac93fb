export { recordConsents } from './record.server'
export {
  consentsOf,
  exportConsents,
  listAgreed,
  listAgreedWithType,
  mayMessage,
  type Recipient,
} from './read.server'
export { consentLink, isWithdrawn, readConsentLink, withdraw } from './withdraw.server'
export { listLastAnswers, withdrawalSources, withdrawOnRequest } from './staff.server'
export { dropOldConsents, forgetConsents, moveConsents } from './owners.server'
export { exportForIys, readIysExport } from './iys/export.server'
export { importFromIys, type ImportedChange } from './iys/import.server'
