import { type Role, roleNames } from '@tessera/contract/permissions.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal } from '#parts/refusal.tsx'
import { useLocale } from '#parts/use-locale.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import s from './operators.module.css'
import type { OperatorRow } from './operators.queries.ts'

/**
 * Proposes all roles that an operator will have. A suspended operator can be reinstated, and is invited again if they
 * never logged in or lost their factors.
 */
export function ChangeAccess({ operator, onClose }: { operator: OperatorRow; onClose: () => void }) {
  const t = useTranslations('operators')
  const [roles, setRoles] = useState<readonly Role[]>(operator.roles)
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const reinstate = operator.status === 'suspended'
  const locale = useLocale()
  const [reinvites, setReinvites] = useState(false)
  const { entered } = operator
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('proposed'))
    onClose()
  })
  const send = () =>
    propose.run({
      kind: 'operator_access',
      subjectId: operator.id,
      verdict: 'approve',
      reason,
      proposal: reinvites ? { roles: operator.roles, reinstate, inviteIn: locale } : { roles, reinstate },
    })
  return (
    <ConfirmDialog
      open
      title={t('accessTitle', { name: operator.name })}
      confirm={t('propose')}
      loading={propose.busy}
      disabledReason={missingReason}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('accessText')}</p>
        <Refusal of={propose.error} at={['reason']} />
        {reinstate && <Banner tone="warning">{entered ? t('reinstate') : t('reinvite')}</Banner>}
        {reinstate && entered && (
          <Checkbox checked={reinvites} onChange={setReinvites}>
            {t('reinviteLost')}
          </Checkbox>
        )}
        {reinvites && <p className="t3">{t('anewText')}</p>}
        {entered && !reinvites && <Roles value={roles} onChange={setRoles} />}
        <ReasonField value={reason} onChange={setReason} max={1000} refused={propose.error} />
      </div>
    </ConfirmDialog>
  )
}

function Roles({ value, onChange }: { value: readonly Role[]; onChange: (roles: readonly Role[]) => void }) {
  const t = useTranslations('operators')
  const shell = useTranslations('shell')
  return (
    <fieldset className={s['roles']} aria-label={t('col.roles')}>
      {roleNames.map((role) => (
        <Checkbox
          key={role}
          checked={value.includes(role)}
          onChange={(on) => onChange(on ? [...value, role] : value.filter((other) => other !== role))}
        >
          {shell(`roles.${role}`)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
