import type { DraftTerms } from '@tessera/contract/issuance/products/draft-terms.ts'
import type { productsManage } from '@tessera/contract/issuance/products/products-manage.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { assert, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockManaged } from './drafts.sql.ts'
import { createProduct, type Ids } from './manage-products.ts'
import { productSymbolTaken } from './refusals.ts'

/**
 * Creates a draft with the terms of another product. Documents are not copied, because their files describe the other
 * product.
 */
export async function copyProduct(
  tx: Tx,
  ids: Ids,
  { from, symbol }: InputOf<typeof productsManage.copy>,
): Promise<Outcome<{ symbol: string }, (typeof productsManage.copy.refusals)[number]>> {
  const source = await lockManaged(tx, { symbol: from })
  if (source === undefined) return refuse('NOT_FOUND', { field: 'from' })
  const made = await createProduct(tx, ids, { symbol, terms: copiedTerms(source.terms), copiedFrom: from })
  if (made.ok) return made
  assert(made.code === 'PRODUCT_SYMBOL_TAKEN', `the terms of ${from} cannot be a draft: ${made.code}`)
  return productSymbolTaken
}

/**
 * Returns the terms without those of one product alone: its dates, sub-trust, contract address, links and the slot of
 * its ballot.
 */
export const copiedTerms = (terms: DraftTerms): DraftTerms => ({
  ...terms,
  facts: { ...terms.facts, createdOn: null, completedOn: null, subTrust: null },
  token: { ...terms.token, contractAddress: null },
  life: { opensAt: null, closesAt: null, allotmentExpectedAt: null, listedOn: null },
  ...(terms.allotment && { allotment: { ...terms.allotment, ballotSlot: null } }),
  ...(terms.sale && {
    sale: { ...terms.sale, links: [], unlocks: terms.sale.unlocks.map(({ share }) => ({ at: null, share })) },
  }),
})
