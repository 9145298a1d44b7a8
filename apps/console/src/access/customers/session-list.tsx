import { NOTABLE_DRIFT_SECONDS } from '@tessera/domain/access/sessions/clock-drift.ts'
import { Button } from '@tessera/ui/button.tsx'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import { useMay } from '#parts/me.queries.ts'
import s from './customers.module.css'
import type { Security } from './customers.queries.ts'
import type { Ending } from './end-sessions.tsx'

/** The active sessions of the account, each with a button to end it. */
export function SessionList({ of, onEnd }: { of: Security; onEnd: (ending: Ending) => void }) {
  const t = useTranslations('customers')
  const shell = useTranslations('shell')
  const mayManage = useMay('customers.manage')
  const driftOf = (seconds: number | null): string =>
    seconds === null || Math.abs(seconds) < NOTABLE_DRIFT_SECONDS
      ? ''
      : ` · ${t(seconds > 0 ? 'clockAhead' : 'clockBehind', { seconds: Math.abs(seconds) })}`
  if (of.sessions.length === 0) return <p className="t3">{t('nobodySignedIn')}</p>
  return (
    <ul>
      {of.sessions.map((session) => (
        <li key={session.id} className={s['record']}>
          <span>
            {session.device}
            <small className="t3">
              {session.ip} · {t('seen', { at: stampText(session.seenAt) })}
              {driftOf(session.clockDriftSeconds)}
            </small>
          </span>
          <Button
            kind="secondary"
            size="xs"
            aria-label={t('endOf', { device: session.device, ip: session.ip })}
            disabledReason={mayManage ? undefined : shell('notAllowed')}
            onPress={() => onEnd(session)}
          >
            {t('end')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
