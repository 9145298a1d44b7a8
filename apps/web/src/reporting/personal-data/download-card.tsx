import { exportFormats } from '@tessera/contract/reporting/personal-data/personal-data.ts'
import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { Loader } from '@tessera/ui/loader.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { saveBlob } from '#parts/save-text.ts'
import { stampText } from '#parts/time-text.ts'
import { type DataExport, exports } from './personal-data.queries.ts'
import { RequestDialog } from './request-dialog.tsx'

/** Starts an export and offers the files of finished ones. */
export function DownloadCard() {
  const t = useTranslations('personal-data')
  const { data, isError, refetch } = useQuery(exports())
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <Card title={t('download')}>
      <div className="col">
        <p className="sm t2">{t('downloadText')}</p>
        {isError && !data && <Failed title={t('failed')} onRetry={() => void refetch()} />}
        {data?.rows.map((row) => (
          <ExportRow key={row.id} row={row} />
        ))}
        <span>
          <Button kind="secondary" size="sm" icon={FileDown} onPress={() => setDialogOpen(true)}>
            {t('request')}
          </Button>
        </span>
      </div>
      {isDialogOpen && <RequestDialog onClose={() => setDialogOpen(false)} />}
    </Card>
  )
}

const ExportRow = ({ row: { id, requestedAt, readyAt, availableUntil } }: { row: DataExport }) => {
  const t = useTranslations('personal-data')
  const save = useMutation({
    mutationFn: async (format: (typeof exportFormats)[number]) =>
      saveBlob(`tessera-personal-data.${format}`, await api.personalData.file({ id, format })),
    onError: (error) => toast('negative', error.message),
  })
  return (
    <div className="row row--between row--wrap">
      <span className="sm">
        {t('of', { at: stampText(requestedAt) })}{' '}
        <span className="t3">
          {readyAt === null ? t('writing') : t('availableUntil', { until: stampText(availableUntil) })}
        </span>
      </span>
      {readyAt === null ? (
        <Loader size="sm" label={t('writing')} />
      ) : (
        <span className="row">
          {exportFormats.map((format) => (
            <Button
              key={format}
              kind="ghost"
              size="xs"
              loading={save.isPending && save.variables === format}
              onPress={() => save.mutate(format)}
            >
              {t(`formats.${format}`)}
            </Button>
          ))}
        </span>
      )}
    </div>
  )
}
