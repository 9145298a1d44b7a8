import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { stampText } from '#parts/time-text.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import { useMay } from '#parts/me.queries.ts'
import s from './customers.module.css'
import type { Security } from './customers.queries.ts'

type Code = Security['invitationCodes'][number]
type Withdrawal = Code | 'all'

/** Invitation codes from applications, each with a button to withdraw it. */
export function CodeList({ of }: { of: Security }) {
  const t = useTranslations('customers')
  const shell = useTranslations('shell')
  const mayManage = useMay('customers.manage')
  const [withdrawal, setWithdrawal] = useState<Withdrawal>()
  const notAllowed = mayManage ? undefined : shell('notAllowed')
  const usable = of.invitationCodes.filter(({ state }) => state === 'usable')
  return (
    <>
      <ul>
        {of.invitationCodes.map((code) => (
          <li key={code.id} className={s['record']}>
            <span>
              {code.code}
              <small className="t3">
                {t('codeUses', { left: String(code.usesLeft), max: String(code.maxUses) })} ·{' '}
                {t(`codeStates.${code.state}`, { at: stampText(code.endedAt ?? code.expiresAt) })}
              </small>
            </span>
            {code.state === 'usable' && (
              <Button
                kind="secondary"
                size="xs"
                aria-label={t('withdrawCode', { code: code.code })}
                disabledReason={notAllowed}
                onPress={() => setWithdrawal(code)}
              >
                {t('withdraw')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {usable.length > 1 && (
        <Button kind="secondary" size="sm" disabledReason={notAllowed} onPress={() => setWithdrawal('all')}>
          {t('withdrawAll', { count: String(usable.length) })}
        </Button>
      )}
      {withdrawal && <WithdrawCodes id={of.id} of={withdrawal} onClose={() => setWithdrawal(undefined)} />}
    </>
  )
}

/** Withdraws one code or all. One operator is enough, because it gives no rights or money and the owner is notified. */
function WithdrawCodes({ id, of, onClose }: { id: string; of: Withdrawal; onClose: () => void }) {
  const t = useTranslations('customers')
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const act = useAct(api.securityDesk.withdrawCodes, () => {
    toast('positive', t('codesWithdrawn'))
    onClose()
  })
  return (
    <ConfirmDialog
      open
      kind="danger"
      title={of === 'all' ? t('withdrawAllTitle') : t('withdrawTitle', { code: of.code })}
      confirm={t('withdraw')}
      loading={act.busy}
      disabledReason={missingReason}
      onConfirm={() => act.run({ id, reason, ...(of !== 'all' && { codeId: of.id }) })}
      onClose={onClose}
    >
      <div className="col">
        <p>{t('withdrawText')}</p>
        <Refusal of={act.error} fields={['reason']} />
        <ReasonField value={reason} onChange={setReason} max={500} refused={act.error} />
      </div>
    </ConfirmDialog>
  )
}
