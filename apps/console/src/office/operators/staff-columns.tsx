import { useQuery } from '@tanstack/react-query'
import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Button } from '@tessera/ui/button.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { listText } from '#parts/list-text.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { me, useMay, useRoleName } from '#parts/me.queries.ts'
import { useLimitText } from './limit-text.ts'
import type { OperatorRow } from './operators.queries.ts'

export const toneOf: Record<OperatorRow['status'], Tone> = {
  invited: 'info',
  active: 'positive',
  suspended: 'negative',
  closed: 'neutral',
}
type Act = (row: OperatorRow) => void
type Acts = { onAccess: Act; onSuspend: Act }

export function useStaffColumns(acts: Acts): Column<OperatorRow>[] {
  const t = useTranslations('operators')
  const roleName = useRoleName()
  const limitText = useLimitText()
  const locale = useLocale()
  return [
    { key: 'name', title: t('col.name'), minWidth: '140px', cell: (row) => <b>{row.name}</b> },
    { key: 'email', title: t('col.email'), minWidth: '200px', optional: true, cell: (row) => row.email },
    {
      key: 'roles',
      title: t('col.roles'),
      minWidth: '150px',
      cell: (row) => (row.roles.length === 0 ? t('noRoles') : listText(locale, row.roles.map(roleName))),
    },
    {
      key: 'limits',
      title: t('col.limits'),
      minWidth: '130px',
      optional: true,
      cell: ({ limits }) => t('limits.both', { decision: limitText(limits.decision), day: limitText(limits.day) }),
    },
    {
      key: 'seen',
      title: t('col.seen'),
      minWidth: '160px',
      optional: true,
      cell: (row) => (row.lastSeenAt === null ? t('never') : <time>{stampText(row.lastSeenAt)}</time>),
    },
    {
      key: 'state',
      title: t('col.state'),
      minWidth: '110px',
      cell: (row) => <Status tone={toneOf[row.status]}>{t(`status.${row.status}`)}</Status>,
    },
    { key: 'acts', title: '', minWidth: '330px', cell: (row) => <RowActs row={row} {...acts} /> },
  ]
}

function RowActs({ row, onAccess, onSuspend }: Acts & { row: OperatorRow }) {
  const t = useTranslations('operators')
  const shell = useTranslations('shell')
  const mayManage = useMay('operators.manage')
  const { data: operator } = useQuery(me)
  if (row.status === 'closed') return null
  const barred = !mayManage ? shell('notAllowed') : row.id === operator?.id ? t('self') : undefined
  const early = row.status === 'invited' ? t('early') : undefined
  return (
    <span className="row">
      <Button kind="secondary" size="xs" disabledReason={barred ?? early} onPress={() => onAccess(row)}>
        {t('access')}
      </Button>
      {row.status === 'invited' && <InviteAgain row={row} barred={barred} />}
      {row.status !== 'suspended' && (
        <Button kind="danger-line" size="xs" disabledReason={barred} onPress={() => onSuspend(row)}>
          {t('suspend')}
        </Button>
      )}
    </span>
  )
}

/** Invites again at once: each email invalidates the password of the previous one. */
function InviteAgain({ row: { id, email }, barred }: { row: OperatorRow; barred: string | undefined }) {
  const t = useTranslations('operators')
  const invite = useAct(
    () => api.operators.inviteAgain({ id }),
    () => toast('positive', t('invitedAgain', { email })),
    ({ message }) => toast('negative', message),
  )
  return (
    <Button
      kind="secondary"
      size="xs"
      loading={invite.busy}
      disabledReason={barred}
      onPress={() => invite.run(undefined)}
    >
      {t('again')}
    </Button>
  )
}
