import { Num } from '@tessera/ui/num.tsx'
import { wholeOrExact } from '#parts/money-text.ts'
import type { ProductCardFacts } from './products.queries.ts'

/** The minimum payment with all its decimals; a whole amount without trailing zeros. */
export const Minimum = ({ of: { minAmount, currency } }: { of: Pick<ProductCardFacts, 'minAmount' | 'currency'> }) => (
  <Num value={wholeOrExact(minAmount)} unit={currency} full />
)
