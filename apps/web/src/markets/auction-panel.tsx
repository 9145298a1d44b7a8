import { Details } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { useMemo, useSyncExternalStore } from 'react'
import { live } from '../lib/live-page.ts'
import { stampText } from '../lib/time-text.ts'
import { AuctionStore } from './auction-store.ts'
import s from './book.module.css'
import type { Market } from './markets.queries.ts'
import { useMarketWords } from './markets-words.ts'

/** What a call would come to, above the book it is made of. Its room is kept while the first answer is on its way. */
export const AuctionPanel = ({ market }: { market: Market }) => {
  const t = useMarketWords()
  const store = useMemo(() => new AuctionStore(live, market.symbol), [market.symbol])
  const data = useSyncExternalStore(store.subscribe, store.get)
  const found = data?.indication
  const imbalance =
    found === undefined || found === null
      ? '--'
      : found.imbalanceSide === null
        ? t('auction.even')
        : t('auction.left', { side: found.imbalanceSide, quantity: found.imbalance })
  return (
    <section className={s['auction']} aria-label={t('auction.title')} aria-live="polite">
      <Details
        tight
        items={[
          { term: t('auction.price'), value: <Num value={found?.price} unit={market.quote} /> },
          { term: t('auction.quantity'), value: <Num value={found?.quantity} unit={market.base} /> },
          { term: t('auction.imbalance'), value: imbalance },
          { term: t('auction.until'), value: data?.until ? stampText(data.until).slice(11) : '--' },
        ]}
      />
      <p className="xs t3">{t(found === null ? 'auction.nothing' : 'auction.text')}</p>
    </section>
  )
}
