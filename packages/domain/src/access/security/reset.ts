import { type Factor, factors, type Owned } from './factors.ts'

/** Factors that two operators may remove from an account whose owner has lost them. */
export const resettable = ['google', 'mobile', 'passkey', 'email'] as const
/** True if another login factor remains. Without any, the owner could not log in. */
export const leavesSome = (owned: Owned, without: Factor): boolean =>
  factors.some((each) => each !== without && owned[each])
/** Hours for which withdrawals pause after a factor was reset: one week (decision G12). */
export const RESET_FREEZE_HOURS = 168
