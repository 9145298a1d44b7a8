import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { cx } from '@tessera/ui/classes.ts'
import { type Column, Table } from '@tessera/ui/table.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'
import s from './members.module.css'
import type { Invitation } from './members.queries.ts'

type InvitationCardProps = { rows: readonly Invitation[]; mayChange: boolean }

/** Open invitations, each with a button that ends it. */
export function InvitationCard({ rows, mayChange }: InvitationCardProps) {
  const t = useTranslations('members')
  return (
    <Card title={t('invitations')} flush>
      <Table
        bare
        label={t('invitations')}
        rows={rows}
        rowId={({ id }) => id}
        empty={{ title: t('noInvitations') }}
        columns={useColumns(mayChange)}
      />
    </Card>
  )
}

function useColumns(mayChange: boolean): readonly Column<Invitation>[] {
  const t = useTranslations('members')
  return [
    {
      key: 'name',
      title: t('name'),
      cell: ({ name, email, expiresAt }) => (
        <span className={cx('col', s['name'])} style={{ '--g': '2px' }}>
          <b className="fw6">{name}</b>
          <span className={cx('xs t3', s['email'])}>{email}</span>
          <span className="col-below xs t3">{t('until', { time: stampText(expiresAt) })}</span>
        </span>
      ),
    },
    { key: 'by', title: t('invitedBy'), optional: true, cell: ({ invitedBy }) => invitedBy },
    {
      key: 'until',
      title: t('expires'),
      optional: true,
      cell: ({ expiresAt }) => <span className="num">{stampText(expiresAt)}</span>,
    },
    { key: 'go', title: '', align: 'end', cell: ({ id }) => <Revoke id={id} mayChange={mayChange} /> },
  ]
}

function Revoke({ id, mayChange }: { id: string; mayChange: boolean }) {
  const t = useTranslations('members')
  const client = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => api.members.revokeInvitation({ id }),
    onSuccess: () => {
      toast('positive', t('revoked'))
      return client.invalidateQueries({ queryKey: ['members'] })
    },
    onError: (error) => toast('negative', error.message),
  })
  return (
    <Button
      kind="secondary"
      size="xs"
      loading={revoke.isPending}
      disabledReason={mayChange ? undefined : t('needsRole')}
      onPress={() => revoke.mutate()}
    >
      {t('revoke')}
    </Button>
  )
}
