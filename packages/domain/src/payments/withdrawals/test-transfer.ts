import { type Amount, amount } from '#books/money/amount.ts'
import type { Beneficiary } from './travel-rule.ts'

/** Minutes within which a test transfer must appear on the chain. Source: decision G31. */
export const TEST_MINUTES = 60
/** Maximum number of test transfers of one address within 24 hours. */
export const MAX_TESTS = 5
/** Number of possible amounts of a test transfer, so that an ordinary transfer does not match by chance. */
const DRAWN = 1_000_000n

/**
 * Returns the amount of a test transfer in minor units: the minimum deposit plus one to a million. `code` has six
 * random digits.
 */
export const testAmount = (depositMin: Amount, code: string): Amount => amount(depositMin + 1n + (BigInt(code) % DRAWN))

/** True if a transfer can prove the address: it is the customer's own self-hosted wallet and has not been proved. */
export const needsTest = (beneficiary: Beneficiary | null, proved: boolean): boolean =>
  !proved && beneficiary !== null && beneficiary.person === null && beneficiary.provider === null
