import { securityActionText } from '@tessera/contract/access/sessions/security-actions.ts'
import { Status } from '@tessera/ui/badge.tsx'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './customers.module.css'
import type { Security } from './customers.queries.ts'

type Row = Security['logins'][number] | Security['settings'][number]
const placeOf = ({ ip, device, city }: Row): string => [device, ip, city].filter((part) => part !== null).join(' · ')

/** The latest logins and failed attempts. */
export function LoginList({ rows }: { rows: Security['logins'] }) {
  const t = useTranslations('customers')
  if (rows.length === 0) return <p className="t3">{t('noLogins')}</p>
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className={s['record']}>
          <span>
            <time>{stampText(row.time)}</time>
            <small className="t3">
              {t(`loginTypes.${row.type}`)} · {placeOf(row)}
              {row.note !== null && ` · ${t(`recordNotes.${row.note}`)}`}
            </small>
          </span>
          <Status tone={row.status === 'success' ? 'positive' : 'negative'}>{t(`results.${row.status}`)}</Status>
        </li>
      ))}
    </ul>
  )
}

/** The latest changes of the security settings. */
export function SettingList({ rows }: { rows: Security['settings'] }) {
  const t = useTranslations('customers')
  const locale = useLocale()
  if (rows.length === 0) return <p className="t3">{t('noSettings')}</p>
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.id} className={s['record']}>
          <span>
            {securityActionText(row, locale)}
            <small className="t3">
              {placeOf(row)}
              {row.note !== null && ` · ${t(`recordNotes.${row.note}`)}`}
            </small>
          </span>
          <time className="t3">{stampText(row.time)}</time>
        </li>
      ))}
    </ul>
  )
}
