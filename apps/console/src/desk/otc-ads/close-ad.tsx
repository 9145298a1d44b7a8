import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { useIdempotentCall } from '#parts/use-idempotent-call.ts'
import { Refusal } from '#parts/refusal.tsx'
import { useReasonChoices } from '#parts/reasons.queries.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import type { AdRow } from './ad-list.tsx'

/** Closes an ad with a reason for its owner and a note for colleagues. */
export function CloseAd({ ad, onClose }: { ad: AdRow; onClose: () => void }) {
  const t = useTranslations('otc-ads')
  const choices = useReasonChoices('otcAd')
  const [reason, setReason] = useState<string>()
  const [customerText, setCustomerText] = useState('')
  const [note, setNote] = useState('')
  const missing = useMissingReason(note)
  const act = useAct(useIdempotentCall(api.otcAdsReview.close), () => {
    toast('positive', t('closed'))
    onClose()
  })
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={t('closeOf', { number: ad.number })}
      confirm={t('close')}
      loading={act.busy}
      disabledReason={reason === undefined ? t('reasonFirst') : missing}
      onConfirm={() =>
        reason !== undefined &&
        act.run({ id: ad.id, reason, note, ...(customerText !== '' && { customerMessage: customerText }) })
      }
      onClose={onClose}
    >
      <div className="col">
        <p className="t2">{t('closeText')}</p>
        <Select label={t('reason')} value={reason} options={[...choices]} onChange={setReason} />
        <TextArea
          label={t('customerMessage')}
          optional
          maxLength={500}
          value={customerText}
          onChange={setCustomerText}
        />
        <Refusal of={act.error} fields={['note']} />
        <ReasonField value={note} onChange={setNote} max={1000} refused={act.error} />
      </div>
    </ConfirmDialog>
  )
}
