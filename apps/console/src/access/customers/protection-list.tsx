import { Icon } from '@tessera/ui/icon.tsx'
import { CircleCheck, CircleMinus } from 'lucide-react'
import { useTranslations } from 'use-intl'
import s from './customers.module.css'
import type { Security } from './customers.queries.ts'

/** The factors and other protections of the account. */
export function ProtectionList({ of }: { of: Security }) {
  const t = useTranslations('customers')
  const { factors } = of
  const rows = [
    ['email', factors.email, of.email],
    ['mobile', factors.mobile, of.phone],
    ['google', factors.google, factors.google ? t('backupCodes', { n: of.backupCodesLeft }) : null],
    ['passkey', factors.passkey, factors.passkey ? t('passkeys', { n: of.passkeys }) : null],
    ['fundPassword', of.fundPassword, null],
    ['phishingPhrase', of.phishingPhrase, null],
  ] as const
  return (
    <ul>
      {rows.map(([name, has, note]) => (
        <li key={name} className={s['check']}>
          <span className={has ? s['fine'] : s['none']}>
            <Icon of={has ? CircleCheck : CircleMinus} />
          </span>
          <span>
            {t(`protections.${name}`)}
            {note !== null && <small className="t3">{note}</small>}
          </span>
          <span className="t3">{t(has ? 'on' : 'off')}</span>
        </li>
      ))}
    </ul>
  )
}
