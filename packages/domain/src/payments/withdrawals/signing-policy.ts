import type { Amount } from '#books/money/amount.ts'
import { copyStops } from './copy-stop.ts'
import { doubts } from './payment-evidence.ts'

/** The reasons for which the signer refuses an approved withdrawal. Operators see them next to it. */
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
  'cap_unsigned',
  'tier_day',
  'limit_day',
  'limit_calendar_day',
  'limit_month',
  'address_new',
  'address_untrusted',
  'network_closed',
  'account_missing',
  'accounts_day',
  'fees_short',
  'funds_short',
  ...copyStops,
  'restart_wait',
  ...doubts,
] as const
export type SignerRefusal = (typeof signerRefusals)[number]

/** The signer's maximum, whatever people approved: per payment, and within 24 hours over all customers. */
export type SigningCap = { readonly perPayment: Amount; readonly per24Hours: Amount }

/**
 * The signer's ceilings by coin, from its environment. They include the coin's decimals, because the signer does not
 * trust the database.
 */
export type SigningCaps = ReadonlyMap<string, SigningCap & { readonly decimals: number }>

/** The largest payment of each coin that needs no passkey signatures, with the coin's decimals. */
export type UnsignedCaps = ReadonlyMap<string, { readonly perPayment: Amount; readonly decimals: number }>

/** Returns the cap of a coin; undefined without a ceiling, or if the ceiling has other decimals than the coin. */
export function capOf<Cap extends { readonly decimals: number }>(
  caps: ReadonlyMap<string, Cap>,
  coin: string,
  decimals: number,
): Cap | undefined {
  const cap = caps.get(coin)
  return cap?.decimals === decimals ? cap : undefined
}

/** Returns the reason for which the signer refuses by its own caps; undefined if it may pay. Source: threat WDR-12. */
export function capRefusal(
  payment: { readonly amount: Amount; readonly signedIn24Hours: Amount },
  cap: SigningCap | undefined,
): SignerRefusal | undefined {
  if (cap === undefined) return 'cap_missing'
  if (payment.amount > cap.perPayment) return 'cap_payment'
  return payment.signedIn24Hours + payment.amount > cap.per24Hours ? 'cap_day' : undefined
}

/**
 * The signer's ceilings for payments that nobody approved, and for those that one person approved. A coin without a
 * ceiling needs more approvals.
 */
type TierCeilings = { readonly automatic: SigningCaps; readonly onePerson: SigningCaps }
/** The number of people who approved a withdrawal, at most two. */
export type Approvers = 0 | 1 | 2

/**
 * Returns the ceiling for this number of approvals; undefined if the coin has none. Payments with two approvals have no
 * ceiling.
 */
export const tierCeiling = (
  tiers: TierCeilings,
  approvers: 0 | 1,
  coin: string,
  decimals: number,
): SigningCap | undefined => capOf(approvers === 0 ? tiers.automatic : tiers.onePerson, coin, decimals)

/**
 * Returns the reason for which this number of approvals is not enough. `signedIn24Hours` counts payments with the same
 * number of approvals.
 */
export function tierRefusal(
  payment: { readonly amount: Amount; readonly signedIn24Hours: Amount },
  ceiling: SigningCap | undefined,
): SignerRefusal | undefined {
  if (ceiling === undefined || payment.amount > ceiling.perPayment) return 'approval_missing'
  return payment.signedIn24Hours + payment.amount > ceiling.per24Hours ? 'tier_day' : undefined
}

/**
 * Returns the largest withdrawal that the signer pays after a series of settings, oldest first. A lower value applies
 * at once. A higher one applies if two people signed it, or up to `unsigned` without signatures.
 */
export const capAfter = (
  changes: readonly { readonly maximum: Amount; readonly isSigned: boolean }[],
  unsigned: Amount,
): Amount =>
  changes.reduce(
    (cap, { maximum, isSigned }) => (isSigned || maximum <= cap || maximum <= unsigned ? maximum : cap),
    unsigned,
  )

/** Refusals of a payment without approvals that people can overrule, so that it goes to their review. */
const decidedByPeople: ReadonlySet<SignerRefusal> = new Set([
  'approval_missing',
  'tier_day',
  'limit_day',
  'limit_calendar_day',
  'limit_month',
  'address_new',
  'address_untrusted',
  'network_closed',
  'account_missing',
  'stopped',
  'standing_lost',
  'frozen',
])
export const isDecidedByPeople = (refusal: SignerRefusal): boolean => decidedByPeople.has(refusal)

/** Cost of opening the recipient's account of the coin in lamports, which the hot wallet pays. */
export const ACCOUNT_LAMPORTS = 2_039_280n
/** Lamports reserved for the fees of the chain; each fee is several thousand lamports. */
export const RESERVE_LAMPORTS = 5_000_000n
/** Maximum number of recipients' accounts that the exchange opens within 24 hours. */
export const ACCOUNTS_PER_24_HOURS = 1000

/**
 * Returns the reason for which the cost of opening an account is not paid; undefined if it is. The exchange opens a
 * limited number, and only while it has enough lamports. Source: threat WDR-15.
 */
export function accountRefusal(request: {
  readonly opens: boolean
  readonly openedIn24Hours: number
  /** Number of accounts that pending payments may still open. */
  readonly opening: number
  readonly lamports: bigint
}): SignerRefusal | undefined {
  if (request.opens && request.openedIn24Hours >= ACCOUNTS_PER_24_HOURS) return 'accounts_day'
  const due = BigInt(request.opening + (request.opens ? 1 : 0)) * ACCOUNT_LAMPORTS + RESERVE_LAMPORTS
  return request.lamports < due ? 'fees_short' : undefined
}
