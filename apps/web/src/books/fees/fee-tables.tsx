import { chainName } from '@tessera/domain/payments/withdrawals/chain-name.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { trimmed } from '#parts/money-text.ts'
import type { FeeTable, OwnFees } from './fees.queries.ts'
import { rateText } from './rate-text.ts'

type TablesProps = { fees: FeeTable; own?: OwnFees | undefined }
type Rates = { readonly maker: string; readonly taker: string }

function useRateColumns(): readonly [Column<Rates>, Column<Rates>] {
  const t = useTranslations('fees')
  const column = (key: 'maker' | 'taker'): Column<Rates> => ({
    key,
    title: t(key),
    align: 'end',
    cell: (row) => <span className="num">{rateText(row[key])}</span>,
  })
  return [column('maker'), column('taker')]
}

function usePairColumns(own: OwnFees | undefined): readonly Column<FeeTable['trading'][number]>[] {
  const t = useTranslations('fees')
  const rates = useRateColumns()
  const symbol = {
    key: 'symbol',
    title: t('pair'),
    cell: (row: FeeTable['trading'][number]) => <b className="fw6">{row.symbol}</b>,
  }
  if (own === undefined) return [symbol, ...rates]
  return [
    symbol,
    ...rates,
    {
      key: 'own',
      title: t('yours'),
      align: 'end',
      cell: (row) => <OwnRate rate={own.trading.find((each) => each.symbol === row.symbol)} />,
    },
  ]
}

/** The reader's rates on a pair with the rule that they follow. */
function OwnRate({ rate }: { rate: OwnFees['trading'][number] | undefined }) {
  const t = useTranslations('fees')
  if (rate === undefined) return '--'
  return (
    <span className="col" style={{ '--g': '2px' }}>
      <b className="num fw6">{t('both', { maker: rateText(rate.maker), taker: rateText(rate.taker) })}</b>
      <span className="xs t3">{t(`rules.${rate.rule}`)}</span>
    </span>
  )
}

/** The rates of each pair, and beside them the reader's own. */
export function PairTable({ fees, own }: TablesProps) {
  const t = useTranslations('fees')
  return (
    <Card title={t('trading')} flush>
      <Table
        bare
        label={t('trading')}
        columns={usePairColumns(own)}
        rows={fees.trading}
        rowId={({ symbol }) => symbol}
        empty={{ title: t('noPairs') }}
      />
    </Card>
  )
}

type Tier = FeeTable['tiers'][number] & { readonly number: number }

function useTierColumns(currency: string, ownTier: number | undefined): readonly Column<Tier>[] {
  const t = useTranslations('fees')
  const rates = useRateColumns()
  return [
    {
      key: 'tier',
      title: t('tierHead'),
      cell: ({ number }) => (
        <span className="row row--wrap" style={{ '--g': '8px' }}>
          {t('tier', { number: String(number) })}
          {number === ownTier && <Badge tone="info">{t('yourTier')}</Badge>}
        </span>
      ),
    },
    {
      key: 'volume',
      title: t('volumeFrom'),
      align: 'end',
      cell: ({ volume }) => <Num value={volume} unit={currency} full />,
    },
    ...rates,
  ]
}

/** The tiers by volume, with the reader's own marked. */
export function TierTable({ fees: { tiers, currency }, own }: TablesProps) {
  const t = useTranslations('fees')
  const columns = useTierColumns(currency, own?.tier)
  if (tiers.length === 0) return null
  return (
    <Card title={t('tiers')} flush>
      <p className="t2" style={{ padding: '12px var(--card-pad)' }}>
        {t('tiersText')}
      </p>
      <Table
        bare
        density="compact"
        label={t('tiers')}
        columns={columns}
        rows={tiers.map((tier, at) => ({ ...tier, number: at + 1 }))}
        rowId={({ number }) => String(number)}
        empty={{ title: t('noPairs') }}
      />
    </Card>
  )
}

/** The rates of a class on all pairs, on a product and on a pair. */
export function ClassTable({ fees: { classes, products, pairs } }: TablesProps) {
  const t = useTranslations('fees')
  const rates = useRateColumns()
  const rows = [
    ...classes.map((row) => ({ ...row, target: t('allPairs') })),
    ...products.map((row) => ({ ...row, target: t('product', { product: row.product }) })),
    ...pairs.map((row) => ({ ...row, target: row.pair })),
  ]
  if (rows.length === 0) return null
  return (
    <Card title={t('classRates')} flush>
      <Table
        bare
        label={t('classRates')}
        columns={[
          { key: 'class', title: t('class'), cell: (row) => t(`classes.${row.class}`) },
          { key: 'target', title: t('appliesTo'), cell: ({ target }) => target },
          ...rates,
        ]}
        rows={rows}
        rowId={(row) => `${row.class} ${row.target}`}
        empty={{ title: t('noPairs') }}
      />
    </Card>
  )
}

/** Fees of subscriptions, withdrawals and OTC deals, and services without a fee. */
export function OtherFees({ fees, own }: TablesProps) {
  const t = useTranslations('fees')
  const free = { value: t('free') }
  const withdrawal = fees.withdrawal.map(({ coin, chain, fee, mode, max, min }) => ({
    term: t('onChain', { coin, chain: chainName(chain) }),
    value:
      mode === 'fixed' ? <Num value={trimmed(fee)} unit={coin} full /> : t('followsCost', { fee: trimmed(fee), coin }),
    note:
      mode === 'fixed'
        ? t('minimum', { amount: trimmed(min), coin })
        : t('minimumAndMost', { amount: trimmed(min), coin, max: trimmed(max) }),
  }))
  const payout = fees.payout.map(({ fiat, fee, min }) => ({
    term: t('toBank', { fiat }),
    value: <Num value={trimmed(fee)} unit={fiat} full />,
    note: t('minimum', { amount: trimmed(min), coin: fiat }),
  }))
  return (
    <>
      <SubscriptionFees fees={fees} own={own} />
      {withdrawal.length + payout.length > 0 && (
        <Card title={t('withdrawal')}>
          <Details items={[...withdrawal, ...payout]} />
        </Card>
      )}
      <Card title={t('others')}>
        <Details
          items={[
            ...fees.otc.map(({ coin, fee }) => ({ term: t('otcBuyer', { coin }), value: rateText(fee) })),
            ...(fees.otc.length === 0 ? [{ term: t('otc'), ...free }] : []),
            { term: t('deposit'), ...free },
            { term: t('ownTransfer'), ...free },
            { term: t('transfer'), ...(fees.transfer === '0' ? free : { value: rateText(fees.transfer) }) },
            ...fees.transferCoins.map(({ coin, fee }) => ({
              term: t('transferOf', { coin }),
              value: rateText(fee),
            })),
          ]}
        />
      </Card>
    </>
  )
}

/** The fee of each offered product, with the reader's own, and the rates of classes. */
function SubscriptionFees({ fees: { subscription, subscriptionRates }, own }: TablesProps) {
  const t = useTranslations('fees')
  const ownOf = (symbol: string) => own?.subscription.find((each) => each.symbol === symbol)
  const noteOf = (symbol: string) => {
    const rate = ownOf(symbol)
    return rate === undefined ? {} : { note: t('yourFee', { fee: rateText(rate.fee) }) }
  }
  const classes = [
    ...subscriptionRates.classes.map(({ class: klass, discount }) => ({
      term: t(`classes.${klass}`),
      value: t('discount', { share: rateText(discount) }),
    })),
    ...subscriptionRates.products.map(({ class: klass, product, fee }) => ({
      term: t('classOn', { class: t(`classes.${klass}`), product }),
      value: rateText(fee),
    })),
  ]
  if (subscription.length + classes.length === 0) return null
  return (
    <Card title={t('subscription')}>
      <div className="col" style={{ '--g': '12px' }}>
        <Details
          items={[
            ...subscription.map(({ symbol, fee }) => ({ term: symbol, value: rateText(fee), ...noteOf(symbol) })),
            ...classes,
          ]}
        />
        {classes.length > 0 && <p className="sm t3">{t('subscriptionOrder')}</p>}
      </div>
    </Card>
  )
}
