import { useQuery } from '@tanstack/react-query'
import { accountKindWords } from '@tessera/contract/books/ledger/account-kind-words.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { DateField } from '@tessera/ui/date-field.tsx'
import { Empty, Old } from '@tessera/ui/empty.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Filters } from '#parts/filters.tsx'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { screenPath } from '#parts/paths.ts'
import { saveFile } from '#parts/save-file.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { type Trial, trialOf } from './ledger.queries.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/u
const today = (): string => new Date().toISOString().slice(0, 10)

/** The trial balance of a day, today by default: a table for each coin. */
export function TrialPage() {
  const t = useTranslations('ledger')
  const [address, change] = useScreenSearch('trial')
  const day = address.day !== undefined && DAY.test(address.day) ? address.day : today()
  const { data, error, refetch } = useQuery(trialOf(day))
  return (
    <div className="col">
      <div className="row row--between row--wrap">
        <Filters>
          <DateField
            label={t('trial.day')}
            value={day}
            onChange={(chosen) => change({ day: chosen })}
            disabledDay={(candidate) => candidate > today()}
          />
        </Filters>
        <Files day={day} />
      </div>
      <p className="t2">
        {t('trial.lead')} {t('signs')}
      </p>
      {data === undefined ? (
        <LoadingOrError error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {error !== null && <Old onRetry={() => void refetch()}>{error.message}</Old>}
          {!data.isFinal && <Banner tone="info">{t('trial.open')}</Banner>}
          {data.sums.length === 0 && <Empty title={t('trial.empty')} />}
          {data.sums.map((sum) => (
            <CoinTable key={sum.coin} of={data} sum={sum} />
          ))}
        </>
      )}
    </div>
  )
}

function Files({ day }: { day: string }) {
  const t = useTranslations('ledger')
  const save = useAct(
    (request: { day: string; format: 'csv' | 'pdf' }) => api.ledger.trialFile(request),
    (file, request) => saveFile(file, `trial-balance-${request.day}-utc.${request.format}`),
    (failed) => toast('negative', failed.message),
  )
  const button = (format: 'csv' | 'pdf') => (
    <Button kind="secondary" size="sm" icon={Download} loading={save.busy} onPress={() => save.run({ day, format })}>
      {t(format)}
    </Button>
  )
  return (
    <div className="row row--wrap">
      {button('csv')}
      {button('pdf')}
    </div>
  )
}

type Figures = Pick<Trial['sums'][number], 'opening' | 'debits' | 'credits' | 'closing'>
type Row = Figures & { readonly kind: Trial['lines'][number]['kind'] | 'sum' }

function CoinTable({ of, sum }: { of: Trial; sum: Trial['sums'][number] }) {
  const t = useTranslations('ledger')
  const rows: Row[] = [...of.lines.filter(({ coin }) => coin === sum.coin), { ...sum, kind: 'sum' }]
  return (
    <section className="col" aria-label={t('trial.of', { coin: sum.coin })}>
      <h2 className="h5">{sum.coin}</h2>
      <Table
        label={t('trial.of', { coin: sum.coin })}
        density="compact"
        columns={useTrialColumns(sum.coin)}
        rows={rows}
        rowId={({ kind }) => kind}
        empty={{ title: t('trial.empty') }}
      />
      {sum.isBalanced ? (
        <p className="t3">{t('trial.balanced')}</p>
      ) : (
        <Banner tone="negative">{t('trial.unbalanced')}</Banner>
      )}
    </section>
  )
}

function useTrialColumns(coin: string): Column<Row>[] {
  const t = useTranslations('ledger')
  const locale = useLocale()
  const figure = (key: keyof Figures): Column<Row> => ({
    key,
    title: t(`col.${key}`),
    minWidth: '130px',
    align: 'end',
    cell: (row) => <Num value={row[key]} full />,
  })
  return [
    {
      key: 'kind',
      title: t('col.kind'),
      minWidth: '180px',
      pinnedStart: true,
      cell: ({ kind }) =>
        kind === 'sum' ? (
          <b>{t('trial.sum')}</b>
        ) : (
          <a className="link" href={screenPath(locale, 'ledger', { tab: kind, coin })}>
            {accountKindWords[kind][locale]}
          </a>
        ),
    },
    figure('opening'),
    figure('debits'),
    figure('credits'),
    figure('closing'),
  ]
}
