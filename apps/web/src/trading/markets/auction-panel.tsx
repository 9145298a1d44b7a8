import type { ChannelData } from '@tessera/contract/trading/stream/stream.ts'
import { Details } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { useMemo, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { live } from '#parts/live-page.ts'
import { momentText } from '#parts/time-text.ts'
import { useToday } from '#parts/use-today.ts'
import { AuctionStore } from './auction-store.ts'
import s from './book.module.css'
import type { Market } from './markets.queries.ts'

/** The indicative result of an auction, above the order book. Its space is reserved while the first response loads. */
export const AuctionPanel = ({ market }: { market: Market }) => {
  const store = useMemo(() => new AuctionStore(live, market.symbol), [market.symbol])
  const data = useSyncExternalStore(store.subscribe, store.get)
  return <AuctionFacts market={market} data={data} />
}

type FactsProps = { market: Pick<Market, 'base' | 'quote'>; data: ChannelData['auction'] | undefined }

/** Updated every ten seconds; only a changed price is announced to screen readers. */
export const AuctionFacts = ({ market, data }: FactsProps) => {
  const t = useTranslations('markets')
  const today = useToday()
  const found = data?.indication
  const imbalance =
    found === undefined || found === null
      ? '--'
      : found.imbalanceSide === null
        ? t('auction.even')
        : t('auction.left', { side: found.imbalanceSide, quantity: found.imbalance })
  return (
    <section className={s['auction']} aria-label={t('auction.title')}>
      <Details
        tight
        items={[
          {
            term: t('auction.price'),
            value: (
              <span aria-live="polite">
                <Num value={found?.price} unit={market.quote} />
              </span>
            ),
          },
          { term: t('auction.quantity'), value: <Num value={found?.quantity} unit={market.base} /> },
          { term: t('auction.imbalance'), value: imbalance },
          { term: t('auction.until'), value: data?.until ? momentText(data.until, today) : '--' },
        ]}
      />
      <p className="xs t3">{t(found === null ? 'auction.nothing' : 'auction.text')}</p>
    </section>
  )
}
