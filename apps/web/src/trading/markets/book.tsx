import { Select } from '@tessera/ui/select.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { formatAmount, parseAmount, times } from '@tessera/domain/books/money/amount.ts'
import { memo, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { AuctionPanel } from './auction-panel.tsx'
import s from './book.module.css'
import type { BookStore } from './book-store.ts'
import type { Direction } from './direction.ts'
import { type LadderOptions, ladderOf, type LadderRow, spreadOf } from './ladder.ts'
import { LastPrice } from './last-price.tsx'
import type { Market } from './markets.queries.ts'

/** Rows on each side, so that both fit beside the chart. */
const ROWS = 9
const ROWS_IN_AUCTION = 5
const steps = [1, 10, 100] as const

type BookProps = {
  market: Market
  store: BookStore
  last: string | null
  direction: Direction | undefined
  /** The number of ticks that one row groups. */
  ticks: number
  own: LadderOptions['own']
  /** Called with a price and the quantity that rests from the best price up to it. */
  onPick: (price: string, total: string) => void
}

/** The order book: asks above, bids below, best prices in the middle. A row renders again only if it changed. */
export function OrderBook({ market, store, last, direction, ticks, own, onPick }: BookProps) {
  const t = useTranslations('markets')
  const book = useSyncExternalStore(store.subscribe, store.get)
  const inAuction = market.state === 'auction'
  const count = inAuction ? ROWS_IN_AUCTION : ROWS
  const ladder = book && ladderOf(book, { ...market, rows: count, ticks, own })
  const spread = book && spreadOf(book, market.pricePrecision)
  const rowsOf = (side: 'ask' | 'bid', ladderRows: readonly LadderRow[] | undefined) => {
    if (ladderRows === undefined) return <Waiting rows={count} />
    if (ladderRows.length === 0) return <p className={s['none']}>{t('book.none')}</p>
    return ladderRows.map((row) => <Row key={row.price} side={side} {...row} onPick={onPick} />)
  }
  return (
    <div className={s['book']}>
      {inAuction && <AuctionPanel market={market} />}
      <div className={`${s['level']} ${s['head']}`}>
        <span>{t('book.price', { coin: market.quote })}</span>
        <span>{t('book.quantity')}</span>
        <span>{t('book.total')}</span>
      </div>
      <div className={`${s['side']} ${s['asks']}`}>{rowsOf('ask', ladder?.asks.toReversed())}</div>
      <div className={s['mid']}>
        <LastPrice price={last} direction={direction} />
        {spread && <span className="t3 xs">{t('book.spread', spread)}</span>}
      </div>
      <div className={s['side']}>{rowsOf('bid', ladder?.bids)}</div>
    </div>
  )
}

type RowProps = LadderRow & { side: 'ask' | 'bid'; onPick: (price: string, total: string) => void }

const Row = memo(function Row({ side, price, quantity, total, depth, mine, onPick }: RowProps) {
  const t = useTranslations('markets')
  return (
    <button
      type="button"
      className={`${s['level']} ${s[side]}`}
      style={{ '--d': depth }}
      onClick={() => onPick(price, total)}
    >
      <span>
        <span className="sr">{t(`book.sides.${side}`)} </span>
        {numberText(price)}
        {mine && (
          <i className={s['mine']}>
            <span className="sr">{t('book.mine')}</span>
          </i>
        )}
      </span>
      <span>{numberText(quantity)}</span>
      <span className="t3">{numberText(total)}</span>
    </button>
  )
})

const Waiting = ({ rows }: { rows: number }) => (
  <>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className={s['level']}>
        <Skeleton width="48px" />
      </div>
    ))}
  </>
)

type StepProps = { market: Market; ticks: number; onChange: (ticks: number) => void }

/** Chooses the price step of the rows: 0.01, 0.1, 1. */
export const BookStep = memo(function BookStep({ market, ticks, onChange }: StepProps) {
  const t = useTranslations('markets')
  const tick = parseAmount(market.tick, market.quotePrecision)
  const label = (step: number) =>
    tick === undefined ? '--' : formatAmount(times(tick, BigInt(step)), market.quotePrecision).replace(/\.?0+$/u, '')
  return (
    <div className={s['step']}>
      <Select
        aria-label={t('book.step')}
        size="sm"
        options={steps.map((step) => ({ code: `${step}`, value: label(step) }))}
        value={`${ticks}`}
        onChange={(value) => onChange(steps.find((step) => `${step}` === value) ?? 1)}
      />
    </div>
  )
})
