import { historyTypes } from '@tessera/domain/accounts/history.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { oneOf, pageIn } from '@tessera/ui/address-query.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQuery as useServer } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { flowingWater, type HistoryFilter } from '../accounts/accounts.queries.ts'
import s from '../accounts/accounts.module.css'
import { HistoryTable } from '../accounts/history-table.tsx'
import { api } from '../lib/api.ts'
import { market } from '../lib/public-info.queries.ts'
import { saveText } from '../lib/save-text.ts'
import { endOfDay, startOfDay } from '../lib/time-text.ts'
import { useQuery } from '../lib/url-state.ts'
import { CoinTile } from './coin-tile.tsx'

// Calendars are heavy and few readers open them at once.
const DateRange = lazy(() => import('@tessera/ui/date-range.tsx').then((m) => ({ default: m.DateRange })))
const types = ['any', ...historyTypes] as const
const accounts = ['any', 'token', 'spot', 'fiat'] as const
const isDay = (text: string | undefined): text is string => text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text)

const tileOf = (coin: string) => <CoinTile coin={coin} />

export function FlowingWaterPage() {
  const t = useTranslations('accounts')
  const [query, change] = useQuery()
  const page = pageIn(query['page'])
  const filter = filterOf(query)
  const answer = useServer(flowingWater({ ...filter, page }))
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('water.title')}</h1>
          <p className="t2">{t('water.lead')}</p>
        </div>
        <ExportButton filter={filter} />
      </div>
      <Filters query={query} change={(next) => change({ ...next, page: undefined })} />
      <HistoryTable answer={answer} page={page} onPage={(next) => change({ page: String(next) })} tileOf={tileOf} />
    </>
  )
}

type Query = Readonly<Record<string, string | undefined>>
type Filter = Omit<HistoryFilter, 'page' | 'pageSize' | 'uaTime' | 'securityInfo'>

function filterOf(query: Query): Filter {
  const type = oneOf(types, query['type'])
  const account = oneOf(accounts, query['account'])
  const coin = query['coin']
  return {
    ...(coin !== undefined && /^[A-Za-z0-9]{2,12}$/.test(coin) && { coin }),
    ...(type !== 'any' && { type }),
    ...(account !== 'any' && { account }),
    ...(isDay(query['from']) && { from: startOfDay(query['from']) }),
    ...(isDay(query['to']) && { to: endOfDay(query['to']) }),
  }
}

/** The same filters as a file. */
function ExportButton({ filter }: { filter: Filter }) {
  const t = useTranslations('accounts')
  const save = useMutation({
    mutationFn: () => api.accounts.flowingWaterCsv(filter),
    onSuccess: (csv) => saveText('tessera-history.csv', csv, 'text/csv'),
    onError: (error) => toast('negative', error.message),
  })
  return (
    <Button kind="secondary" size="sm" icon={Download} loading={save.isPending} onPress={() => save.mutate()}>
      {t('water.csv')}
    </Button>
  )
}

const picked = (value: string): string | undefined => (value === 'any' ? undefined : value)

function Filters({ query, change }: { query: Query; change: (next: Query) => void }) {
  const t = useTranslations('accounts')
  const coins = Object.keys(useServer(market()).data?.coins ?? {})
  const { from, to } = { from: query['from'], to: query['to'] }
  return (
    <div className="toolbar">
      <div className={s['filter']}>
        <Select
          aria-label={t('water.asset')}
          size="sm"
          search
          value={query['coin'] ?? 'any'}
          onChange={(coin) => change({ coin: picked(coin) })}
          options={[{ value: 'any', label: t('water.allAssets') }, ...coins.map((value) => ({ value, label: value }))]}
        />
      </div>
      <div className={s['filter']}>
        <Select
          aria-label={t('water.type')}
          size="sm"
          value={oneOf(types, query['type'])}
          onChange={(type) => change({ type: picked(type) })}
          options={types.map((value) => ({
            value,
            label: value === 'any' ? t('water.allTypes') : t(`water.types.${value}`),
          }))}
        />
      </div>
      <div className={s['filter']}>
        <Select
          aria-label={t('water.account')}
          size="sm"
          value={oneOf(accounts, query['account'])}
          onChange={(account) => change({ account: picked(account) })}
          options={accounts.map((value) => ({
            value,
            label: value === 'any' ? t('water.allAccounts') : t(`water.accounts.${value}`),
          }))}
        />
      </div>
      <div className={s['range']}>
        <Suspense fallback={<Skeleton width="100%" />}>
          <DateRange
            aria-label={t('water.range')}
            value={isDay(from) && isDay(to) ? { start: from, end: to } : undefined}
            onChange={({ start, end }) => change({ from: start, to: end })}
            maxDays={365}
          />
        </Suspense>
      </div>
      <Button
        kind="ghost"
        size="sm"
        onPress={() => change({ coin: undefined, type: undefined, account: undefined, from: undefined, to: undefined })}
      >
        {t('water.reset')}
      </Button>
    </div>
  )
}
