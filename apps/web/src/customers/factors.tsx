import { Status } from '@tessera/ui/badge.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { KeyRound, Lock, type LucideIcon, Mail, ShieldCheck, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/words.tsx'
import type { User } from './customers.queries.ts'
import s from './customers.module.css'
import { useCustomerWords } from './customers-words.ts'

type FactorProps = { icon: LucideIcon; title: string; text: string; on: boolean; state: string; action: ReactNode }

const Factor = ({ icon, title, text, on, state, action }: FactorProps) => (
  <div className={s['factor']}>
    <span className={s['icon']}>
      <Icon of={icon} size={20} />
    </span>
    <div>
      <b className="fw6">{title}</b>
      <p>{text}</p>
    </div>
    <span className={s['state']}>
      <Status tone={on ? 'positive' : 'neutral'}>{state}</Status>
    </span>
    <span className={s['act']}>{action}</span>
  </div>
)

export function Factors({ user, freezeHours }: { user: User; freezeHours: number | undefined }) {
  const t = useCustomerWords()
  const locale = useLocale()
  const go = (word: 'change' | 'add' | 'backupCodes' | 'manage' | 'turnOff' | 'turnOn', href: string) => (
    <ButtonLink kind={word === 'add' ? 'soft' : 'secondary'} size="xs" href={href}>
      {t(`manage.${word}`)}
    </ButtonLink>
  )
  const stateOf = (on: boolean) => t(on ? 'manage.on' : 'manage.notSet')
  const { email, mobile, google, passkey } = user.security
  return (
    <>
      <Card
        title={t('manage.factors')}
        titleEnd={
          freezeHours !== undefined && <span className="xs t3">{t('manage.factorsNote', { hours: freezeHours })}</span>
        }
        flush
      >
        <Factor
          icon={Mail}
          title={t('manage.email')}
          text={user.email ?? t('manage.notSet')}
          on={email}
          state={stateOf(email)}
          action={user.email === null ? go('add', paths.bindEmail(locale)) : go('change', paths.changeEmail(locale))}
        />
        <Factor
          icon={Smartphone}
          title={t('manage.phone')}
          text={user.phone ?? t('manage.phoneText')}
          on={mobile}
          state={stateOf(mobile)}
          action={
            user.phone === null ? (
              go('add', paths.bindPhone(locale))
            ) : (
              <span className="row">
                {go('change', paths.changePhone(locale))}
                {go(mobile ? 'turnOff' : 'turnOn', paths.closePhone(locale))}
              </span>
            )
          }
        />
        <Factor
          icon={ShieldCheck}
          title={t('manage.authenticator')}
          text={t('manage.authenticatorText')}
          on={google}
          state={stateOf(google)}
          action={
            google ? (
              <span className="row">
                {go('backupCodes', paths.backupCodes(locale))}
                {go('turnOff', paths.closeGoogle(locale))}
              </span>
            ) : (
              go('add', paths.bindGoogle(locale))
            )
          }
        />
        <Factor
          icon={KeyRound}
          title={t('manage.passkeys')}
          text={t('manage.passkeysText')}
          on={passkey}
          state={stateOf(passkey)}
          action={go(passkey ? 'manage' : 'add', paths.passkeys(locale))}
        />
        <Factor
          icon={Lock}
          title={t('manage.password')}
          text={t('manage.passwordText')}
          on
          state={t('manage.set')}
          action={
            <ButtonLink kind="secondary" size="xs" href={paths.changePassword(locale)}>
              {t('manage.change')}
            </ButtonLink>
          }
        />
      </Card>
    </>
  )
}
