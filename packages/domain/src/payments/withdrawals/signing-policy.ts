import { type Amount, amount } from '#books/money/amount.ts'
import { copyStops } from './copy-stop.ts'
import { doubts } from './payment-evidence.ts'

/** Why the signer will not pay what people approved: operators read it beside the withdrawal. */
export const signerRefusals = [
  'seal_broken',
  'address_changed',
  'address_internal',
  'books_broken',
  'books_unverified',
  'unexplained_payment',
  'stopped',
  'approval_missing',
  'standing_lost',
  'frozen',
  'cap_missing',
  'cap_payment',
  'cap_day',
  'accounts_day',
  'fees_short',
  'funds_short',
  ...copyStops,
  'restart_wait',
  ...doubts,
] as const
export type SignerRefusal = (typeof signerRefusals)[number]

/** What the signer pays at most, whatever anybody approved: per payment, and in any 24 hours over all customers. */
export type SigningCap = { readonly perPayment: Amount; readonly per24Hours: Amount }

const dollars = (whole: bigint): Amount => amount(whole * 1_000_000n)
const stablecoin: SigningCap = { perPayment: dollars(1_000_000n), per24Hours: dollars(5_000_000n) }
/** Caps by coin in minor units; a coin without a row is never signed. */
export const signingCaps: Readonly<Record<string, SigningCap>> = { tUSD: stablecoin, USDC: stablecoin }

/** Why the signer does not pay, on its own judgement; undefined when it may. Source: threat WDR-12. */
export function capRefusal(
  payment: { readonly amount: Amount; readonly signedIn24Hours: Amount },
  cap: SigningCap | undefined,
): SignerRefusal | undefined {
  if (cap === undefined) return 'cap_missing'
  if (payment.amount > cap.perPayment) return 'cap_payment'
  return payment.signedIn24Hours + payment.amount > cap.per24Hours ? 'cap_day' : undefined
}

/** What it costs the hot wallet when the recipient has no account of the coin yet. */
export const ACCOUNT_LAMPORTS = 2_039_280n
/** Kept for the fees of the chain, which are thousands of lamports. */
export const RESERVE_LAMPORTS = 5_000_000n
/** Accounts of recipients that the house opens at most in any 24 hours. */
export const ACCOUNTS_PER_24_HOURS = 1000

/** Why the chain's own price of a payment is not paid: the house opens only so many accounts, and only while it can. Source: threat WDR-15. */
export function accountRefusal(asked: {
  readonly opens: boolean
  readonly openedIn24Hours: number
  /** Accounts that payments under way may still open. */
  readonly opening: number
  readonly lamports: bigint
}): SignerRefusal | undefined {
  if (asked.opens && asked.openedIn24Hours >= ACCOUNTS_PER_24_HOURS) return 'accounts_day'
  const due = BigInt(asked.opening + (asked.opens ? 1 : 0)) * ACCOUNT_LAMPORTS + RESERVE_LAMPORTS
  return asked.lamports < due ? 'fees_short' : undefined
}
