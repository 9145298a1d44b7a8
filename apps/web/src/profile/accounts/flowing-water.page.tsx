import { historyTypes } from '@tessera/domain/profile/accounts/history.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { SearchBox } from '@tessera/ui/search-box.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQuery as useServer } from '@tanstack/react-query'
import { Download, Printer } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { flowingWater, type HistoryFilter, withPending } from './accounts.queries.ts'
import s from './accounts.module.css'
import { HistorySums } from './history-sums.tsx'
import { HistoryTable } from './history-table.tsx'
import { usePrintedHistory } from './use-printed-history.ts'
import { api } from '#parts/api.ts'
import { useDebouncedText } from '#parts/debounce.ts'
import { market } from '#parts/public-info.queries.ts'
import { saveText } from '#parts/save-text.ts'
import { endOfDay, isAfterToday, startOfDay } from '#parts/time-text.ts'
import { type Search, useScreenSearch } from '#parts/url-state.ts'
import { CoinTile } from '#issuance/products/coin-tile.page.tsx'

// The date picker is large and rarely used immediately, so it is loaded lazily.
const DateRange = lazy(() => import('@tessera/ui/date-range.tsx').then((m) => ({ default: m.DateRange })))
const types = ['any', ...historyTypes] as const
const accounts = ['any', 'token', 'spot', 'fiat'] as const
const isDay = (text: string | undefined): text is string => text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text)

const tileOf = (coin: string) => <CoinTile coin={coin} />

export function FlowingWaterPage() {
  const t = useTranslations('accounts')
  const [query, change] = useScreenSearch('/assets/flowingWater')
  const { page = 1 } = query
  const filter = filterOf(query)
  const answer = useServer(flowingWater({ ...filter, page, withSums: true }))
  const printed = usePrintedHistory(filter)
  const data = printed.data ?? (answer.data && withPending(answer.data))
  const isPaged = answer.data !== undefined && answer.data.total > answer.data.rows.length
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('water.title')}</h1>
          <p className="t2">{t('water.lead')}</p>
        </div>
        <Button kind="secondary" size="sm" icon={Printer} loading={printed.isPending} onPress={() => printed.print()}>
          {t('water.print')}
        </Button>
        <ExportButton filter={filter} />
      </div>
      <Filters query={query} change={(next) => change({ ...next, page: undefined })} />
      {printed.data === undefined && isPaged && <p className="print-only">{t('water.onlyPage')}</p>}
      {data !== undefined && data.pending.length > 0 && <p className="t3 sm">{t('water.pendingFirst')}</p>}
      <HistoryTable
        answer={{ ...answer, data }}
        combined={filter.account === undefined && filter.type === undefined}
        filtered={Object.keys(filter).length > 0}
        {...(printed.data === undefined && { page, onPage: (next) => change({ page: next }) })}
        tileOf={tileOf}
      />
      <HistorySums sums={answer.data?.sums ?? []} />
    </>
  )
}

type Query = Search<'/assets/flowingWater'>
type Filter = Omit<HistoryFilter, 'page' | 'pageSize' | 'after' | 'withSums' | 'uaTime' | 'securityInfo'>

function filterOf(query: Query): Filter {
  const { type, account, coin, from, to, search } = query
  return {
    ...(search !== undefined && search.trim() !== '' && { search: search.slice(0, 100) }),
    ...(coin !== undefined && /^[A-Za-z0-9]{2,12}$/.test(coin) && { coin }),
    ...(type && { type }),
    ...(account && { account }),
    ...(isDay(from) && { from: startOfDay(from) }),
    ...(isDay(to) && { to: endOfDay(to) }),
  }
}

/** Exports the list with the same filters. */
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

const picked = <T extends string>(value: T): Exclude<T, 'any'> | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- TypeScript does not narrow a type parameter
  value === 'any' ? undefined : (value as Exclude<T, 'any'>)

function Filters({ query, change }: { query: Query; change: (next: Partial<Query>) => void }) {
  const t = useTranslations('accounts')
  const coins = Object.keys(useServer(market()).data?.coins ?? {})
  const { from, to } = query
  const [search, setSearch] = useDebouncedText(query.search ?? '', (text) =>
    change({ search: text === '' ? undefined : text }),
  )
  return (
    <div className="toolbar">
      <div className={s['search']}>
        <SearchBox aria-label={t('water.search')} placeholder={t('water.search')} value={search} onChange={setSearch} />
      </div>
      <div className={s['filter']}>
        <Select
          aria-label={t('water.asset')}
          size="sm"
          search
          value={query.coin ?? 'any'}
          onChange={(coin) => change({ coin: picked(coin) })}
          options={[{ code: 'any', value: t('water.allAssets') }, ...coins.map((value) => ({ code: value, value }))]}
        />
      </div>
      <div className={s['filter']}>
        <Select
          aria-label={t('water.type')}
          size="sm"
          value={query.type ?? 'any'}
          onChange={(type) => change({ type: picked(type) })}
          options={types.map((value) => ({
            code: value,
            value: value === 'any' ? t('water.allTypes') : t(`water.types.${value}`),
          }))}
        />
      </div>
      <div className={s['filter']}>
        <Select
          aria-label={t('water.account')}
          size="sm"
          value={query.account ?? 'any'}
          onChange={(account) => change({ account: picked(account) })}
          options={accounts.map((value) => ({
            code: value,
            value: value === 'any' ? t('water.allAccounts') : t(`water.accounts.${value}`),
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
            disabledDay={isAfterToday}
          />
        </Suspense>
      </div>
      <Button
        kind="ghost"
        size="sm"
        onPress={() =>
          change({
            search: undefined,
            coin: undefined,
            type: undefined,
            account: undefined,
            from: undefined,
            to: undefined,
          })
        }
      >
        {t('water.reset')}
      </Button>
    </div>
  )
}
