import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Radios } from '@tessera/ui/radio.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { stampText } from '#parts/time-text.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import type { OwnFreeze } from './pause-list.tsx'

const hoursOf = { h24: 24, h72: 72, h168: 168, h720: 720 } as const
type Hours = keyof typeof hoursOf
const hours = ['h24', 'h72', 'h168', 'h720'] as const satisfies readonly Hours[]
const acts = ['extend', 'lift'] as const

/** Extends one freeze at once, or proposes to lift it, which a second person decides. */
export function ChangeFreeze({ freeze, onClose }: { freeze: OwnFreeze; onClose: () => void }) {
  const t = useTranslations('customers')
  const [act, setAct] = useState<(typeof acts)[number]>('extend')
  const [by, setBy] = useState<Hours>('h24')
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const done = (word: 'extended' | 'proposed') => () => {
    toast('positive', t(word))
    onClose()
  }
  const extend = useAct(api.securityDesk.extendFreeze, done('extended'))
  const propose = useAct(api.approvals.propose, done('proposed'))
  const { id, scope } = freeze
  const until = new Date(new Date(freeze.until).getTime() + hoursOf[by] * HOUR_MS).toISOString()
  const send = (): void =>
    act === 'extend'
      ? extend.run({ id, until, reason })
      : propose.run({ kind: 'freeze_shorten', subjectId: id, verdict: 'approve', reason, proposal: {} })
  const error = act === 'extend' ? extend.error : propose.error
  return (
    <ConfirmDialog
      open
      title={t('freezeTitle', { way: t(`ways.${scope}`) })}
      confirm={t(act === 'extend' ? 'extend' : 'propose')}
      loading={extend.busy || propose.busy}
      disabledReason={missingReason}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="col">
        <Radios
          label={t('step')}
          value={act}
          onChange={setAct}
          options={acts.map((value) => ({ value, label: t(`freezeActs.${value}`) }))}
        />
        <p className="t3">{t(`freezeTexts.${act}`)}</p>
        {act === 'extend' && (
          <>
            <Select
              label={t('extendBy')}
              value={by}
              onChange={setBy}
              options={hours.map((value) => ({ code: value, value: t('hours', { n: hoursOf[value] }) }))}
            />
            <p className="t3">{t('newEnd', { until: stampText(until) })}</p>
          </>
        )}
        <Refusal of={error} fields={['reason']} />
        <ReasonField value={reason} onChange={setReason} max={500} refused={error} />
      </div>
    </ConfirmDialog>
  )
}
