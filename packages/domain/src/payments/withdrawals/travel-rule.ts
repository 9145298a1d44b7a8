import { LIMIT_SCALE } from '#books/limits/withdrawal-limits.ts'
import { amountText } from '#books/money/amount-text.ts'
import { type Amount, formatAmount, minus, rescale, times, ZERO } from '#books/money/amount.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { RATE_SCALE } from '#books/rates/rate.ts'
import { withdrawalBeneficiaryNeeded, withdrawalOwnershipUnproved } from './refusals.ts'

/** A person other than the customer, or the provider of a wallet. `country` is a two-letter ISO 3166 code. */
export type NamedParty = { readonly name: string; readonly country: string }
/** The beneficiary of an address. Without `person` it is the customer; without `provider` the wallet is self-hosted. */
export type Beneficiary = { readonly person: NamedParty | null; readonly provider: NamedParty | null }

/**
 * The identification of an address. `unknown`: no beneficiary was stated. `unproved`: the customer stated an own wallet
 * but has not proved it.
 */
export const identifications = ['unknown', 'unproved', 'identified'] as const
export type Identification = (typeof identifications)[number]

/**
 * Returns `identified` if the beneficiary is a named person other than the customer, or if the customer proved the key
 * of the self-hosted wallet.
 */
export const identificationOf = (beneficiary: Beneficiary | null, proved: boolean): Identification =>
  beneficiary === null
    ? 'unknown'
    : proved || beneficiary.person !== null || beneficiary.provider !== null
      ? 'identified'
      : 'unproved'

/**
 * Returns the cap within 24 hours for unidentified beneficiaries, in millionths of the reference currency, rounded
 * down: `dollars` whole Singapore dollars at their price in that currency. Zero without a current price. Source: MAS
 * notice PSN02, decision G31.
 */
export const unidentifiedCap = (dollars: number, price: Amount | undefined): Amount =>
  price === undefined ? ZERO : rescale(times(price, BigInt(dollars)), RATE_SCALE, LIMIT_SCALE)

/** The amount that left to unidentified beneficiaries within 24 hours, and its cap. */
export type Unidentified = { readonly before: Amount; readonly cap: Amount }

/** Returns the amount that may still leave now. */
export const leftUnidentified = ({ before, cap }: Unidentified): Amount => (before < cap ? minus(cap, before) : ZERO)

const missing = {
  unknown: withdrawalBeneficiaryNeeded,
  unproved: withdrawalOwnershipUnproved,
}

/** Formats with two decimals, cut, so that the displayed amount is never too high. */
export const leftText = (left: Amount): string => amountText(formatAmount(rescale(left, LIMIT_SCALE, 2), 2))

/**
 * Refuses an amount that together with earlier ones exceeds the cap, whatever the addresses (threat WDR-18). Allows
 * exactly the rest. `coin` is the reference currency in the refusal.
 */
export function withinUnidentified(
  value: Amount,
  identification: Identification,
  unidentified: Unidentified,
  coin: string,
): Outcome<void, 'WITHDRAWAL_BENEFICIARY_NEEDED' | 'WITHDRAWAL_OWNERSHIP_UNPROVED'> {
  const left = leftUnidentified(unidentified)
  if (identification === 'identified' || value <= left) return ok(undefined)
  return missing[identification](leftText(left), coin)
}

/** Matches a signature as wallets write it: 64 bytes in base58 or base64. */
export const signatureForm: RegExp = /^(?:[1-9A-HJ-NP-Za-km-z]{64,90}|[A-Za-z0-9+/]{86}==)$/

/**
 * Returns the text that a wallet signs to prove that this account owns it: one line of ASCII, which every wallet can
 * display.
 */
export const ownershipText = (of: {
  readonly id: string
  readonly account: string
  readonly address: string
}): string => `Tessera: wallet ${of.address} belongs to account ${of.account}. ${of.id}`
