import { settingId, type SettingOf } from '@tessera/contract/platform/settings/setting-areas.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import { Refusal } from '#parts/refusal.tsx'
import { utcText } from '#parts/time-text.ts'
import type { Version } from './settings.queries.ts'

type WithdrawVersionProps = { setting: SettingOf; version: Version; onClose: () => void }
const MAX_REASON = 1000

/** Proposes to withdraw a version that has not taken effect: a planned one, or one that is due and postponed. */
export function WithdrawVersion({ setting, version: { version, effectiveFrom }, onClose }: WithdrawVersionProps) {
  const t = useTranslations('settings')
  const [reason, setReason] = useState('')
  const missing = useMissingReason(reason)
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('proposed'))
    onClose()
  })
  return (
    <ConfirmDialog
      open
      title={t('withdrawTitle', { version: String(version) })}
      confirm={t('withdraw')}
      loading={propose.busy}
      disabledReason={missing}
      onConfirm={() =>
        propose.run({
          kind: 'setting',
          subjectId: settingId(setting),
          verdict: 'approve',
          reason,
          proposal: { act: 'withdraw', version },
        })
      }
      onClose={onClose}
    >
      <div className="col">
        <p>{t('withdrawText', { time: effectiveFrom === null ? '--' : utcText(effectiveFrom) })}</p>
        <Refusal of={propose.error} fields={['reason']} />
        <ReasonField value={reason} onChange={setReason} max={MAX_REASON} refused={propose.error} />
      </div>
    </ConfirmDialog>
  )
}
