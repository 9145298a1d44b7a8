import { useQuery } from '@tanstack/react-query'
import { Banner } from '@tessera/ui/banner.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { Refusal } from '#parts/refusal.tsx'
import { useLocale } from '#parts/use-locale.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import { LimitFields, limitDrafts, readLimits } from './limit-fields.tsx'
import s from './operators.module.css'
import { type OperatorRow, rights } from './operators.queries.ts'

/**
 * Proposes all roles that an operator will have, and the amount limits. A suspended operator can be reinstated, and is
 * invited again if they never logged in or lost their factors.
 */
export function ChangeAccess({ operator, onClose }: { operator: OperatorRow; onClose: () => void }) {
  const t = useTranslations('operators')
  const [roles, setRoles] = useState<readonly string[]>(operator.roles)
  const [limits, setLimits] = useState(limitDrafts(operator.limits))
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const reinstate = operator.status === 'suspended'
  const locale = useLocale()
  const [reinvites, setReinvites] = useState(false)
  const { entered } = operator
  const read = readLimits(limits)
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
      proposal: reinvites
        ? { roles: operator.roles, reinstate, inviteIn: locale }
        : { roles: [...roles], limits: read ?? operator.limits, reinstate },
    })
  return (
    <ConfirmDialog
      open
      title={t('accessTitle', { name: operator.name })}
      confirm={t('propose')}
      loading={propose.busy}
      disabledReason={missingReason ?? (read === undefined ? t('limits.invalid') : undefined)}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t('accessText')}</p>
        <Refusal of={propose.error} fields={['reason']} />
        {reinstate && <Banner tone="warning">{entered ? t('reinstate') : t('reinvite')}</Banner>}
        {reinstate && entered && (
          <Checkbox checked={reinvites} onChange={setReinvites}>
            {t('reinviteLost')}
          </Checkbox>
        )}
        {reinvites && <p className="t3">{t('anewText')}</p>}
        {entered && !reinvites && (
          <>
            <Roles value={roles} onChange={setRoles} />
            <LimitFields drafts={limits} onChange={setLimits} />
          </>
        )}
        <ReasonField value={reason} onChange={setReason} max={1000} refused={propose.error} />
      </div>
    </ConfirmDialog>
  )
}

type RolesProps = { value: readonly string[]; onChange: (roles: readonly string[]) => void }

/** A checkbox for each open role, and for each role that the person has, with its sentence. */
function Roles({ value, onChange }: RolesProps) {
  const t = useTranslations('operators')
  const locale = useLocale()
  const { data, error, refetch } = useQuery(rights)
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  return (
    <fieldset className={s['roles']} aria-label={t('col.roles')}>
      {data.roles
        .filter(({ code, isOpen }) => isOpen || value.includes(code))
        .map(({ code, names, purpose }) => (
          <div key={code}>
            <Checkbox
              checked={value.includes(code)}
              onChange={(on) => onChange(on ? [...value, code] : value.filter((other) => other !== code))}
            >
              {names[locale]}
            </Checkbox>
            <p className="t3 sm">{purpose[locale]}</p>
          </div>
        ))}
    </fieldset>
  )
}
