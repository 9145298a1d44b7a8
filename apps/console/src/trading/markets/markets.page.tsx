import { useQuery } from '@tanstack/react-query'
import { isClosedByHours } from '@tessera/domain/trading/markets/trading-hours.ts'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import type { Translate } from '@tessera/ui/messages.ts'
import { Num } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { ChangeState, type Market } from './change-state.tsx'
import { SetReference } from './set-reference.tsx'
import { useMay } from '#parts/me.queries.ts'
import { screenPath } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

const toneOf: Record<Market['state'], Tone> = {
  closed: 'neutral',
  open: 'positive',
  cancel_only: 'warning',
  halted: 'negative',
  auction: 'info',
}

const stateText = (t: Translate<'markets'>, { state, movedBy }: Market): string => {
  if (isClosedByHours({ status: state, movedBy })) return t('outsideHours')
  return t(state === 'auction' && movedBy === 'volatility' ? 'interrupted' : `state.${state}`)
}

/** A fee rate in percent: 1,000 ppm are 0.1. */
const percentText = (ppm: number): string => String(ppm / 10_000)

/** All pairs with their rules and states. */
export function MarketsPage() {
  const t = useTranslations('markets')
  const query = useQuery({
    queryKey: ['markets'],
    queryFn: () => api.markets.list({}),
    refetchInterval: 10_000,
  })
  const [changing, setChanging] = useState<Market>()
  const [pricing, setPricing] = useState<Market>()
  const mayManage = useMay('markets.manage')
  return (
    <>
      <ListPage
        query={query}
        label={t('table')}
        columns={useMarketColumns()}
        rowId={(row) => row.symbol}
        rowLabel={(row) => row.symbol}
        empty={{ title: t('empty'), text: t('emptyText') }}
        onOpen={mayManage ? setChanging : undefined}
        tools={<AddPair />}
      />
      {changing && (
        <ChangeState
          market={changing}
          onReference={() => {
            setChanging(undefined)
            setPricing(changing)
          }}
          onClose={() => setChanging(undefined)}
        />
      )}
      {pricing && <SetReference market={pricing} onClose={() => setPricing(undefined)} />}
      <OpenCase />
    </>
  )
}

/** Leads to the form of a new pair. */
function AddPair() {
  const t = useTranslations('markets')
  const locale = useLocale()
  const mayAdd = useMay('settings.market')
  if (!mayAdd) return null
  return (
    <div>
      <ButtonLink kind="secondary" size="sm" icon={Plus} href={screenPath(locale, 'settings', { edit: 'market:' })}>
        {t('add')}
      </ButtonLink>
    </div>
  )
}

function useMarketColumns(): Column<Market>[] {
  const t = useTranslations('markets')
  return [
    { key: 'symbol', title: t('col.symbol'), minWidth: '120px', cell: (row) => <b>{row.symbol}</b> },
    {
      key: 'last',
      title: t('col.last'),
      minWidth: '120px',
      align: 'end',
      cell: (row) => (row.last === null ? '--' : <Num value={row.last} unit={row.quote} />),
    },
    {
      key: 'volume',
      title: t('col.volume'),
      minWidth: '130px',
      align: 'end',
      cell: (row) => <Num value={row.volume} unit={row.base} />,
    },
    { key: 'tick', title: t('col.tick'), minWidth: '80px', align: 'end', optional: true, cell: (row) => row.tick },
    { key: 'lot', title: t('col.lot'), minWidth: '80px', align: 'end', optional: true, cell: (row) => row.lot },
    {
      key: 'fees',
      title: t('col.fees'),
      minWidth: '140px',
      align: 'end',
      optional: true,
      cell: (row) => t('feePercents', { maker: percentText(row.makerFeePpm), taker: percentText(row.takerFeePpm) }),
    },
    {
      key: 'reference',
      title: t('col.reference'),
      minWidth: '150px',
      align: 'end',
      cell: (row) => (row.reference === null ? '--' : <Num value={row.reference} unit={row.quote} />),
    },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '120px',
      cell: (row) => <Status tone={toneOf[row.state]}>{stateText(t, row)}</Status>,
    },
  ]
}
