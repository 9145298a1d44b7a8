import { type Factor, factors, type Owned } from './factors.ts'

/** Factors that two operators may take off an account whose owner has lost them. */
export const resettable = ['google', 'mobile', 'passkey', 'email'] as const
/** Whether there is another one to log in with: without any nobody comes in, its owner neither. */
export const leavesSome = (owned: Owned, without: Factor): boolean =>
  factors.some((each) => each !== without && owned[each])
/** Then money stays for a week (decision G12). */
export const RESET_FREEZE_HOURS = 168
