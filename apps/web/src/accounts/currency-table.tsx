import { Card } from '@tessera/ui/card.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { type ReactNode, useState } from 'react'
import { CoinNum } from '../lib/coin-num.tsx'
import { useHideAmounts } from '../lib/hide-amounts.ts'
import type { CurrencyHolding, Part } from './by-currency.ts'
import s from './accounts.module.css'
import { useAccountWords } from './accounts-words.ts'
import { CoinMark } from './coin-mark.tsx'
import { CurrencyParts } from './currency-parts.tsx'
import { useHoldingTools } from './holding-tools.tsx'

type CurrencyTableProps = {
  fiat: string
  holdings: readonly CurrencyHolding[]
  /** Opens a transfer of what lies there. */
  onMove: (part: Part) => void
  note: ReactNode
}

/** One row for each currency in all accounts; opened, it shows what of it lies in which. */
export function CurrencyTable({ fiat, holdings, onMove, note }: CurrencyTableProps) {
  const t = useAccountWords()
  const { rows, tools } = useHoldingTools(holdings)
  const [openCoin, setOpenCoin] = useState<string>()
  const where = ({ coin, parts }: CurrencyHolding) => (
    <CurrencyParts coin={coin} parts={parts} fiat={fiat} onMove={onMove} />
  )
  return (
    <Card title={t('holdings')} titleEnd={tools} flush>
      <Table
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
  const t = useAccountWords()
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
      key: 'total',
      title: t('total'),
      align: 'end',
      sortable: true,
      sortText: ({ total }) => total,
      optional: true,
      cell: ({ coin, total }) => amount(coin, total),
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
      key: 'value',
      title: `${t('value')} (${fiat})`,
      align: 'end',
      sortable: true,
      isDefaultSort: true,
      sortText: ({ value }) => value ?? '0',
      cell: ({ coin, total, value }) => (
        <>
          <b>
            <Num value={value ?? undefined} masked={hidden} />
          </b>
          <span className={`${s['sub']} ${s['phoneOnly']}`}>{amount(coin, total)}</span>
        </>
      ),
    },
  ]
}
