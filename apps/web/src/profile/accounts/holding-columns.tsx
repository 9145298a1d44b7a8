import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { CoinNum, useCoinText } from '#parts/coin-num.tsx'
import { useHideAmounts } from '#parts/hide-amounts.ts'
import { utcStampText } from '#parts/time-text.ts'
import type { Holding } from './accounts.queries.ts'
import s from './accounts.module.css'
import { CoinMark } from './coin-mark.tsx'
import { HoldingValue } from './holding-value.tsx'

type Held = Pick<
  Holding,
  'coin' | 'name' | 'assetClass' | 'available' | 'held' | 'value' | 'price' | 'priceFrom' | 'priceAt'
>

type Shared = 'asset' | 'available' | 'held' | 'value'

/**
 * The columns that holdings have by account and by currency. `below` is the amount that a phone shows below the value.
 */
export function useHoldingColumns<Row extends Held>(
  fiat: string,
  below: (row: Row) => string,
): Record<Shared, Column<Row>> {
  const t = useTranslations('accounts')
  const [hidden] = useHideAmounts()
  const textOf = useCoinText()
  const amount = (coin: string, value: string) => <CoinNum coin={coin} value={value} masked={hidden} />
  return {
    asset: {
      key: 'asset',
      title: t('asset'),
      sortable: true,
      sortText: ({ coin }) => coin,
      cell: ({ coin, name, assetClass }) => <CoinMark coin={coin} name={name} of={assetClass} />,
    },
    available: {
      key: 'available',
      numberText: ({ coin, available }) => textOf(coin, available),
      title: t('available'),
      align: 'end',
      sortable: true,
      sortText: ({ available }) => available,
      optional: true,
      cell: ({ coin, available }) => amount(coin, available),
    },
    held: {
      key: 'held',
      numberText: ({ coin, held }) => textOf(coin, held),
      title: t('held'),
      align: 'end',
      optional: true,
      cell: ({ coin, held }) => (
        <span className={/[1-9]/u.test(held) || hidden ? undefined : s['none']}>{amount(coin, held)}</span>
      ),
    },
    value: {
      key: 'value',
      title: t('valueIn', { fiat }),
      align: 'end',
      sortable: true,
      isDefaultSort: true,
      sortText: ({ value }) => value ?? '0',
      cell: (row) => (
        <>
          <HoldingValue row={row} fiat={fiat} hidden={hidden} />
          {row.value !== null && row.priceFrom === 'valuation' && row.priceAt !== null && (
            <span className={s['sub']}>{t('valuedOn', { day: utcStampText(row.priceAt).slice(0, 10) })}</span>
          )}
          <span className={`${s['sub']} ${s['phoneOnly']}`}>{amount(row.coin, below(row))}</span>
        </>
      ),
    },
  }
}
