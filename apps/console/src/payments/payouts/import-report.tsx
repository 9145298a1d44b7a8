import { useQueryClient } from '@tanstack/react-query'
import type { payoutsReview } from '@tessera/contract/payments/payouts/payouts-review.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { FileDropZone } from '@tessera/ui/file-well.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { base64Of } from '#parts/base64-of.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { useIdempotentCall } from '#parts/use-idempotent-call.ts'

type Preview = ReplyOf<typeof payoutsReview.previewReport>
type Upload = Parameters<typeof api.payoutsReview.importReport>[0]
type Chosen = { readonly name: string; readonly bytes: string }
type ImportProps = { id: string; number: string; onClose: () => void }

/** Imports the bank's status report on a payment file: the file, a preview of every state, and the import. */
export function ImportReport({ id, number, onClose }: ImportProps) {
  const t = useTranslations('payouts')
  const queries = useQueryClient()
  const [chosen, setChosen] = useState<Chosen>()
  const [seen, setSeen] = useState<Preview>()
  const preview = useAct((upload: Upload) => api.payoutsReview.previewReport(upload), setSeen)
  const read = useAct(
    useIdempotentCall((upload: Upload, once) => api.payoutsReview.importReport(upload, once)),
    ({ rows }) => {
      toast('positive', t('report.imported', { n: rows.length }))
      void queries.invalidateQueries()
      onClose()
    },
  )
  const choose = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return
    const bytes = await base64Of(file)
    setChosen({ name: file.name, bytes })
    setSeen(undefined)
    read.reset()
    preview.run({ id, file: bytes })
  }
  const error = read.error ?? preview.error
  const missing = chosen === undefined ? t('report.fill') : t('report.previewFirst')
  return (
    <ConfirmDialog
      open
      size="lg"
      title={t('report.title', { number })}
      confirm={t('report.send')}
      loading={read.busy}
      disabledReason={seen === undefined ? missing : undefined}
      onConfirm={() => chosen && seen && read.run({ id, file: chosen.bytes })}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('report.text')}</p>
        <Refusal of={error} fields={['file']} />
        <FileDropZone
          name={t('report.file')}
          help={chosen?.name ?? t('report.help')}
          dropText={t('report.drop')}
          types={['xml']}
          onSelect={(files) => void choose(files)}
          {...refusalAt(error, 'file')}
        />
        {preview.busy && <p className="t3">{t('report.previewing')}</p>}
        {seen && <ReportPreview report={seen} />}
      </div>
    </ConfirmDialog>
  )
}

function ReportPreview({ report: { report, time, state, reason, rows, unreported } }: { report: Preview }) {
  const t = useTranslations('payouts')
  return (
    <section className="col" aria-label={t('report.about', { report, time })}>
      <p className="t2">{t('report.about', { report, time })}</p>
      {state !== null && <p>{t('report.fileState', { state: t(`report.state.${state}`), reason })}</p>}
      <Table
        label={t('report.table')}
        rows={rows}
        rowId={(row) => row.reference}
        rowLabel={(row) => row.number}
        columns={useReportColumns()}
        empty={{ title: t('report.empty') }}
      />
      {unreported > 0 && <p className="t2">{t('report.unreported', { n: unreported })}</p>}
    </section>
  )
}

function useReportColumns(): Column<Preview['rows'][number]>[] {
  const t = useTranslations('payouts')
  return [
    { key: 'number', title: t('report.col.number'), minWidth: '130px', cell: (row) => row.number },
    { key: 'name', title: t('report.col.name'), minWidth: '140px', optional: true, cell: (row) => row.name },
    {
      key: 'amount',
      title: t('report.col.amount'),
      minWidth: '110px',
      align: 'end',
      optional: true,
      cell: (row) => <Num value={row.amount} />,
    },
    {
      key: 'state',
      title: t('report.col.state'),
      minWidth: '130px',
      cell: (row) => `${t(`report.state.${row.state}`)} (${row.state})`,
    },
    {
      key: 'reason',
      title: t('report.col.reason'),
      minWidth: '160px',
      cell: (row) => row.reason,
    },
    {
      key: 'effect',
      title: t('report.col.effect'),
      minWidth: '160px',
      cell: (row) => t(`report.effect.${row.effect}`),
    },
  ]
}
