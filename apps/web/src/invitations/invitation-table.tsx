import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { CopyButton } from '@tessera/ui/copyable.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { inviteLink } from '../lib/invite-link.ts'
import { stampText } from '../lib/time-text.ts'
import { useLocale } from '../lib/use-locale.ts'
import { RecordTable } from '../shell/record-table.tsx'
import { type Invitation, invitationList } from './invitations.queries.ts'

const toneOf: Record<Invitation['status'], Tone> = { registered: 'warning', verified: 'positive', closed: 'neutral' }

/** Whom the reader invited. */
export function InvitationTable({ code }: { code: string }) {
  const t = useTranslations('invitations')
  const locale = useLocale()
  const [page, setPage] = useState(1)
  return (
    <RecordTable
      density="compact"
      label={t('title')}
      answer={useQuery(invitationList(page))}
      page={page}
      onPage={setPage}
      rowId={({ id }) => id}
      columns={useColumns()}
      empty={{
        title: t('none'),
        text: t('noneText'),
        action: <CopyButton text={inviteLink(locale, code)}>{t('copy')}</CopyButton>,
      }}
      failed={t('failed')}
    />
  )
}

function useColumns(): readonly Column<Invitation>[] {
  const t = useTranslations('invitations')
  return [
    { key: 'account', title: t('account'), cell: ({ account }) => account ?? '--' },
    {
      key: 'registered',
      title: t('registered'),
      optional: true,
      cell: ({ registeredAt }) => <time className="t2">{stampText(registeredAt)}</time>,
    },
    {
      key: 'status',
      title: t('status'),
      align: 'end',
      cell: ({ status }) => <Status tone={toneOf[status]}>{t(`statuses.${status}`)}</Status>,
    },
  ]
}
