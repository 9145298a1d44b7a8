import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { CopyButton } from '@tessera/ui/copyable.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { inviteLink } from '#parts/invite-link.ts'
import { percentText } from '#parts/ratio.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { type Invitation, invitationList } from './invitations.queries.ts'

const toneOf: Record<Invitation['status'], Tone> = { registered: 'warning', verified: 'positive', closed: 'neutral' }

/** The people whom the reader invited. */
export function InvitationTable({ code }: { code: string }) {
  const t = useTranslations('invitations')
  const locale = useLocale()
  const [page, setPage] = useState(1)
  const answer = useQuery(invitationList(page))
  const rate = answer.data?.rewardRate
  return (
    <>
      {rate !== undefined && (
        <p className="t2">{rate === '0' ? t('rewardsOff') : t('rewardsOn', { rate: percentText(rate) })}</p>
      )}
      <RecordTable
        density="compact"
        label={t('title')}
        answer={answer}
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
    </>
  )
}

/** The reward from one account's fees, by coin, or the reason why there is none. */
function Reward({ of: { earned, noReward } }: { of: Invitation }) {
  const t = useTranslations('invitations')
  if (earned.length === 0) return <span className="t3">{t(`noReward.${noReward ?? 'yet'}`)}</span>
  return (
    <span className="col" style={{ '--g': '2px' }}>
      {earned.map(({ coin, feePaid, reward }) => (
        <span key={coin} className="num">
          {t('rewardOf', { reward, fee: feePaid, coin })}
        </span>
      ))}
    </span>
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
      key: 'class',
      title: t('class'),
      optional: true,
      cell: (row) => (row.class === null ? '--' : t(`classes.${row.class}`)),
    },
    { key: 'reward', title: t('reward'), optional: true, cell: (row) => <Reward of={row} /> },
    {
      key: 'status',
      title: t('status'),
      align: 'end',
      cell: ({ status }) => <Status tone={toneOf[status]}>{t(`statuses.${status}`)}</Status>,
    },
  ]
}
