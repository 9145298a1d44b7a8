import { useQuery } from '@tanstack/react-query'
import { Button } from '@tessera/ui/button.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { Pagination } from '@tessera/ui/pagination.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { countryText } from '#parts/country-text.ts'
import { saveFile } from '#parts/save-file.ts'
import { useLocale } from '#parts/use-locale.ts'
import { useMay } from '#parts/me.queries.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { ClaimDialog } from './claim-dialog.tsx'
import { type Distribution, type Holder, holders } from './distributions.queries.ts'

/** The holdings at the record date and the amount due to each holder, before the release; also as a file. */
export function HolderTable({ of: d }: { of: Distribution }) {
  const t = useTranslations('distributions')
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(holders(d.id, page))
  const [claiming, setClaiming] = useState<Holder>()
  const columns = useColumns(setClaiming)
  const save = useAct(
    (request: { id: string }) => api.distributionsManage.holdersFile(request),
    (csv) => saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${d.number}-utc.csv`),
    (failed) => toast('negative', failed.message),
  )
  if (data === undefined && error !== null) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  return (
    <section className="col" aria-label={t('holders')}>
      <div className="row row--between row--wrap">
        <h3 className="h5">{t('holders')}</h3>
        <Button kind="secondary" size="sm" icon={Download} loading={save.busy} onPress={() => save.run({ id: d.id })}>
          {t('file')}
        </Button>
      </div>
      <Table
        label={t('holders')}
        density="compact"
        rows={data?.rows ?? []}
        rowId={(row) => row.id}
        loading={data === undefined}
        empty={{ title: t('noHolders') }}
        columns={columns}
        {...(data &&
          data.total > data.pageSize && {
            foot: <Pagination page={page} total={data.total} onChange={setPage} />,
          })}
      />
      {claiming && <ClaimDialog holder={claiming} onClose={() => setClaiming(undefined)} />}
    </section>
  )
}

function useColumns(onClaim: (holder: Holder) => void): Column<Holder>[] {
  const t = useTranslations('distributions')
  const locale = useLocale()
  const mayRelease = useMay('distributions.release')
  return [
    {
      key: 'account',
      title: t('holder.account'),
      cell: ({ customer }) => (
        <>
          {customer.name ?? customer.number}
          {customer.sub && <span className="t3"> {t('sub')}</span>}
        </>
      ),
    },
    {
      key: 'country',
      title: t('holder.country'),
      optional: true,
      cell: ({ country }) => (country === null ? '--' : countryText(locale, country)),
    },
    { key: 'units', title: t('holder.units'), align: 'end', cell: (row) => <Num value={row.units} /> },
    { key: 'gross', title: t('holder.gross'), align: 'end', optional: true, cell: (row) => <Num value={row.gross} /> },
    { key: 'tax', title: t('holder.tax'), align: 'end', optional: true, cell: (row) => <Num value={row.tax} /> },
    { key: 'net', title: t('holder.net'), align: 'end', cell: (row) => <Num value={row.net} /> },
    {
      key: 'status',
      title: t('holder.status'),
      cell: (row) =>
        row.status === 'unclaimed' && mayRelease ? (
          <Button kind="secondary" size="xs" onPress={() => onClaim(row)}>
            {t('claim')}
          </Button>
        ) : (
          t(`holderStatus.${row.status}`)
        ),
    },
  ]
}
