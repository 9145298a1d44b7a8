import { LIMIT_SCALE } from '#books/limits/withdrawal-limits.ts'
import { amountText } from '#books/money/amount-text.ts'
import { type Amount, formatAmount, minus, rescale, times, ZERO } from '#books/money/amount.ts'
import { ok, type Outcome } from '#platform/outcome/outcome.ts'
import { RATE_SCALE } from '#books/rates/rate.ts'
import { withdrawalBeneficiaryNeeded, withdrawalOwnershipUnproved } from './refusals.ts'

/** A person other than the customer, or who keeps a wallet for somebody. `country` as ISO 3166 has it, two letters. */
export type NamedParty = { readonly name: string; readonly country: string }
/** Who is paid at an address: the customer without a `person`, by a wallet in their own hands without a `provider`. */
export type Beneficiary = { readonly person: NamedParty | null; readonly provider: NamedParty | null }

/** What is known of an address: of `unknown` nobody has told whose it is, an `unproved` one is said to be the customer's own wallet. */
export const identifications = ['unknown', 'unproved', 'identified'] as const
export type Identification = (typeof identifications)[number]

/** Who is paid is known by name, or the customer has shown to hold the key of the own wallet. */
export const identificationOf = (beneficiary: Beneficiary | null, proved: boolean): Identification =>
  beneficiary === null
    ? 'unknown'
    : proved || beneficiary.person !== null || beneficiary.provider !== null
      ? 'identified'
      : 'unproved'

/**
 * What may leave within 24 hours to whom nobody has identified, in millionths of a US dollar, rounded down: `dollars` whole Singapore
 * dollars at their price in US dollars. Without a current price nothing may. Source: MAS notice PSN02, decision G31.
 */
export const unidentifiedCap = (dollars: number, price: Amount | undefined): Amount =>
  price === undefined ? ZERO : rescale(times(price, BigInt(dollars)), RATE_SCALE, LIMIT_SCALE)

/** What has left within 24 hours to whom nobody has identified, and how much may. */
export type Unidentified = { readonly before: Amount; readonly cap: Amount }

/** How much more of it may leave now. */
export const leftUnidentified = ({ before, cap }: Unidentified): Amount => (before < cap ? minus(cap, before) : ZERO)

const missing = {
  unknown: withdrawalBeneficiaryNeeded,
  unproved: withdrawalOwnershipUnproved,
}

/** In dollars and cents, cut: nobody is told that more may leave than may. */
export const leftText = (left: Amount): string => amountText(formatAmount(rescale(left, LIMIT_SCALE, 2), 2))

/** Refuses what would exceed the cap together with what left before, to however many addresses (threat WDR-18); exactly all of it is allowed. */
export function withinUnidentified(
  value: Amount,
  identification: Identification,
  unidentified: Unidentified,
): Outcome<void, 'WITHDRAWAL_BENEFICIARY_NEEDED' | 'WITHDRAWAL_OWNERSHIP_UNPROVED'> {
  const left = leftUnidentified(unidentified)
  if (identification === 'identified' || value <= left) return ok(undefined)
  return missing[identification](leftText(left))
}

/** A signature as wallets write it: 64 bytes in base58 or base64. */
export const signatureForm: RegExp = /^(?:[1-9A-HJ-NP-Za-km-z]{64,90}|[A-Za-z0-9+/]{86}==)$/

/** What a wallet signs to show that its owner is this account; one line of ASCII, which every wallet can show. */
export const ownershipText = (of: {
  readonly id: string
  readonly account: string
  readonly address: string
}): string => `Tessera: wallet ${of.address} belongs to account ${of.account}. ${of.id}`
