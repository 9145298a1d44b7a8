import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ratioOf } from '#issuance/products/field-text.ts'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import type { Agent } from './agents.queries.ts'

/** Activates an agent with its shares, typed in percent: one person proposes, another confirms. */
export function ActivateDialog({ of: { id, level, programme }, onClose }: { of: Agent; onClose: () => void }) {
  const t = useTranslations('agents')
  const [own, setOwn] = useState('')
  const [parent, setParent] = useState('')
  const [grand, setGrand] = useState('')
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('proposed'))
    onClose()
  })
  const shares = {
    own: ratioOf(own),
    ...(parent !== '' && { parent: ratioOf(parent) }),
    ...(grand !== '' && { grand: ratioOf(grand) }),
  }
  const typed = { inputMode: 'decimal', suffix: '%', decimals: 4, maxLength: 8, autoComplete: 'off' } as const
  return (
    <ConfirmDialog
      open
      title={t('activate')}
      confirm={t('activate')}
      loading={propose.busy}
      disabledReason={Object.values(shares).includes(undefined) ? t('shareFirst') : missingReason}
      onConfirm={() =>
        propose.run({
          kind: 'agent_activation',
          subjectId: id,
          verdict: 'approve',
          reason,
          proposal: shares,
        })
      }
      onClose={onClose}
    >
      <div className="col">
        <p className="t2">{t(programme === 'broker' ? 'activateBrokerText' : 'activateText')}</p>
        <Refusal of={propose.error} fields={['reason']} />
        <TextInput label={t(programme === 'broker' ? 'ownBroker' : 'own')} value={own} onChange={setOwn} {...typed} />
        {level > 1 && <TextInput label={t('parent')} value={parent} onChange={setParent} optional {...typed} />}
        {level > 2 && <TextInput label={t('grand')} value={grand} onChange={setGrand} optional {...typed} />}
        <ReasonField value={reason} onChange={setReason} max={500} refused={propose.error} />
      </div>
    </ConfirmDialog>
  )
}
