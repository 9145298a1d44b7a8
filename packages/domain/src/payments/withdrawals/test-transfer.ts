import { type Amount, amount } from '#books/money/amount.ts'
import type { Beneficiary } from './travel-rule.ts'

/** Minutes in which a test transfer must be seen on the chain. Source: decision G31. */
export const TEST_MINUTES = 60
/** Maximum number of test transfers that one address may begin in 24 hours. */
export const MAX_TESTS = 5
/** Number of amounts from which a test transfer is drawn, so that an ordinary transfer does not match by chance. */
const DRAWN = 1_000_000n

/**
 * The amount of a test transfer in minor units: the minimum deposit plus one to a million. `code` is six
 * random digits.
 */
export const testAmount = (depositMin: Amount, code: string): Amount => amount(depositMin + 1n + (BigInt(code) % DRAWN))

/** True if a transfer can prove the address: the customer's own self-hosted wallet, which is not proved yet. */
export const needsTest = (beneficiary: Beneficiary | null, proved: boolean): boolean =>
  !proved && beneficiary !== null && beneficiary.person === null && beneficiary.provider === null
