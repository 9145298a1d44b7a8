import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { LongTable } from '@tessera/ui/long-table.tsx'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { AccountKind, Holding } from './accounts.queries.ts'
import s from './accounts.module.css'
import { useHoldingColumns } from './holding-columns.tsx'
import { useHoldingTools } from './holding-tools.tsx'

/** Enough decimals to distinguish two prices, few enough to read. */
const PRICE_DECIMALS = 4

type HoldingsProps = { kind: AccountKind; fiat: string; holdings: readonly Holding[]; note: ReactNode }

export function HoldingsTable({ kind, fiat, holdings, note }: HoldingsProps) {
  const t = useTranslations('accounts')
  const { rows, tools } = useHoldingTools(holdings)
  return (
    <Card title={t('holdings')} titleEnd={tools} flush>
      <LongTable
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
  const t = useTranslations('accounts')
  const locale = useLocale()
  const { asset, available, held, value } = useHoldingColumns<Holding>(fiat, (row) => row.available)
  return [
    asset,
    available,
    held,
    {
      key: 'price',
      title: t('price'),
      align: 'end',
      optional: true,
      cell: ({ price }) => <Num value={price ?? undefined} decimals={PRICE_DECIMALS} />,
    },
    value,
    {
      key: 'go',
      title: '',
      align: 'end',
      optional: true,
      cell: ({ coin, productSymbol, isNewCoin }) =>
        productSymbol === null ? (
          <ButtonLink kind="ghost" size="xs" href={depositOf[kind](locale, coin)}>
            {t(kind === 'spot' ? 'trade' : 'deposit')}
          </ButtonLink>
        ) : (
          <ButtonLink kind="ghost" size="xs" href={paths.offer(locale, productSymbol, isNewCoin)}>
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
