import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { useReader } from '#parts/reader.ts'
import type { BookRow } from './subscription-columns.tsx'

/** Retries failed token deliveries, once each time this dialog is opened. */
export function RetryDelivery({
  row,
  onClose,
}: {
  row: Pick<BookRow, 'id' | 'number' | 'failure'>
  onClose: () => void
}) {
  const t = useTranslations('subscriptions')
  const shell = useTranslations('shell')
  const read = useReader()
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState('')
  const retry = useAct(
    () => api.subscriptionsAllot.retry({ id: row.id, reason }, { idempotencyKey }),
    ({ status }) => {
      const delivered = status === 'disbursed'
      toast(delivered ? 'positive' : 'negative', t(delivered ? 'delivered' : 'failedAgain'))
      onClose()
    },
  )
  return (
    <ConfirmDialog
      open
      title={shell('named', { name: t('retry'), value: row.number })}
      confirm={t('retry')}
      loading={retry.busy}
      disabledReason={reason.trim() === '' ? t('retryReason') : undefined}
      onConfirm={() => retry.run(undefined)}
      onClose={onClose}
    >
      <div className="col">
        {row.failure !== null && <p>{read('failure', row.failure)}</p>}
        <Refusal of={retry.error} fields={['reason']} />
        <TextArea
          label={t('retryReason')}
          maxLength={500}
          value={reason}
          onChange={setReason}
          {...refusalAt(retry.error, 'reason')}
        />
      </div>
    </ConfirmDialog>
  )
}
