export { refusedProblem, tooManyAttempts, tooManyProblem } from './api-auth.server'
export { newPasswordInput } from './contract'
export type { Asking } from './asking.server'
export { countAttempt } from './attempts.server'
export { endDeviceSession, findByToken, findSignedIn, openDeviceSession } from './device-session.server'
export { dropEnded, endDevice, endOtherDevices, listDevices, updateProfile } from './devices.server'
export type { FirebaseProject } from './firebase/project.server'
export { firebaseProvider } from './firebase/provider.server'
export { forgetUser, type Leaving, lockUser } from './forget-user.server'
export { deviceCookieName } from './known-device.server'
export { localProvider } from './local/provider.server'
export type { Delivery, IdentityProvider } from './provider.server'
export { changePassword, confirmReset, requestReset, verifyEmail } from './passwords.server'
export { findKnownEmails, register, type RegisterOutcome } from './registration.server'
export { confirmSecondFactor, setUpSecondFactor } from './second-factor.server'
export { findWaiting, finishSignIn, signInAfterSetUp } from './second-step.server'
export {
  endGuestSession,
  findShopper,
  lockGuestShopper,
  openedShopper,
  openShopper,
  sessionEnded,
  shopperOf,
} from './shopper.server'
export {
  type AlsoAtSignIn,
  type Opened,
  signIn,
  type SignInAsking,
  type SignInOutcome,
} from './sign-in.server'
export { findUserByEmail, findUserById, giveStaffRole } from './users.server'
