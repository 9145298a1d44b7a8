import type { ProductTerms } from '@tessera/contract/issuance/products/products-manage.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import type { PayScales } from '@tessera/domain/issuance/new-coins/sale.ts'
import { assert, ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { brokenTerms, figuresIn, termRules } from '@tessera/domain/issuance/products/terms.ts'
import type { z } from 'zod'
import { requireContractAddress } from './contract-address.ts'
import { productTermsInvalid } from './refusals.ts'

export type Terms = z.output<typeof ProductTerms>
/** The figures that rules calculate with, stored as columns; texts are stored in `terms`. */
export type Figures = {
  readonly unitPrice: Amount
  readonly supply: bigint
  readonly min: bigint
  readonly step: bigint
  readonly max: bigint | null
  readonly feePpm: number
  /** The soft cap of a token sale, or the minimum raise of another offer. */
  readonly softCap: bigint | null
}

/**
 * Returns the figures of the terms, or the first fault. `scale` belongs to the currency, `payScaleOf` to the coins that
 * pay for a sale.
 */
export function figuresOf(
  terms: Terms,
  scale: number | undefined,
  payScaleOf: PayScales,
): Outcome<Figures, 'PRODUCT_TERMS_INVALID' | 'PRODUCT_CONTRACT_ADDRESS_WRONG'> {
  const [broken] = brokenTerms(terms, scale, payScaleOf)
  if (broken !== undefined) return productTermsInvalid(termRules[broken].field, { rule: broken })
  const { network, contractAddress } = terms.token
  const known = requireContractAddress(network, contractAddress, 'terms.token.contractAddress')
  if (!known.ok) return known
  const { unitPrice, feePpm, ...units } = figuresIn(terms, scale)
  assert(unitPrice !== undefined && feePpm !== undefined, 'valid terms lack a price or a fee')
  const softCap = terms.sale?.softCap ?? terms.allotment?.minimumRaise ?? null
  return ok({ ...units, unitPrice, feePpm: Number(feePpm), softCap: softCap === null ? null : BigInt(softCap) })
}
