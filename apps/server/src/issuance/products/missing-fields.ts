import { DOCUMENTS, missingTerms } from '@tessera/contract/issuance/products/draft-terms.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { DocumentRow } from './documents.sql.ts'
import type { LockedManaged } from './drafts.sql.ts'
import { coinFacts } from './pay.sql.ts'
import { fiatScale } from './products.sql.ts'

/** Returns the decimals of the currency and of the coins that pay, which the rules of terms need. */
export async function scalesOf(tx: Tx, { economics, sale }: Pick<LockedManaged['terms'], 'economics' | 'sale'>) {
  const scale = economics.currency === null ? undefined : await fiatScale(tx, economics.currency)
  const pays = await coinFacts(tx, sale?.payCoins.flatMap(({ coin }) => coin ?? []) ?? [])
  return { scale, payScaleOf: (coin: string) => pays.get(coin)?.scale }
}

/**
 * Returns the paths of the fields to complete before a draft can be published. They are terms, a document that
 * investors must accept, and a closing time in the future. Empty for a published product.
 */
export async function missingFields(
  tx: Tx,
  { status, terms, close_at: closesAt }: Pick<LockedManaged, 'status' | 'terms' | 'close_at'>,
  documents: readonly Pick<DocumentRow, 'must_accept'>[],
): Promise<string[]> {
  if (status !== 'draft') return []
  const isPast = closesAt !== null && closesAt <= tx.now
  const hasDocument = documents.some(({ must_accept: mustAccept }) => mustAccept)
  const missing = [
    ...missingTerms(terms, await scalesOf(tx, terms)),
    ...(isPast ? ['life.closesAt'] : []),
    ...(hasDocument ? [] : [DOCUMENTS]),
  ]
  return [...new Set(missing)]
}
