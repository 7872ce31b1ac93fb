export { type DecideOutcome, limitOver } from './approval/requests'
export type { BasketRefusal, TooManyOpen } from './place/outcome'
export { type CheckoutDraft, type CheckoutStep, checkoutSteps, type StepOutcome } from './steps/steps'
export { blockedLineText, paymentRefusalText, tooManyOpenText } from './text'
