import { Details } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { type Amount, formatAmount, parseAmount, plus, shareOf } from '@tessera/domain/money/amount.ts'
import { useSyncExternalStore } from 'react'
import { Link } from 'react-aria-components'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/words.tsx'
import s from './orders.module.css'
import { useOrderWords } from './orders-words.ts'
import type { Pair } from './pair.ts'
import { trimmed } from './reason-text.ts'
import type { Balance, UserStore } from './user-store.ts'

const text = (of: Amount | undefined, scale: number) =>
  of === undefined ? undefined : trimmed(formatAmount(of, scale))

type PositionProps = { pair: Pair; store: UserStore; last: string | null }

/** What the spot account holds of this pair. Nothing here is guessed: no cost, no result. */
export const Position = ({ pair, store, last }: PositionProps) => {
  const own = useSyncExternalStore(store.subscribe, store.get)
  const t = useOrderWords()
  const locale = useLocale()
  const base = own && heldOf(own.balances.get(pair.base), pair.basePrecision)
  const quote = own && heldOf(own.balances.get(pair.quote), pair.quotePrecision)
  const price = last === null ? undefined : parseAmount(last, pair.quotePrecision)
  const worth = base && price && shareOf(price, base.total, 10n ** BigInt(pair.basePrecision))
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
        ]}
      />
    </section>
  )
}

/** A coin that was never held has no row: that is zero, once the balances are known. */
export function heldOf(balance: Balance | undefined, scale: number) {
  const available = parseAmount(balance?.available ?? '0', scale)
  const held = parseAmount(balance?.held ?? '0', scale)
  return available === undefined || held === undefined ? undefined : { total: plus(available, held), held }
}
