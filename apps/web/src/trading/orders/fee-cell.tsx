import { Num } from '@tessera/ui/num.tsx'
import { trimmed } from '#parts/money-text.ts'
import type { Order } from './orders.queries.ts'

/** The fees of an order: in the coin of its prices, and those that were paid with the fee coin. */
export function FeeCell({ order: { fee, feeCoin, coinFee } }: { order: Pick<Order, 'fee' | 'feeCoin' | 'coinFee'> }) {
  const usual = <Num value={trimmed(fee)} unit={feeCoin} />
  if (coinFee === null) return usual
  return (
    <span className="col" style={{ '--g': '2px' }}>
      {/[1-9]/u.test(fee) && usual}
      <Num value={trimmed(coinFee.amount)} unit={coinFee.coin} />
    </span>
  )
}
