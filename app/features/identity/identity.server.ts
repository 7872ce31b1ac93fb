export { refusedProblem, tooManyAttempts, tooManyProblem } from './api/failures.server'
export { newPasswordInput } from './schema'
export type { Asking } from './accounts/asking.server'
export type { AccountMail } from './jobs.server'
export { countAttempt } from './accounts/attempts.server'
export {
  endDeviceSession,
  findByToken,
  findSignedIn,
  openDeviceSession,
} from './sessions/device-session.server'
export { dropEnded, endDevice, endOtherDevices, listDevices, updateProfile } from './sessions/devices.server'
export type { FirebaseProject } from './firebase/project.server'
export { firebaseProvider } from './firebase/provider.server'
export { openAccessToken } from './firebase/service-account.server'
export { forgetUser, type Leaving, lockUser } from './accounts/forget-user.server'
export { deviceCookieName } from './sessions/known-device.server'
export { localProvider } from './local/provider.server'
export type { IdentityProvider } from './provider.server'
export { changePassword, confirmReset, requestReset } from './accounts/passwords.server'
export { findKnownEmails, register, type RegisterOutcome } from './accounts/registration.server'
export { seal, unseal } from './accounts/sealing.server'
export { nameActors } from './staff/actors.server'
export { getPermissions } from './staff/roles.server'
export { confirmAgain, mustConfirm } from './staff/confirm-again.server'
export { changeStaffRole, listStaff } from './staff/manage-staff.server'
export { listRoles, removeRole, saveRole } from './staff/own-roles.server'
export { confirmSecondFactor, nextCode, setUpSecondFactor } from './accounts/second-factor.server'
export { findWaiting, finishSignIn, signInAfterSetUp } from './accounts/second-step.server'
export {
  endGuestSession,
  findShopper,
  findUserOfShopper,
  lockGuestShopper,
  openedShopper,
  openShopper,
  sessionEnded,
  shopperOf,
} from './sessions/shopper.server'
export {
  type AlsoAtSignIn,
  type Opened,
  signIn,
  type SignInAsking,
  type SignInOutcome,
} from './accounts/sign-in.server'
export {
  findOwnerOfEmail,
  findOwnersOfEmails,
  findUserByEmail,
  findCustomer,
  findUnproven,
  findUserById,
  giveStaffRole,
  readOwnEmails,
  readVerifiedEmails,
} from './accounts/users.server'
export { datedCookie, forgetCookie, readCookie } from './sessions/cookies.server'
export { identityNames } from './row-names.server'
