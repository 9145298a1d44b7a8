import { MAX_CANCELS } from '@tessera/domain/desk/otc-deals/cancellations.ts'
import { otcDeals } from '@tessera/contract/desk/otc-deals/otc-deals.ts'
import { MAX_UPLOAD_BYTES } from '@tessera/domain/services/uploads/purpose.ts'
import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Upload } from '@tessera/ui/upload.tsx'
import type { Sent } from '@tessera/ui/upload-send.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { sendFile } from '#parts/send-file.ts'
import { AppealDialog } from './appeal-dialog.tsx'
import s from './otc-deals.module.css'
import type { Deal } from './otc-deals.queries.ts'
import { StepError } from './step-error.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { useStep } from './use-step.ts'

const acts = ['pay', 'release', 'appeal', 'cancel'] as const
type Act = (typeof acts)[number]
const kindOf = { pay: 'primary', release: 'primary', appeal: 'secondary', cancel: 'ghost' } as const

/** The buttons for the actions that the deal currently allows. */
export function DealActions({ deal }: { deal: Deal }) {
  const t = useTranslations('otc-deals')
  const [doing, start] = useState<Act>()
  const may = acts.filter((act) => deal.may.includes(act))
  const p = { deal, onClose: () => start(undefined) }
  return (
    <>
      {may.length > 0 && (
        <div className={s['actions']}>
          {may.map((act) => (
            <Button key={act} kind={kindOf[act]} onPress={() => start(act)}>
              {t(`acts.${act}`)}
            </Button>
          ))}
        </div>
      )}
      {doing === 'pay' && <PayDialog {...p} />}
      {doing === 'release' && <ReleaseDialog {...p} />}
      {doing === 'appeal' && <AppealDialog {...p} />}
      {doing === 'cancel' && <CancelDialog {...p} />}
    </>
  )
}

type DialogProps = { deal: Deal; onClose: () => void }
const send = sendFile('image')

/** Marks the deal as paid, which stops its time limit; a picture of the payment is optional. */
function PayDialog({ deal: { id, payerName }, onClose }: DialogProps) {
  const t = useTranslations('otc-deals')
  const [proof, setProof] = useState<readonly Sent[]>([])
  const pay = useStep<typeof otcDeals.markPaid, { id: string; proof?: string }>(
    otcDeals.markPaid,
    (input, options) => api.otcDeals.markPaid(input, options),
    t('paid.done'),
    onClose,
  )
  const [picture] = proof
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('paid.title')}
      confirm={t('acts.pay')}
      loading={pay.busy}
      onConfirm={() => pay.run({ id, ...(picture && { proof: picture.id }) })}
    >
      <p className="t2">{t('paid.text', { payer: payerName })}</p>
      <Upload
        label={t('paid.proof')}
        compact
        send={send}
        maxBytes={MAX_UPLOAD_BYTES}
        value={proof}
        onChange={setProof}
      />
      <StepError error={pay.error} checking={pay.checking} />
    </ConfirmDialog>
  )
}

function CancelDialog({ deal: { id, status }, onClose }: DialogProps) {
  const t = useTranslations('otc-deals')
  const cancel = useStep<typeof otcDeals.cancel, { id: string }>(
    otcDeals.cancel,
    (input, options) => api.otcDeals.cancel(input, options),
    t('cancel.done'),
    onClose,
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('cancel.title')}
      cancel={t('cancel.keep')}
      confirm={t('acts.cancel')}
      kind="danger"
      loading={cancel.busy}
      onConfirm={() => cancel.run({ id })}
    >
      <p className="t2">{t(status === 'created' ? 'cancel.unpaid' : 'cancel.paid')}</p>
      <p className="t3 sm">{t('cancel.counts', { most: MAX_CANCELS })}</p>
      <StepError error={cancel.error} checking={cancel.checking} />
    </ConfirmDialog>
  )
}
