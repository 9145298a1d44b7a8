import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { useCaseItems } from './case-items.ts'
import type { KycCase } from './kyc.queries.ts'

/** Chooses what the customer sends again, each with its reason. */
export function AskAgain({ kycCase, onClose }: { kycCase: KycCase; onClose: () => void }) {
  const t = useTranslations('kyc')
  const { items, ready, fields } = useCaseItems(kycCase)
  const ask = useAct(api.kycCases.askAgain, () => {
    toast('positive', t('asked'))
    onClose()
  })
  return (
    <ConfirmDialog
      open
      title={t('askTitle')}
      confirm={t('askSend')}
      loading={ask.busy}
      disabledReason={ready ? undefined : t('askFirst')}
      onConfirm={() => ask.run({ id: kycCase.id, version: kycCase.version, items })}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('askText')}</p>
        <Refusal of={ask.error} />
        {fields}
      </div>
    </ConfirmDialog>
  )
}
