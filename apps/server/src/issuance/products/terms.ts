import { brokenInDraft, type CompleteTerms, type DraftTerms } from '@tessera/contract/issuance/products/draft-terms.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { PayScales } from '@tessera/domain/issuance/new-coins/sale.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { figuresIn, termRules } from '@tessera/domain/issuance/products/terms.ts'
import { requireContractAddress } from './contract-address.ts'
import { productTermsInvalid } from './refusals.ts'

export type Terms = CompleteTerms
/** The figures that rules calculate with, stored as columns; texts are stored in `terms`. A draft may lack each of them. */
export type Figures = {
  readonly unitPrice: Amount | null
  readonly supply: bigint | null
  readonly min: bigint | null
  readonly step: bigint | null
  readonly max: bigint | null
  readonly feePpm: number | null
  /** The soft cap of a token sale, or the minimum raise of another offer. */
  readonly softCap: bigint | null
}

/**
 * Returns the figures of a draft, or the first fault of the values that it has. `scale` belongs to the currency,
 * `payScaleOf` to the coins that pay for a sale.
 */
export function figuresOf(
  terms: DraftTerms,
  scale: number | undefined,
  payScaleOf: PayScales,
): Outcome<Figures, 'PRODUCT_TERMS_INVALID' | 'PRODUCT_CONTRACT_ADDRESS_WRONG'> {
  const [broken] = brokenInDraft(terms, { scale, payScaleOf })
  if (broken !== undefined) return productTermsInvalid(termRules[broken].field, { rule: broken })
  const { network, contractAddress } = terms.token
  const known = requireContractAddress(network, contractAddress, 'terms.token.contractAddress')
  if (!known.ok) return known
  const { unitPrice, feePpm, ...units } = figuresIn(terms, scale)
  assert(feePpm !== undefined, 'a fee that fits its scale cannot be read')
  const softCap = terms.sale?.softCap ?? terms.allotment?.minimumRaise ?? null
  return ok({
    ...units,
    // Without a currency, the minor units of a price are unknown; the terms keep its text.
    unitPrice: unitPrice ?? null,
    feePpm: feePpm === null ? null : Number(feePpm),
    softCap: softCap === null ? null : BigInt(softCap),
  })
}
