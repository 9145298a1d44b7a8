import { operatorPasswordLength } from '@tessera/contract/operators.ts'
import { Attempt } from '@tessera/ui/attempt.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Logo } from '@tessera/ui/mark.tsx'
import { NumberField } from '@tessera/ui/number-field.tsx'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { Qr } from '@tessera/ui/qr.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { WholeScreen } from '@tessera/ui/whole-screen.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '../lib/act.ts'
import { api } from '../lib/api.ts'
import { Refusal } from '../lib/refusal.tsx'
import { openSession, sessionNow } from '../lib/session.ts'
import { isEmail } from '../lib/typed.ts'
import s from './frame.module.css'
import { me } from './me.queries.ts'
import { LanguageMenu, ThemeSwitch } from './tools.tsx'

type Ticket = { ticket: string; needsNewPassword: boolean; otpauth: string | null }

/** Password, then authenticator: nobody is signed in by one of them. */
export const SignIn = () => (
  <main className={s['door']}>
    <Door />
  </main>
)

/** Over the screen of somebody whose session ended: what they typed waits below until they are back, and for nobody else. */
export function SignInAgain() {
  const t = useTranslations('shell')
  return (
    <WholeScreen label={t('signIn.againTitle')}>
      <div className={s['door']}>
        <Door again />
      </div>
    </WholeScreen>
  )
}

function Door({ again = false }: { again?: boolean }) {
  const [ticket, setTicket] = useState<Ticket>()
  return (
    <div className={s['doorCard']}>
      <div className="row row--between">
        <Logo />
        <span className={s['doorTools']}>
          <ThemeSwitch />
          <LanguageMenu />
        </span>
      </div>
      {ticket === undefined ? (
        <PasswordStep again={again} onTicket={setTicket} />
      ) : (
        <CodeStep {...ticket} onBack={() => setTicket(undefined)} />
      )}
    </div>
  )
}

type PasswordStepProps = { again: boolean; onTicket: (ticket: Ticket) => void }

function PasswordStep({ again, onTicket }: PasswordStepProps) {
  const t = useTranslations('shell')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const login = useAct(api.operatorSignIn.login, onTicket)
  return (
    <Attempt className="col" onSubmit={() => login.run({ email, password })}>
      <h1 className="h3">{t(again ? 'signIn.againTitle' : 'signIn.title')}</h1>
      <p className="t3">{t(again ? 'signIn.againText' : 'signIn.text')}</p>
      <Refusal of={login.error} />
      <TextInput
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        value={email}
        onChange={setEmail}
        required
        error={email === '' || isEmail(email) ? undefined : t('signIn.emailWrong')}
        wrong={email === '' ? t('signIn.emailFirst') : undefined}
      />
      <PasswordField
        label={t('signIn.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        wrong={password === '' ? t('signIn.passwordFirst') : undefined}
      />
      <Button
        type="submit"
        block
        loading={login.busy}
        disabledReason={isEmail(email) && password !== '' ? undefined : t('signIn.fill')}
      >
        {t('signIn.next')}
      </Button>
    </Attempt>
  )
}

function CodeStep({ ticket, needsNewPassword, otpauth, onBack }: Ticket & { onBack: () => void }) {
  const t = useTranslations('shell')
  const [code, setCode] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const client = useQueryClient()
  const confirm = useAct(api.operatorSignIn.confirm, ({ token, operatorId }) =>
    openSession(token, sessionNow().state === 'lapsed' && client.getQueryData(me.queryKey)?.id === operatorId),
  )
  const isLong = newPassword.length >= operatorPasswordLength.min
  const ready = code.length === 6 && (!needsNewPassword || isLong)
  const send = () => confirm.run({ ticket, code, ...(needsNewPassword && { newPassword }) })
  return (
    <Attempt className="col" onSubmit={send}>
      <h1 className="h3">{t('signIn.codeTitle')}</h1>
      <p className="t3">{t('signIn.codeText')}</p>
      <Refusal of={confirm.error} />
      {otpauth !== null && (
        <>
          <p className="t3">{t('signIn.scanText')}</p>
          <Qr text={otpauth} label={t('signIn.scan')} />
        </>
      )}
      {needsNewPassword && (
        <PasswordField
          label={t('signIn.newPassword')}
          help={t('signIn.newPasswordText')}
          autoComplete="new-password"
          value={newPassword}
          onChange={setNewPassword}
          wrong={isLong ? undefined : t('signIn.newPasswordFirst')}
        />
      )}
      <NumberField
        kind="digits"
        label={t('signIn.code')}
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={setCode}
        wrong={code.length === 6 ? undefined : t('signIn.codeFirst')}
      />
      <Button type="submit" block loading={confirm.busy} disabledReason={ready ? undefined : t('signIn.fill')}>
        {t('signIn.enter')}
      </Button>
      <Button kind="ghost" block onPress={onBack}>
        {t('signIn.back')}
      </Button>
    </Attempt>
  )
}
