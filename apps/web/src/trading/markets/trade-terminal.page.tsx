import { numberText } from '@tessera/ui/num.tsx'
import { useMemo, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFact } from '#parts/live-store.ts'
import { live } from '#parts/live-page.ts'
import { useRenderedParts } from '#parts/use-rendered-parts.ts'
import { LiveState } from '#parts/live/live-state.tsx'
import { BookStore } from './book-store.ts'
import { Chart } from './chart.tsx'
import { useDirection } from './direction.ts'
import type { Market } from './markets.queries.ts'
import { PairBar } from './pair-bar.tsx'
import { TickerStore } from './ticker-store.ts'
import s from './trade.module.css'
import { useOrderEntry } from '#trading/orders/order-entry.ts'
import { OrdersPanel } from '#trading/orders/orders-panel.tsx'
import { ShortcutHelp } from '#trading/orders/shortcut-help.tsx'
import { useShortcuts } from '#trading/orders/use-shortcuts.ts'
import { UserStore } from '#trading/orders/user-store.ts'
import { useTitle } from '#office/cms/page-change.ts'
import { Panel } from '#parts/panel.tsx'
import { useMedia } from '#parts/use-media.ts'
import { TapeStore } from '#trading/trades/tape-store.ts'
import { usePairFacts } from './pair-facts.page.tsx'
import { BookAndTape } from '#trading/orders/trade-book.page.tsx'
import { PriceAlerts } from '#trading/price-alerts/price-alerts.tsx'
import { TradeHoldings } from '#trading/orders/trade-holdings.page.tsx'
import { ClosedHours } from './closed-hours.tsx'
import { Delisting } from './delisting.tsx'
import { BookLoading, OrderFormLoading } from './trade-loading.page.tsx'
import { TradeForm } from '#trading/orders/trade-form.page.tsx'
import { TradeSheet } from '#trading/orders/trade-sheet.page.tsx'

type TerminalProps = { market: Market; markets: readonly Market[] }

/** The bar, the chart, the book, the orders and the form, rendered in this order. */
const PARTS = 5

/** The trading terminal of one pair. All panels use the same live connection. */
export function TradeTerminal({ market, markets }: TerminalProps) {
  const t = useTranslations('markets')
  const words = useTranslations('orders')
  const stores = useStores(market.symbol)
  const { symbol } = market
  const last = useFact(stores.tickers, (all) => (all?.get(symbol) ?? market).last)
  const change = useFact(stores.tickers, (all) => (all?.get(symbol) ?? market).change)
  const direction = useDirection(
    last ?? undefined,
    change === null ? undefined : change.startsWith('-') ? 'down' : 'up',
  )
  const [sheet, openSheet] = useState(false)
  const entry = useOrderEntry(market, last ?? '', () => openSheet(false))
  const formBox = useRef<HTMLDivElement>(null)
  const [hasShortcuts, setShortcuts] = useShortcuts(entry.change, () => formBox.current)
  const phone = useMedia('(max-width: 900px)')
  const pairs = usePairFacts()
  const renderedParts = useRenderedParts(PARTS)
  const alerts = useMemo(() => <PriceAlerts market={market} />, [market])
  const holdings = useMemo(() => <TradeHoldings markets={markets} user={stores.user} />, [markets, stores])
  useTitle(`${market.base} / ${market.quote}${last === null ? '' : ` ${numberText(last)}`}`)
  const form = <TradeForm market={market} book={stores.book} user={stores.user} entry={entry} />
  return (
    <>
      <h1 className="sr">{t('title', { base: market.base, quote: market.quote })}</h1>
      <Delisting {...market} />
      <ClosedHours {...market} />
      <div className={s['trade']}>
        <PairBar
          market={market}
          markets={markets}
          store={stores.tickers}
          direction={direction}
          facts={pairs}
          supply={pairs.supplyOf(market.base)}
          liveState={liveState}
          alerts={alerts}
        />
        <section className={s['chart']} aria-label={t('chart.title')}>
          {renderedParts > 1 && <Chart market={market} last={last} book={stores.book} />}
        </section>
        {renderedParts > 2 ? (
          <BookAndTape
            market={market}
            stores={stores}
            last={last}
            direction={direction}
            user={stores.user}
            onPick={entry.pick}
          />
        ) : (
          <BookLoading />
        )}
        <section className={s['orders']} aria-label={words('tabs.label')}>
          {renderedParts > 3 && <OrdersPanel symbol={symbol} store={stores.user} holdings={holdings} />}
        </section>
        {renderedParts < PARTS && <OrderFormLoading />}
        {renderedParts === PARTS && !phone && (
          <Panel
            label={words('form.title')}
            area="form"
            headEnd={<ShortcutHelp on={hasShortcuts} onChange={setShortcuts} />}
          >
            <div ref={formBox}>{form}</div>
          </Panel>
        )}
      </div>
      {renderedParts === PARTS && phone && (
        <TradeSheet
          open={sheet}
          busy={entry.order.busy}
          onOpen={(side) => {
            entry.change({ side })
            openSheet(true)
          }}
          onClose={() => openSheet(false)}
        >
          {form}
        </TradeSheet>
      )}
    </>
  )
}

const liveState = <LiveState />

const useStores = (symbol: string) =>
  useMemo(
    () => ({
      book: new BookStore(live, symbol),
      tape: new TapeStore(live, symbol),
      tickers: new TickerStore(live),
      user: new UserStore(live),
    }),
    [symbol],
  )
