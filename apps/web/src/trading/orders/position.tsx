import type { accounts } from '@tessera/contract/profile/accounts/accounts.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Details } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { unrealizedResult } from '@tessera/domain/profile/accounts/average-cost.ts'
import { type Amount, amount, formatAmount, parseAmount, plus, shareOf } from '@tessera/domain/books/money/amount.ts'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './orders.module.css'
import type { Pair } from './pair.ts'
import type { Balance, UserStore } from './user-store.ts'

const text = (of: Amount | undefined, scale: number) =>
  of === undefined ? undefined : trimmed(formatAmount(of, scale))

export type AverageCost = ReplyOf<typeof accounts.averageCost>

type PositionProps = {
  pair: Pair
  store: UserStore
  /** The cost of the whole holding of the base coin; undefined while it loads. */
  cost: AverageCost | undefined
}

/** The spot account's holding of this pair, its cost and its current value. Nothing here is estimated. */
export const Position = ({ pair, store, cost }: PositionProps) => {
  const own = useSyncExternalStore(store.subscribe, store.get)
  const t = useTranslations('orders')
  const locale = useLocale()
  const base = own && heldOf(own.balances.get(pair.base), pair.basePrecision)
  const quote = own && heldOf(own.balances.get(pair.quote), pair.quotePrecision)
  const price = pair.reference === null ? undefined : parseAmount(pair.reference, pair.quotePrecision)
  const worth = base && price && shareOf(price, base.total, 10n ** BigInt(pair.basePrecision))
  const gap = cost && base && base.total > 0n ? gapOf(cost, pair) : undefined
  return (
    <section className={s['position']} aria-label={t('position.title')}>
      <div className="row row--between" style={{ marginBottom: 8 }}>
        <h2>{t('position.title')}</h2>
        <Link className="link sm" href={paths.spotAccount(locale)}>
          {t('position.assets')}
        </Link>
      </div>
      <Details
        tight
        items={[
          {
            term: t('position.holding'),
            value: <Num value={text(base?.total, pair.basePrecision)} unit={pair.base} />,
          },
          {
            term: t('position.inOrders'),
            value: <Num value={text(base?.held, pair.basePrecision)} unit={pair.base} />,
          },
          { term: t('position.worth'), value: <Num value={text(worth, pair.quotePrecision)} unit={pair.quote} /> },
          {
            term: t('position.cash'),
            value: <Num value={text(quote?.total, pair.quotePrecision)} unit={pair.quote} />,
          },
          {
            term: t('position.averageCost'),
            value: <Num value={cost?.average ? trimmed(cost.average) : undefined} {...unitOf(cost?.currency)} />,
          },
          {
            term: t('position.result'),
            value: <Result of={base && cost && resultOf(worth, base.total, cost, pair)} pair={pair} />,
          },
        ]}
      />
      {gap && <p className="xs t3">{t(`position.gaps.${gap}`, { paid: cost?.currency ?? '', quote: pair.quote })}</p>}
    </section>
  )
}

const unitOf = (coin: string | null | undefined) => (coin ? { unit: coin } : {})

/** The reason why a holding has no result. */
const gapOf = ({ gap, currency }: AverageCost, { quote }: Pair) =>
  gap ?? (currency !== null && currency !== quote ? 'currency' : undefined)

/** The holding in the spot account gets its share of the cost of the whole holding. */
function resultOf(worth: Amount | undefined, held: Amount, { quantity, cost, currency }: AverageCost, pair: Pair) {
  if (held === 0n) return 0n
  const owned = parseAmount(quantity, pair.basePrecision)
  const paid = cost === null || currency !== pair.quote ? undefined : parseAmount(cost, pair.quotePrecision)
  // Just after a trade, balance and cost may be of different moments.
  if (worth === undefined || paid === undefined || owned === undefined || owned < held) return undefined
  return unrealizedResult(worth, held, { quantity: owned, cost: paid })
}

const Result = ({ of, pair }: { of: bigint | undefined; pair: Pair }) => {
  if (of === undefined || of === 0n) return <Num value={of === undefined ? undefined : '0'} unit={pair.quote} />
  const size = text(amount(of < 0n ? -of : of), pair.quotePrecision)
  return (
    <span className={of < 0n ? 'down' : 'up'}>
      {of < 0n ? '\u2212' : '+'}
      <Num value={size} unit={pair.quote} />
    </span>
  )
}

/** A coin that was never held has no row, which means zero once the balances are known. */
export function heldOf(balance: Balance | undefined, scale: number) {
  const available = parseAmount(balance?.available ?? '0', scale)
  const held = parseAmount(balance?.held ?? '0', scale)
  return available === undefined || held === undefined ? undefined : { total: plus(available, held), held }
}
