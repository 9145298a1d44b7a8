import { type Amount, amount } from '../money/amount.ts'

/** What the signer pays at most, whatever anybody approved: per payment, and in any 24 hours over all customers. */
export type SigningCap = { readonly perPayment: Amount; readonly per24Hours: Amount }
export type SigningRefusal = 'no cap for this coin' | 'above the cap of one payment' | 'above the cap of 24 hours'

const dollars = (whole: bigint): Amount => amount(whole * 1_000_000n)
const stablecoin: SigningCap = { perPayment: dollars(1_000_000n), per24Hours: dollars(5_000_000n) }
/** Caps by coin in minor units; a coin without a row is never signed. */
export const signingCaps: Readonly<Record<string, SigningCap>> = { tUSD: stablecoin, USDC: stablecoin }

/** Why the signer does not pay, on its own judgement; undefined when it may. Source: threat WDR-12. */
export function signingRefusal(
  payment: { readonly amount: Amount; readonly signedIn24Hours: Amount },
  cap: SigningCap | undefined,
): SigningRefusal | undefined {
  if (cap === undefined) return 'no cap for this coin'
  if (payment.amount > cap.perPayment) return 'above the cap of one payment'
  return payment.signedIn24Hours + payment.amount > cap.per24Hours ? 'above the cap of 24 hours' : undefined
}
