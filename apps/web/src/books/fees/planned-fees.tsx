import { chainName } from '@tessera/domain/payments/withdrawals/chain-name.ts'
import type { Translate } from '@tessera/ui/messages.ts'
import { Card } from '@tessera/ui/card.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import { utcStampText } from '#parts/time-text.ts'
import type { FeeTable } from './fees.queries.ts'
import { rateText } from './rate-text.ts'

type Planned = FeeTable['planned'][number]
type PlannedFeesProps = { planned: readonly Planned[]; currency: string }

/** The changes that are planned, each with its time. */
export function PlannedFees({ planned, currency }: PlannedFeesProps) {
  const t = useTranslations('fees')
  return (
    <Card title={t('planned.title')}>
      <ul className="col" style={{ '--g': '16px' }}>
        {planned.map((change, at) => (
          <li key={`${change.from} ${String(at)}`} className="col" style={{ '--g': '4px' }}>
            <b className="fw6">{t('planned.from', { time: utcStampText(change.from) })}</b>
            {linesOf(t, change, currency).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const ratesIn = ({ maker, taker }: { readonly maker: string; readonly taker: string }) => ({
  maker: rateText(maker),
  taker: rateText(taker),
})

/** The new fees of a change, one line each. */
function linesOf(t: Translate<'fees'>, change: Planned, currency: string): string[] {
  switch (change.kind) {
    case 'pair':
      return [t('planned.pair', { symbol: change.symbol, ...ratesIn(change) })]
    case 'withdrawal':
      return [
        t(change.mode === 'fixed' ? 'planned.withdrawal' : 'planned.withdrawalFollows', {
          coin: change.coin,
          chain: chainName(change.chain),
          fee: trimmed(change.fee),
        }),
      ]
    case 'payout':
      return [t('planned.payout', { fiat: change.fiat, fee: trimmed(change.fee) })]
    case 'otc':
      return [
        t('planned.otc', { rate: rateText(change.usual) }),
        ...change.coins.map(({ coin, fee }) => t('planned.otcCoin', { coin, rate: rateText(fee) })),
      ]
    case 'transfer':
      return [
        t('planned.transfer', { rate: rateText(change.usual) }),
        ...change.coins.map(({ coin, fee }) => t('planned.transferCoin', { coin, rate: rateText(fee) })),
      ]
    case 'fee_coin':
      return [
        change.coin === null
          ? t('planned.noFeeCoin')
          : t('planned.feeCoin', { coin: change.coin.coin, share: rateText(change.coin.discount) }),
      ]
    case 'subscription':
      return subscriptionLines(t, change)
    case 'trading':
      return tradingLines(t, change, currency)
    default:
      return change satisfies never
  }
}

function subscriptionLines(t: Translate<'fees'>, change: Extract<Planned, { kind: 'subscription' }>): string[] {
  const lines = [
    ...change.classes.map((row) =>
      t('planned.discount', { class: t(`classes.${row.class}`), share: rateText(row.discount) }),
    ),
    ...change.products.map((row) =>
      t('planned.subscription', { class: t(`classes.${row.class}`), product: row.product, fee: rateText(row.fee) }),
    ),
  ]
  return lines.length === 0 ? [t('planned.onlyProducts')] : lines
}

function tradingLines(
  t: Translate<'fees'>,
  { tiers, classes, products, pairs }: Extract<Planned, { kind: 'trading' }>,
  currency: string,
): string[] {
  const line = (klass: 'ri' | 'ai' | 'ei' | 'corporate', target: string, row: Parameters<typeof ratesIn>[0]) =>
    t('planned.class', { class: t(`classes.${klass}`), target, ...ratesIn(row) })
  const lines = [
    ...tiers.map((tier, at) =>
      t('planned.tier', {
        number: String(at + 1),
        volume: numberText(tier.volume, true),
        currency,
        ...ratesIn(tier),
      }),
    ),
    ...classes.map((row) => line(row.class, t('allPairs'), row)),
    ...products.map((row) => line(row.class, t('product', { product: row.product }), row)),
    ...pairs.map((row) => line(row.class, row.pair, row)),
  ]
  return lines.length === 0 ? [t('planned.onlyPairs')] : lines
}
