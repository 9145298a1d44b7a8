import { Num } from '@tessera/ui/num.tsx'
import { wholeOrExact } from '#parts/money-text.ts'
import type { ProductCardFacts } from './products.queries.ts'

/** What must be paid at least, to its last decimal; a whole amount goes without its zeros. */
export const Minimum = ({ of: { minAmount, currency } }: { of: Pick<ProductCardFacts, 'minAmount' | 'currency'> }) => (
  <Num value={wholeOrExact(minAmount)} unit={currency} full />
)
