import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import type { ReactNode } from 'react'
import { CoinNum } from '../lib/coin-num.tsx'
import { useHideAmounts } from '../lib/hide-amounts.ts'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/words.tsx'
import type { AccountKind, Holding } from './accounts.queries.ts'
import s from './accounts.module.css'
import { useAccountWords } from './accounts-words.ts'
import { CoinMark } from './coin-mark.tsx'
import { useHoldingTools } from './holding-tools.tsx'

/** Enough to tell two prices apart, few enough to read. */
const PRICE_DECIMALS = 4

type HoldingsProps = { kind: AccountKind; fiat: string; holdings: readonly Holding[]; note: ReactNode }

export function HoldingsTable({ kind, fiat, holdings, note }: HoldingsProps) {
  const t = useAccountWords()
  const { rows, tools } = useHoldingTools(holdings)
  return (
    <Card title={t('holdings')} titleEnd={tools} flush>
      <Table
        bare
        label={t('holdings')}
        columns={useColumns(kind, fiat)}
        rows={rows}
        rowId={({ coin }) => coin}
        empty={
          holdings.length === 0 ? { title: t('emptyTitle'), text: t(`emptyText.${kind}`) } : { title: t('noneFits') }
        }
        foot={<div className={s['foot']}>{note}</div>}
      />
    </Card>
  )
}

function useColumns(kind: AccountKind, fiat: string): readonly Column<Holding>[] {
  const t = useAccountWords()
  const locale = useLocale()
  const [hidden] = useHideAmounts()
  const amount = (coin: string, value: string) => <CoinNum coin={coin} value={value} masked={hidden} />
  return [
    {
      key: 'asset',
      title: t('asset'),
      sortable: true,
      sortText: ({ coin }) => coin,
      cell: ({ coin, name, assetClass }) => <CoinMark coin={coin} name={name} of={assetClass} />,
    },
    {
      key: 'available',
      title: t('available'),
      align: 'end',
      sortable: true,
      sortText: ({ available }) => available,
      optional: true,
      cell: ({ coin, available }) => amount(coin, available),
    },
    {
      key: 'held',
      title: t('held'),
      align: 'end',
      optional: true,
      cell: ({ coin, held }) => (
        <span className={/[1-9]/u.test(held) || hidden ? undefined : s['none']}>{amount(coin, held)}</span>
      ),
    },
    {
      key: 'price',
      title: t('price'),
      align: 'end',
      optional: true,
      cell: ({ price }) => <Num value={price ?? undefined} decimals={PRICE_DECIMALS} />,
    },
    {
      key: 'value',
      title: `${t('value')} (${fiat})`,
      align: 'end',
      sortable: true,
      isDefaultSort: true,
      sortText: ({ value }) => value ?? '0',
      cell: ({ coin, available, value }) => (
        <>
          <b>
            <Num value={value ?? undefined} masked={hidden} />
          </b>
          <span className={`${s['sub']} ${s['phoneOnly']}`}>{amount(coin, available)}</span>
        </>
      ),
    },
    {
      key: 'go',
      title: '',
      align: 'end',
      optional: true,
      cell: ({ coin, productSymbol }) =>
        productSymbol === null ? (
          <ButtonLink kind="ghost" size="xs" href={depositOf[kind](locale, coin)}>
            {t(kind === 'spot' ? 'trade' : 'deposit')}
          </ButtonLink>
        ) : (
          <ButtonLink kind="ghost" size="xs" href={paths.investmentDetail(locale, productSymbol)}>
            {t('view')}
          </ButtonLink>
        ),
    },
  ]
}

const depositOf = {
  token: (locale: Parameters<typeof paths.recharge>[0], coin: string) => paths.recharge(locale, { coin }),
  fiat: (locale: Parameters<typeof paths.recharge>[0]) => paths.recharge(locale, { kind: 'fiat' }),
  spot: (locale: Parameters<typeof paths.recharge>[0]) => paths.trade(locale),
} as const
