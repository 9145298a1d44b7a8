import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import { Status } from '@tessera/ui/badge.tsx'
import { IconButton } from '@tessera/ui/button.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { Download, FileInput } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CoinNum } from '#parts/coin-num.tsx'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { ListPage } from '#parts/list-page.tsx'
import { useList } from '#parts/list-query.ts'
import { saveFile } from '#parts/save-file.ts'
import { stampText } from '#parts/time-text.ts'
import { useMay } from '#parts/me.queries.ts'
import { ImportReport } from './import-report.tsx'

type Batch = ReplyOf<typeof payoutsReview.batches>['rows'][number]

/** The payment files created for the bank, each with the state of its payments. */
export function BatchList() {
  const t = useTranslations('payouts')
  const query = useList('payout batches', [], ({ page }) => api.payoutsReview.batches({ page }))
  return (
    <ListPage
      query={query}
      label={t('batch.table')}
      columns={useColumns()}
      rowId={(row) => row.id}
      rowLabel={(row) => row.number}
      empty={{ title: t('batch.empty'), text: t('batch.emptyText') }}
    />
  )
}

function useColumns(): Column<Batch>[] {
  const t = useTranslations('payouts')
  return [
    { key: 'number', title: t('batch.col.number'), minWidth: '140px', cell: (row) => <b>{row.number}</b> },
    { key: 'bank', title: t('batch.col.bank'), minWidth: '120px', optional: true, cell: (row) => row.bank },
    {
      key: 'payouts',
      title: t('batch.col.payouts'),
      minWidth: '90px',
      align: 'end',
      optional: true,
      cell: (row) => <span className="num">{row.payouts}</span>,
    },
    {
      key: 'total',
      title: t('batch.col.total'),
      minWidth: '140px',
      align: 'end',
      optional: true,
      cell: (row) => <CoinNum coin={row.fiat} value={row.total} />,
    },
    { key: 'by', title: t('batch.col.madeBy'), minWidth: '120px', optional: true, cell: (row) => row.madeBy },
    {
      key: 'at',
      title: t('batch.col.madeAt'),
      minWidth: '160px',
      optional: true,
      cell: (row) => <time>{stampText(row.madeAt)}</time>,
    },
    { key: 'paysOn', title: t('batch.col.paysOn'), minWidth: '110px', optional: true, cell: (row) => row.paysOn },
    {
      key: 'state',
      title: t('batch.col.state'),
      minWidth: '140px',
      cell: (row) =>
        row.rejected > 0 ? (
          <Status tone="negative">{t('batch.rejected', { n: row.rejected })}</Status>
        ) : row.waiting > 0 ? (
          <Status tone="info">{t('batch.waiting', { n: row.waiting, all: row.payouts })}</Status>
        ) : (
          <Status tone="positive">{t('batch.done')}</Status>
        ),
    },
    { key: 'report', title: t('report.file'), minWidth: '60px', cell: (row) => <Report batch={row} /> },
    { key: 'file', title: t('batch.col.file'), minWidth: '60px', cell: (row) => <Save batch={row} /> },
  ]
}

function Report({ batch: { id, number } }: { batch: Batch }) {
  const t = useTranslations('payouts')
  const may = useMay('payouts.export')
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton icon={FileInput} label={t('report.read', { number })} disabled={!may} onPress={() => setOpen(true)} />
      {open && <ImportReport id={id} number={number} onClose={() => setOpen(false)} />}
    </>
  )
}

function Save({ batch }: { batch: Batch }) {
  const t = useTranslations('payouts')
  const may = useMay('payouts.export')
  const { id, number, fiat } = batch
  const save = useAct(
    (request: { id: string }) => api.payoutsReview.batchFile(request),
    (file) => saveFile(file, `${number}-${fiat}.xml`),
    (error) => toast('negative', error.message),
  )
  return (
    <IconButton
      icon={Download}
      label={t('batch.download', { number })}
      disabled={!may || save.busy}
      onPress={() => save.run({ id })}
    />
  )
}
