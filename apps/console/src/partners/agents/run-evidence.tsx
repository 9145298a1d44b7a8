import { useQuery } from '@tanstack/react-query'
import { Button } from '@tessera/ui/button.tsx'
import { Pagination } from '@tessera/ui/pagination.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { saveFile } from '#parts/save-file.ts'
import { utcText } from '#parts/time-text.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { type Payment, paymentsOf, rebateRun } from './agents.queries.ts'
import { RunBadge, RunTotals } from './run-columns.tsx'

/** A month of rebates before its release: the payments to each agent, and each share of a fee as a file. */
export function RunEvidence({ id }: { id: string }) {
  const t = useTranslations('agents')
  const [page, setPage] = useState(1)
  const { data: run, error, refetch } = useQuery(rebateRun(id))
  const payments = useQuery(paymentsOf(id, page)).data
  const columns = useColumns()
  const save = useAct(
    (request: { id: string }) => api.agentsManage.runFile(request),
    (csv) => saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${run?.number ?? id}.csv`),
    (failed) => toast('negative', failed.message),
  )
  if (run === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  return (
    <section className="col" aria-label={t('payments')}>
      <div className="row row--between row--wrap">
        <h3 className="h5">{t('payments')}</h3>
        <div className="row row--wrap">
          <RunBadge status={run.status} />
          <Button kind="secondary" size="sm" icon={Download} loading={save.busy} onPress={() => save.run({ id })}>
            {t('runFile')}
          </Button>
        </div>
      </div>
      <RunTotals of={run} />
      <Table
        label={t('payments')}
        density="compact"
        rows={payments?.rows ?? []}
        rowId={(row) => row.id}
        loading={payments === undefined}
        empty={{ title: t('noPayments') }}
        columns={columns}
        {...(payments &&
          payments.total > payments.pageSize && {
            foot: <Pagination page={page} total={payments.total} onChange={setPage} />,
          })}
      />
    </section>
  )
}

function useColumns(): Column<Payment>[] {
  const t = useTranslations('agents')
  return [
    { key: 'payee', title: t('payment.payee'), cell: ({ customer }) => customer.name ?? customer.number },
    { key: 'agent', title: t('payment.agent'), optional: true, cell: ({ agent }) => agent ?? '--' },
    { key: 'rows', title: t('payment.rows'), align: 'end', optional: true, cell: ({ rows }) => String(rows) },
    {
      key: 'amount',
      title: t('payment.amount'),
      align: 'end',
      cell: ({ amount, coin }) => <CoinNum coin={coin} value={amount} />,
    },
    {
      key: 'paidAt',
      title: t('payment.paidAt'),
      optional: true,
      cell: ({ paidAt }) => (paidAt === null ? '--' : utcText(paidAt)),
    },
  ]
}
