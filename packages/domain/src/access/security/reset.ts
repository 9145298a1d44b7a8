import { type Factor, factors, type Owned } from './factors.ts'

/** Factors that two operators may remove from an account whose owner has lost them. */
export const resettable = ['google', 'mobile', 'passkey', 'email'] as const
/** True if another factor is left to log in with. Without any, even the owner could not log in. */
export const leavesSome = (owned: Owned, without: Factor): boolean =>
  factors.some((each) => each !== without && owned[each])
/** Hours for which withdrawals pause after a factor reset: a week (decision G12). */
export const RESET_FREEZE_HOURS = 168
