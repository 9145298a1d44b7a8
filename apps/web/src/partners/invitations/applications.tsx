import { Status, type Tone } from '@tessera/ui/badge.tsx'
import { Button, IconButton } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useQuery } from '@tanstack/react-query'
import { Ban, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import { useLogin } from '#access/customers/login-state.ts'
import { RecordCard, RecordTable } from '#parts/record-table.tsx'
import { ApplyDialog } from './apply-dialog.tsx'
import { EndCode } from './end-code.tsx'
import { applicationList, codeList, type InvitationApplication, type InvitationCode } from './invitations.queries.ts'

/** Applications for further codes with their state, and the granted codes. */
export function MoreCodes() {
  return (
    <>
      <Applications />
      <Codes />
    </>
  )
}

function Applications() {
  const t = useTranslations('invitations')
  const { approved } = useLogin()
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState(false)
  const answer = useQuery(applicationList(page))
  const hasPending = answer.data?.rows.some(({ status }) => status === 'pending') === true
  return (
    <Card
      title={t('applications')}
      titleEnd={
        <Button
          size="sm"
          icon={Plus}
          disabledReason={approved ? (hasPending ? t('applicationWaits') : undefined) : t('needsKyc')}
          onPress={() => setOpen(true)}
        >
          {t('apply')}
        </Button>
      }
      flush
    >
      <RecordTable
        bare
        density="compact"
        label={t('applications')}
        answer={answer}
        page={page}
        onPage={setPage}
        rowId={({ id }) => id}
        columns={useApplicationColumns()}
        empty={{ title: t('noApplications'), text: t('noApplicationsText') }}
        failed={t('applicationsFailed')}
      />
      {open && <ApplyDialog onClose={() => setOpen(false)} />}
    </Card>
  )
}

const toneOf: Record<InvitationApplication['status'], Tone> = {
  pending: 'warning',
  approved: 'positive',
  rejected: 'negative',
}

function useApplicationColumns(): readonly Column<InvitationApplication>[] {
  const t = useTranslations('invitations')
  return [
    {
      key: 'number',
      title: t('application'),
      cell: ({ number, createdAt }) => (
        <span className="col" style={{ '--g': '2px' }}>
          <span>{number}</span>
          <time className="xs t3">{stampText(createdAt)}</time>
        </span>
      ),
    },
    { key: 'quantity', title: t('quantity'), cell: ({ quantity }) => <span className="num">{quantity}</span> },
    { key: 'description', title: t('description'), optional: true, cell: ({ description }) => description },
    {
      key: 'status',
      title: t('status'),
      align: 'end',
      cell: ({ status, reason, customerMessage }) => (
        <span className="col" style={{ '--g': '2px' }}>
          <Status tone={toneOf[status]}>{t(`applicationStatuses.${status}`)}</Status>
          {reason !== null && <span className="xs t3">{reason}</span>}
          {customerMessage !== null && <span className="xs t3">{customerMessage}</span>}
        </span>
      ),
    },
  ]
}

function Codes() {
  const t = useTranslations('invitations')
  const [ending, setEnding] = useState<InvitationCode>()
  return (
    <>
      <RecordCard
        label={t('codes')}
        list={codeList}
        rowId={({ id }) => id}
        columns={useCodeColumns(setEnding)}
        empty={{ title: t('noCodes'), text: t('noCodesText') }}
        failed={t('codesFailed')}
      />
      {ending && <EndCode of={ending} onClose={() => setEnding(undefined)} />}
    </>
  )
}

const codeTone: Record<InvitationCode['state'], Tone> = {
  usable: 'positive',
  used_up: 'neutral',
  expired: 'neutral',
  ended: 'neutral',
  withdrawn: 'negative',
}

function useCodeColumns(onEnd: (code: InvitationCode) => void): readonly Column<InvitationCode>[] {
  const t = useTranslations('invitations')
  return [
    {
      key: 'code',
      title: t('code'),
      cell: ({ code }) => <Copyable text={code} label={t('copyOne', { code })} />,
    },
    {
      key: 'left',
      title: t('usesLeft'),
      cell: ({ usesLeft, maxUses }) => (
        <span className="num">{t('ofUses', { left: String(usesLeft), max: String(maxUses) })}</span>
      ),
    },
    {
      key: 'until',
      title: t('until'),
      optional: true,
      cell: ({ expiresAt }) => <time className="t2">{stampText(expiresAt)}</time>,
    },
    {
      key: 'state',
      title: t('status'),
      align: 'end',
      cell: ({ state, endedAt }) => (
        <span className="col" style={{ '--g': '2px' }}>
          <Status tone={codeTone[state]}>{t(`states.${state}`)}</Status>
          {state === 'withdrawn' && <span className="xs t3">{t('withdrawnText')}</span>}
          {endedAt !== null && <time className="xs t3">{stampText(endedAt)}</time>}
        </span>
      ),
    },
    {
      key: 'go',
      title: '',
      align: 'end',
      cell: (code) =>
        code.state === 'usable' && (
          <IconButton icon={Ban} label={t('endOne', { code: code.code })} onPress={() => onEnd(code)} />
        ),
    },
  ]
}
