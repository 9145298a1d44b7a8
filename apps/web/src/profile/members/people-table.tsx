import { serverNow } from '@tessera/ui/server-clock.ts'
import { ActionMenu } from '@tessera/ui/action-menu.tsx'
import { Status } from '@tessera/ui/badge.tsx'
import { IconButton } from '@tessera/ui/button.tsx'
import { cx } from '@tessera/ui/classes.ts'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { Ellipsis } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import type { Member } from './members.queries.ts'
import s from './members.module.css'

export type MemberAction = 'setRoles' | 'remove'
type PeopleTableProps = {
  rows: readonly Member[]
  loading: boolean
  mayChange: boolean
  onAction: (what: MemberAction, member: Member) => void
}

/** The people who can log in to the account, the owner first. */
export const PeopleTable = ({ rows, loading, ...p }: PeopleTableProps) => {
  const t = useTranslations('members')
  return (
    <Table
      label={t('title')}
      rows={rows}
      loading={loading}
      rowId={({ id }) => id}
      empty={{ title: t('none') }}
      columns={useColumns(p)}
    />
  )
}

function useColumns({
  mayChange,
  onAction,
}: Pick<PeopleTableProps, 'mayChange' | 'onAction'>): readonly Column<Member>[] {
  const t = useTranslations('members')
  return [
    {
      key: 'name',
      title: t('name'),
      cell: ({ name, email, self, active, countsFrom, ...of }) => (
        <span className={cx('col', s['name'])} style={{ '--g': '2px' }}>
          <span className="row" style={{ '--g': '8px' }}>
            <b className="fw6">{name}</b>
            {self && <span className="xs t3">{t('you')}</span>}
          </span>
          <span className={cx('xs t3', s['email'])}>{email}</span>
          <span className="col-below sm">
            <Roles of={of} />
          </span>
          {!active && <Status tone="negative">{t('frozen')}</Status>}
          {countsFrom !== null && Date.parse(countsFrom) > serverNow() && (
            <span className="xs t3 num">{t('signsFrom', { time: stampText(countsFrom) })}</span>
          )}
        </span>
      ),
    },
    { key: 'roles', title: t('roles'), optional: true, cell: (member) => <Roles of={member} /> },
    {
      key: 'seen',
      title: t('lastSeen'),
      optional: true,
      cell: ({ lastSeenAt }) => <span className="num">{lastSeenAt === null ? t('never') : stampText(lastSeenAt)}</span>,
    },
    {
      key: 'go',
      title: '',
      align: 'end',
      cell: (member) =>
        mayChange && !member.owner && !member.self ? (
          <ActionMenu
            align="end"
            label={t('actions', { name: member.name })}
            trigger={<IconButton icon={Ellipsis} size="sm" label={t('actions', { name: member.name })} />}
            items={[
              { id: 'setRoles', label: t('setRoles'), onPress: () => onAction('setRoles', member) },
              {
                id: 'remove',
                label: t('remove'),
                tone: 'negative',
                separated: true,
                onPress: () => onAction('remove', member),
              },
            ]}
          />
        ) : null,
    },
  ]
}

const Roles = ({ of: { owner, roles } }: { of: Pick<Member, 'owner' | 'roles'> }) => {
  const t = useTranslations('members')
  const words = owner ? [t('role.owner')] : [t('role.view'), ...roles.map((role) => t(`role.${role}`))]
  return <span className={s['words']}>{words.join('\u{a0}· ')}</span>
}
