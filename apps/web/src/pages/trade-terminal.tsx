import { Button } from '@tessera/ui/button.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { overview } from '../accounts/accounts.queries.ts'
import { live } from '../lib/live-socket.ts'
import { LiveState } from '../live/live-state.tsx'
import { BookStep, OrderBook } from '../markets/book.tsx'
import { BookStore } from '../markets/book-store.ts'
import { Chart } from '../markets/chart.tsx'
import { useDirection } from '../markets/direction.ts'
import type { Market } from '../markets/markets.queries.ts'
import { useMarketWords } from '../markets/markets-words.ts'
import { PairBar } from '../markets/pair-bar.tsx'
import { TickerStore } from '../markets/ticker-store.ts'
import s from '../markets/trade.module.css'
import type { Draft } from '../orders/draft.ts'
import { OrderForm } from '../orders/order-form.tsx'
import type { OrderSide } from '../orders/orders.queries.ts'
import { OrdersPanel } from '../orders/orders-panel.tsx'
import { useOrderWords } from '../orders/orders-words.ts'
import { Position } from '../orders/position.tsx'
import { type Own, UserStore } from '../orders/user-store.ts'
import { patternOf } from '../products/look.ts'
import { productList } from '../products/products.queries.ts'
import { useTitle } from '../shell/arrival.ts'
import { Panel } from '../shell/panel.tsx'
import { useMedia } from '../shell/use-media.ts'
import { TradeTape } from '../trades/tape.tsx'
import { TapeStore } from '../trades/tape-store.ts'
import { useTradeWords } from '../trades/trades-words.ts'
import { TransferDialog } from '../transfers/transfer-dialog.tsx'

type TerminalProps = { market: Market; markets: readonly Market[] }

/** One pair: every panel follows the same socket. */
export function TradeTerminal({ market, markets }: TerminalProps) {
  const t = useMarketWords()
  const words = useOrderWords()
  const stores = useStores(market.symbol)
  const tickers = useSyncExternalStore(stores.tickers.subscribe, stores.tickers.get) ?? none
  const own = useSyncExternalStore(stores.user.subscribe, stores.user.get)
  const { last, change } = tickers.get(market.symbol) ?? market
  const direction = useDirection(
    last ?? undefined,
    change === null ? undefined : change.startsWith('-') ? 'down' : 'up',
  )
  const [draft, setDraft] = useState<Draft>({ side: 'buy', price: last ?? '', quantity: '' })
  const [sheet, setSheet] = useState(false)
  const phone = useMedia('(max-width: 900px)')
  const products = useQuery(productList({ tab: 'all', pageSize: 100 })).data?.rows ?? []
  const tones = new Map(products.map(({ symbol, type }) => [symbol, patternOf[type]]))
  useTitle(`${market.base} / ${market.quote}${last === null ? '' : ` ${numberText(last)}`}`)
  const form = (
    <FormAndMoves
      market={market}
      last={last}
      own={own}
      draft={draft}
      onDraft={setDraft}
      onPlaced={() => setSheet(false)}
    />
  )
  const open = (side: OrderSide) => {
    setDraft({ ...draft, side })
    setSheet(true)
  }
  return (
    <>
      <h1 className="sr">{t('title', { base: market.base, quote: market.quote })}</h1>
      <div className={s['trade']}>
        <PairBar
          market={market}
          markets={markets}
          tickers={tickers}
          direction={direction}
          tones={tones}
          product={products.find(({ symbol }) => symbol === market.base)}
          liveState={<LiveState />}
        />
        <section className={s['chart']} aria-label={t('chart.title')}>
          <Chart market={market} last={last} />
        </section>
        <BookAndTape
          market={market}
          stores={stores}
          last={last}
          direction={direction}
          own={own}
          onPrice={(price) => setDraft({ ...draft, price })}
        />
        <section className={s['orders']} aria-label={words('tabs.label')}>
          <OrdersPanel symbol={market.symbol} own={own} />
        </section>
        {!phone && (
          <Panel label={words('form.title')} area="form" headEnd={<span className="xs t3">{words('form.limit')}</span>}>
            {form}
          </Panel>
        )}
      </div>
      {phone && (
        <div className={s['phoneBar']}>
          <Button kind="buy" onPress={() => open('buy')}>
            {words('sides.buy')}
          </Button>
          <Button kind="sell" onPress={() => open('sell')}>
            {words('sides.sell')}
          </Button>
          <Dialog open={sheet} onClose={() => setSheet(false)} title={words('form.title')}>
            {form}
          </Dialog>
        </div>
      )}
    </>
  )
}

const none = new Map<string, never>()

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

type FormProps = {
  market: Market
  last: string | null
  own: Own | undefined
  draft: Draft
  onDraft: (draft: Draft) => void
  onPlaced: () => void
}

/** The form, what the reader holds, and the way to bring here what lies in another account. */
const FormAndMoves = ({ market, last, own, draft, ...p }: FormProps) => {
  const [moving, setMoving] = useState(false)
  const accounts = useQuery(overview(undefined)).data?.accounts ?? []
  const coin = draft.side === 'buy' ? market.quote : market.base
  const holdingsOf = (kind: 'token' | 'spot' | 'fiat') =>
    (accounts.find((account) => account.kind === kind)?.holdings ?? []).toSorted(
      (a, b) => Number(b.coin === coin) - Number(a.coin === coin),
    )
  const holdings = { token: holdingsOf('token'), spot: holdingsOf('spot'), fiat: holdingsOf('fiat') }
  const home = (['token', 'fiat'] as const).find((place) =>
    holdings[place].some((each) => each.coin === coin && /[1-9]/u.test(each.available)),
  )
  return (
    <>
      <OrderForm
        pair={market}
        reference={last ?? market.reference}
        available={own && (own.balances.get(coin)?.available ?? '0')}
        onMove={home && (() => setMoving(true))}
        draft={draft}
        {...p}
      />
      <Position pair={market} own={own} last={last} />
      {moving && home && <TransferDialog start={home} holdings={holdings} onClose={() => setMoving(false)} />}
    </>
  )
}

type BookAndTapeProps = {
  market: Market
  stores: ReturnType<typeof useStores>
  last: string | null
  direction: ReturnType<typeof useDirection>
  own: Own | undefined
  onPrice: (price: string) => void
}

/** Beside each other where there is room, else two tabs of one panel. */
const BookAndTape = ({ market, stores, last, direction, own, onPrice }: BookAndTapeProps) => {
  const t = useMarketWords()
  const words = useTradeWords()
  const narrow = useMedia('(max-width: 1180px)')
  const [tab, setTab] = useState<'book' | 'tape'>('book')
  const [ticks, setTicks] = useState(1)
  const prices = useMemo(() => {
    const here = (own?.orders ?? []).filter(({ symbol }) => symbol === market.symbol)
    const of = (side: OrderSide) => new Set(here.filter((each) => each.side === side).map(({ price }) => price))
    return { buy: of('buy'), sell: of('sell') }
  }, [own?.orders, market.symbol])
  const book = (
    <OrderBook
      market={market}
      store={stores.book}
      last={last}
      direction={direction}
      ticks={ticks}
      own={prices}
      onPrice={onPrice}
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
      look="plain"
      size="sm"
      items={[
        { id: 'book', label: t('book.title') },
        { id: 'tape', label: words('title') },
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
}
