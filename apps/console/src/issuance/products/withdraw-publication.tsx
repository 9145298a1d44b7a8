import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import type { ProductFile } from './products.queries.ts'

type WithdrawPublicationProps = { title: string; of: NonNullable<ProductFile['publication']>; onClose: () => void }

/**
 * Withdraws a publication at once. One operator is enough, because published personal data must not wait for a second
 * one.
 */
export function WithdrawPublication({ title, of, onClose }: WithdrawPublicationProps) {
  const t = useTranslations('products')
  const [reason, setReason] = useState('')
  const missing = useMissingReason(reason)
  const act = useAct(api.ipfsManage.withdraw, () => {
    toast('positive', t('publish.withdrawn'))
    onClose()
  })
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={t('publish.withdrawTitle', { title })}
      confirm={t('publish.withdrawConfirm')}
      loading={act.busy}
      disabledReason={missing}
      onConfirm={() => act.run({ cid: of.cid, reason })}
      onClose={onClose}
    >
      <div className="col">
        <Banner tone="warning">{t('publish.withdrawText')}</Banner>
        <Refusal of={act.error} fields={['reason']} />
        <ReasonField value={reason} onChange={setReason} max={500} refused={act.error} />
      </div>
    </ConfirmDialog>
  )
}
