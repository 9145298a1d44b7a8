import { Tabs } from '@tessera/ui/tabs.tsx'
import { memo, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BookStep, OrderBook } from '#trading/markets/book.tsx'
import type { BookStore } from '#trading/markets/book-store.ts'
import type { useDirection } from '#trading/markets/direction.ts'
import type { Market } from '#trading/markets/markets.queries.ts'
import s from '#trading/markets/trade.module.css'
import type { OrderSide } from './orders.queries.ts'
import { restingPrices } from './resting-orders.ts'
import type { UserStore } from './user-store.ts'
import { useFact } from '#parts/live-store.ts'
import { Panel } from '#parts/panel.tsx'
import { useMedia } from '#parts/use-media.ts'
import { TradeTape } from '#trading/trades/tape.tsx'
import type { TapeStore } from '#trading/trades/tape-store.ts'

/** The prices of a side at which own orders rest in the book. */
function useOwnPrices(user: UserStore, symbol: string, side: OrderSide): ReadonlySet<string> {
  const prices = useFact(user, (own) => own && restingPrices(own.orders, symbol, side).join(' '))
  return useMemo(() => new Set(prices?.split(' ')), [prices])
}

type BookAndTapeProps = {
  market: Market
  stores: { readonly book: BookStore; readonly tape: TapeStore }
  last: string | null
  direction: ReturnType<typeof useDirection>
  user: UserStore
  onPick: (price: string, total: string) => void
}

/** Side by side if there is enough space, else two tabs of one panel. */
export const BookAndTape = memo(function BookAndTape({
  market,
  stores,
  last,
  direction,
  user,
  onPick,
}: BookAndTapeProps) {
  const t = useTranslations('markets')
  const words = useTranslations('trades')
  const narrow = useMedia('(max-width: 1180px)')
  const [tab, setTab] = useState<'book' | 'tape'>('book')
  const [ticks, setTicks] = useState(1)
  const buys = useOwnPrices(user, market.symbol, 'buy')
  const sells = useOwnPrices(user, market.symbol, 'sell')
  const prices = useMemo(() => ({ buy: buys, sell: sells }), [buys, sells])
  const book = (
    <OrderBook
      market={market}
      store={stores.book}
      last={last}
      direction={direction}
      ticks={ticks}
      own={prices}
      onPick={onPick}
    />
  )
  const tape = (
    <div className={s['tape']}>
      <TradeTape store={stores.tape} quote={market.quote} />
    </div>
  )
  const step = <BookStep market={market} ticks={ticks} onChange={setTicks} />
  if (!narrow)
    return (
      <>
        <Panel label={t('book.title')} area="book" headEnd={step}>
          {book}
        </Panel>
        <Panel label={words('title')} area="tape">
          {tape}
        </Panel>
      </>
    )
  const tabs = (
    <Tabs
      label={t('book.title')}
      variant="plain"
      size="sm"
      items={[
        { index: 'book', name: t('book.title') },
        { index: 'tape', name: words('title') },
      ]}
      chosen={tab}
      onChange={setTab}
    />
  )
  return (
    <Panel label={t('book.title')} area="book" head={tabs} headEnd={tab === 'book' ? step : undefined}>
      {tab === 'book' ? book : tape}
    </Panel>
  )
})
