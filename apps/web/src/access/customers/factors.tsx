import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { KeyRound, Lock, Mail, ShieldCheck, Smartphone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { SettingRow } from '#parts/setting-row.tsx'
import type { User } from './customers.queries.ts'

export function Factors({ user, freezeHours }: { user: User; freezeHours: number | undefined }) {
  const t = useTranslations('customers')
  const locale = useLocale()
  const go = (word: 'change' | 'add' | 'backupCodes' | 'manage' | 'turnOff' | 'turnOn', href: string) => (
    <ButtonLink kind={word === 'add' ? 'soft' : 'secondary'} size="xs" href={href}>
      {t(`manage.${word}`)}
    </ButtonLink>
  )
  const stateOf = (on: boolean) => t(on ? 'manage.on' : 'manage.notSet')
  const { email, mobile, google, passkeys } = user.security
  return (
    <>
      <Card
        title={t('manage.factors')}
        titleEnd={
          freezeHours !== undefined && <span className="xs t3">{t('manage.factorsNote', { hours: freezeHours })}</span>
        }
        flush
      >
        <SettingRow
          icon={Mail}
          title={t('manage.email')}
          text={
            user.email === null ? t('manage.notSet') : email ? user.email : t('manage.emailLost', { email: user.email })
          }
          on={email}
          state={stateOf(email)}
          action={user.email === null ? go('add', paths.bindEmail(locale)) : go('change', paths.changeEmail(locale))}
        />
        <SettingRow
          icon={Smartphone}
          title={t('manage.phone')}
          text={user.mobile ?? t('manage.phoneText')}
          on={mobile}
          state={stateOf(mobile)}
          action={
            user.mobile === null ? (
              go('add', paths.bindPhone(locale))
            ) : (
              <span className="row">
                {go('change', paths.changePhone(locale))}
                {go(mobile ? 'turnOff' : 'turnOn', paths.closePhone(locale))}
              </span>
            )
          }
        />
        <SettingRow
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
        <SettingRow
          icon={KeyRound}
          title={t('manage.passkeys')}
          text={t('manage.passkeysText')}
          on={passkeys}
          state={stateOf(passkeys)}
          action={go(passkeys ? 'manage' : 'add', paths.passkeys(locale))}
        />
        <SettingRow
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
