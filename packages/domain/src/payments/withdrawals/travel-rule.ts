import { LIMIT_SCALE } from '#books/limits/withdrawal-limits.ts'
import { amountText } from '#books/money/amount-text.ts'
import { type Amount, formatAmount, minus, rescale, times, ZERO } from '#books/money/amount.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { RATE_SCALE } from '#books/rates/rate.ts'
import { withdrawalBeneficiaryNeeded, withdrawalOwnershipUnproved } from './refusals.ts'

/** A person other than the customer, or the provider of a wallet. `country` is an ISO 3166 code of two letters. */
export type NamedParty = { readonly name: string; readonly country: string }
/** The beneficiary of an address: the customer without a `person`, in a self-hosted wallet without a `provider`. */
export type Beneficiary = { readonly person: NamedParty | null; readonly provider: NamedParty | null }

/**
 * The identification of an address: `unknown` has no stated beneficiary; `unproved` is stated as the customer's own
 * wallet without a proof.
 */
export const identifications = ['unknown', 'unproved', 'identified'] as const
export type Identification = (typeof identifications)[number]

/**
 * Identified if the beneficiary is another person with a name, or the customer has proved the key of the self-hosted
 * wallet.
 */
export const identificationOf = (beneficiary: Beneficiary | null, proved: boolean): Identification =>
  beneficiary === null
    ? 'unknown'
    : proved || beneficiary.person !== null || beneficiary.provider !== null
      ? 'identified'
      : 'unproved'

/**
 * The cap in 24 hours for unidentified beneficiaries, in millionths of the reference currency, rounded down: `dollars`
 * whole Singapore dollars at their price in that currency. Zero without a current price. Source: MAS notice PSN02, decision G31.
 */
export const unidentifiedCap = (dollars: number, price: Amount | undefined): Amount =>
  price === undefined ? ZERO : rescale(times(price, BigInt(dollars)), RATE_SCALE, LIMIT_SCALE)

/** The amount that left within 24 hours to unidentified beneficiaries, and its cap. */
export type Unidentified = { readonly before: Amount; readonly cap: Amount }

/** The amount that may still leave now. */
export const leftUnidentified = ({ before, cap }: Unidentified): Amount => (before < cap ? minus(cap, before) : ZERO)

const missing = {
  unknown: withdrawalBeneficiaryNeeded,
  unproved: withdrawalOwnershipUnproved,
}

/** With two decimals, truncated, so that the shown amount is never too high. */
export const leftText = (left: Amount): string => amountText(formatAmount(rescale(left, LIMIT_SCALE, 2), 2))

/**
 * Refuses an amount that exceeds the cap together with earlier ones, to any number of addresses (threat WDR-18).
 * Exactly the rest is allowed. `coin` names the reference currency in the refusal.
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

/** The form of a signature as wallets write it: 64 bytes in base58 or base64. */
export const signatureForm: RegExp = /^(?:[1-9A-HJ-NP-Za-km-z]{64,90}|[A-Za-z0-9+/]{86}==)$/

/**
 * The text that a wallet signs to prove that its owner is this account: one line of ASCII, which every wallet can show.
 */
export const ownershipText = (of: {
  readonly id: string
  readonly account: string
  readonly address: string
}): string => `Tessera: wallet ${of.address} belongs to account ${of.account}. ${of.id}`
