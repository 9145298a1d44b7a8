import { Card } from '@tessera/ui/card.tsx'
import { LongTable } from '@tessera/ui/long-table.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { CoinNum, useCoinText } from '#parts/coin-num.tsx'
import { useHideAmounts } from '#parts/hide-amounts.ts'
import type { CurrencyHolding, Part } from './by-currency.ts'
import s from './accounts.module.css'
import { CurrencyParts } from './currency-parts.tsx'
import { useHoldingColumns } from './holding-columns.tsx'
import { useHoldingTools } from './holding-tools.tsx'

type CurrencyTableProps = {
  fiat: string
  holdings: readonly CurrencyHolding[]
  /** Opens a transfer of this part. */
  onMove: (part: Part) => void
  note: ReactNode
}

/** One row for each currency over all accounts; it opens to show the parts of each account. */
export function CurrencyTable({ fiat, holdings, onMove, note }: CurrencyTableProps) {
  const t = useTranslations('accounts')
  const { rows, tools } = useHoldingTools(holdings)
  const [openCoin, setOpenCoin] = useState<string>()
  const where = ({ coin, parts }: CurrencyHolding) => (
    <CurrencyParts coin={coin} parts={parts} fiat={fiat} onMove={onMove} />
  )
  return (
    <Card title={t('holdings')} titleEnd={tools} flush>
      <LongTable
        bare
        label={t('holdings')}
        columns={useColumns(fiat)}
        rows={rows}
        rowId={({ coin }) => coin}
        rowLabel={({ coin }) => coin}
        onRowClick={({ coin }) => setOpenCoin(coin === openCoin ? undefined : coin)}
        openId={openCoin}
        subRow={where}
        empty={
          holdings.length === 0 ? { title: t('nothingTitle'), text: t('emptyText.token') } : { title: t('noneFits') }
        }
        foot={<div className={s['foot']}>{note}</div>}
      />
    </Card>
  )
}

function useColumns(fiat: string): readonly Column<CurrencyHolding>[] {
  const t = useTranslations('accounts')
  const [hidden] = useHideAmounts()
  const textOf = useCoinText()
  const { asset, available, held, value } = useHoldingColumns<CurrencyHolding>(fiat, ({ total }) => total)
  const total: Column<CurrencyHolding> = {
    key: 'total',
    numberText: (row) => textOf(row.coin, row.total),
    title: t('total'),
    align: 'end',
    sortable: true,
    sortText: (row) => row.total,
    optional: true,
    cell: (row) => <CoinNum coin={row.coin} value={row.total} masked={hidden} />,
  }
  return [asset, total, available, held, value]
}
