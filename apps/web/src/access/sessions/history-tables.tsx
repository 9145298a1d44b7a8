import { NOTABLE_DRIFT_SECONDS } from '@tessera/domain/access/sessions/clock-drift.ts'
import { securityActionText } from '@tessera/contract/access/sessions/security-actions.ts'
import { Badge, Status } from '@tessera/ui/badge.tsx'
import { Button } from '@tessera/ui/button.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { RecordTable } from '#parts/record-table.tsx'
import { RemoveDialog, useRemoved } from '#parts/remove-dialog.tsx'
import { NotMe } from './not-me.tsx'
import {
  loginHistory,
  type LoginRecord,
  type OpenSession,
  openSessions,
  settingHistory,
  type SettingRecord,
} from './sessions.queries.ts'

type Paged = { page: number; size: number; onPage: (page: number) => void }

export function LoginHistory({ page, size, onPage }: Paged) {
  const t = useTranslations('sessions')
  const [doubted, setDoubted] = useState<LoginRecord>()
  return (
    <>
      <RecordTable
        density="compact"
        label={t('history.logins')}
        answer={useQuery(loginHistory(page, size))}
        page={page}
        pageSize={size}
        onPage={onPage}
        rowId={({ id }) => id}
        empty={{ title: t('history.none'), text: t('history.noneText') }}
        failed={t('history.failed')}
        columns={useLoginColumns(setDoubted)}
      />
      {doubted && <NotMe record={doubted} onClose={() => setDoubted(undefined)} />}
    </>
  )
}

export function SettingHistory({ page, size, onPage }: Paged) {
  const t = useTranslations('sessions')
  return (
    <RecordTable
      density="compact"
      label={t('history.changes')}
      answer={useQuery(settingHistory(page, size))}
      page={page}
      pageSize={size}
      onPage={onPage}
      rowId={({ id }) => id}
      empty={{ title: t('history.none'), text: t('history.noneText') }}
      failed={t('history.failed')}
      columns={useSettingColumns()}
    />
  )
}

export function OpenSessions() {
  const t = useTranslations('sessions')
  const [sessionToEnd, setSessionToEnd] = useState<OpenSession>()
  return (
    <>
      <RecordTable
        density="compact"
        label={t('history.signedIn')}
        answer={useQuery(openSessions())}
        page={1}
        pageSize={100}
        onPage={() => undefined}
        rowId={({ id }) => id}
        empty={{ title: t('history.none'), text: t('history.noneText') }}
        failed={t('history.failed')}
        columns={useSessionColumns(setSessionToEnd)}
      />
      {sessionToEnd && <SignOut session={sessionToEnd} onClose={() => setSessionToEnd(undefined)} />}
    </>
  )
}

function SignOut({ session, onClose }: { session: OpenSession; onClose: () => void }) {
  const t = useTranslations('sessions')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.sessions.revoke({ id: session.id }),
    onSuccess: useRemoved(t('history.signedOut'), ['sessions'], onClose),
  })
  return (
    <RemoveDialog
      title={t('history.signOutTitle')}
      confirm={t('history.signOut')}
      busy={isPending}
      {...{ error, onClose }}
      onConfirm={() => mutate()}
    >
      <p className="t2">{t('history.signOutText', { device: session.device })}</p>
    </RemoveDialog>
  )
}

export function useLoginColumns(onDoubt?: (record: LoginRecord) => void): readonly Column<LoginRecord>[] {
  const t = useTranslations('sessions')
  return [
    {
      key: 'time',
      title: t('history.time'),
      cell: ({ time, ip }) => (
        <>
          <time className="t2">{stampText(time)}</time>
          <div className="col-below num xs t3">{ip}</div>
        </>
      ),
    },
    { key: 'type', title: t('history.type'), optional: true, cell: ({ type }) => t(`history.types.${type}`) },
    { key: 'ip', title: t('history.ip'), optional: true, cell: ({ ip }) => <span className="num">{ip}</span> },
    { key: 'city', title: t('history.city'), optional: true, cell: ({ city }) => city ?? '--' },
    { key: 'device', title: t('history.device'), optional: true, cell: ({ device }) => device ?? '--' },
    { key: 'note', title: t('history.note'), optional: true, cell: ({ note }) => note && t(`history.notes.${note}`) },
    {
      key: 'status',
      title: t('history.status'),
      cell: ({ status }) => (
        <Status tone={status === 'success' ? 'positive' : 'negative'}>{t(`history.statuses.${status}`)}</Status>
      ),
    },
    ...(onDoubt === undefined
      ? []
      : [
          {
            key: 'go',
            title: '',
            align: 'end' as const,
            cell: (record: LoginRecord) => (
              <Button kind="ghost" size="xs" onPress={() => onDoubt(record)}>
                {t('history.notMe')}
              </Button>
            ),
          },
        ]),
  ]
}

export function useSettingColumns(): readonly Column<SettingRecord>[] {
  const t = useTranslations('sessions')
  const locale = useLocale()
  return [
    { key: 'time', title: t('history.time'), cell: ({ time }) => <time className="t2">{stampText(time)}</time> },
    { key: 'action', title: t('history.action'), cell: (row) => securityActionText(row, locale) },
    { key: 'ip', title: t('history.ip'), optional: true, cell: ({ ip }) => <span className="num">{ip}</span> },
    { key: 'city', title: t('history.city'), optional: true, cell: ({ city }) => city ?? '--' },
    { key: 'device', title: t('history.device'), optional: true, cell: ({ device }) => device ?? '--' },
    { key: 'note', title: t('history.note'), optional: true, cell: ({ note }) => note && t(`history.notes.${note}`) },
  ]
}

/** Warns if the device's clock was wrong at the login, because authenticator codes then fail. */
function ClockDrift({ seconds }: { seconds: number | null }) {
  const t = useTranslations('sessions')
  if (seconds === null || Math.abs(seconds) < NOTABLE_DRIFT_SECONDS) return null
  const [side, by] = [seconds > 0 ? 'clockAhead' : 'clockBehind', Math.abs(seconds)] as const
  return (
    <span className="xs t3" style={{ display: 'block' }}>
      {t(`history.${side}`, { minutes: Math.max(1, Math.round(by / 60)) })}
    </span>
  )
}

function useSessionColumns(onLeave: (session: OpenSession) => void): readonly Column<OpenSession>[] {
  const t = useTranslations('sessions')
  return [
    {
      key: 'device',
      title: t('history.device'),
      cell: ({ device, clockDriftSeconds }) => (
        <>
          {device}
          <ClockDrift seconds={clockDriftSeconds} />
        </>
      ),
    },
    { key: 'ip', title: t('history.ip'), optional: true, cell: ({ ip }) => <span className="num">{ip}</span> },
    {
      key: 'seen',
      title: t('history.lastSeen'),
      optional: true,
      cell: ({ seenAt }) => <time className="t2">{stampText(seenAt)}</time>,
    },
    {
      key: 'go',
      title: '',
      align: 'end',
      cell: (session) =>
        session.current ? (
          <Badge tone="info">{t('history.here')}</Badge>
        ) : (
          <Button kind="ghost" size="xs" onPress={() => onLeave(session)}>
            {t('history.signOut')}
          </Button>
        ),
    },
  ]
}
