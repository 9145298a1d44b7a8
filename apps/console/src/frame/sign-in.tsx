import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { operatorPasswordLength } from '@tessera/contract/office/operators/operators.ts'
import { Form } from '@tessera/ui/form.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Logo } from '@tessera/ui/mark.tsx'
import { NumberField } from '@tessera/ui/number-field.tsx'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { Qr } from '@tessera/ui/qr.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { WholeScreen } from '@tessera/ui/whole-screen.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { solveCaptcha } from '#parts/captcha.ts'
import { usePasskeys } from '#parts/passkeys.ts'
import { openSession, sessionNow } from '#parts/session.ts'
import { isEmail } from '#parts/input-rules.ts'
import s from './frame.module.css'
import { me } from '#parts/me.queries.ts'
import { LanguageMenu, ThemeSwitch } from './tools.tsx'

type Ticket = { ticket: string; needsNewPassword: boolean; otpauth: string | null }

/** The login by password and authenticator, or by a passkey alone. */
export const SignIn = () => (
  <main className={s['signIn']}>
    <SignInCard />
  </main>
)

/** A page that needs no login, with the logo and tools of the login. */
export const EntryCard = ({ children }: { children: ReactNode }) => (
  <main className={s['signIn']}>
    <CardWithTools>{children}</CardWithTools>
  </main>
)

/** The login that covers the screen after the session ended. The input below is kept for the same operator only. */
export function SignInAgain() {
  const t = useTranslations('shell')
  return (
    <WholeScreen label={t('signIn.againTitle')}>
      <div className={s['signIn']}>
        <SignInCard again />
      </div>
    </WholeScreen>
  )
}

function SignInCard({ again = false }: { again?: boolean }) {
  const [ticket, setTicket] = useState<Ticket>()
  return (
    <CardWithTools>
      {ticket === undefined ? (
        <PasswordStep again={again} onTicket={setTicket} />
      ) : (
        <CodeStep {...ticket} onBack={() => setTicket(undefined)} />
      )}
    </CardWithTools>
  )
}

const CardWithTools = ({ children }: { children: ReactNode }) => (
  <div className={s['signInCard']}>
    <div className="row row--between">
      <Logo />
      <span className={s['signInTools']}>
        <ThemeSwitch />
        <LanguageMenu />
      </span>
    </div>
    {children}
  </div>
)

type Login = { email: string; password: string }

/**
 * The server asks for a captcha after the first wrong passwords of a name; the proof of work is solved automatically.
 */
async function loginWithCaptcha(input: Login): Promise<Ticket> {
  try {
    return await api.operatorSignIn.login(input)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CAPTCHA_REQUIRED') throw error
    return api.operatorSignIn.login({ ...input, captcha: await solveCaptcha() })
  }
}

type PasswordStepProps = { again: boolean; onTicket: (ticket: Ticket) => void }

function PasswordStep({ again, onTicket }: PasswordStepProps) {
  const t = useTranslations('shell')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const login = useAct(loginWithCaptcha, onTicket)
  return (
    <Form className="col" refusal={login.error} onSubmit={() => login.run({ email, password })}>
      <h1 className="h3">{t(again ? 'signIn.againTitle' : 'signIn.title')}</h1>
      <p className="t3">{t(again ? 'signIn.againText' : 'signIn.text')}</p>
      <TextInput
        label={t('signIn.email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        value={email}
        onChange={setEmail}
        required
        error={email === '' || isEmail(email) ? undefined : t('signIn.emailWrong')}
        fault={email === '' ? t('signIn.emailFirst') : undefined}
      />
      <PasswordField
        label={t('signIn.password')}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        fault={password === '' ? t('signIn.passwordFirst') : undefined}
      />
      <FormErrors />
      <Button
        type="submit"
        block
        loading={login.busy}
        disabledReason={isEmail(email) && password !== '' ? undefined : t('signIn.fill')}
      >
        {t('signIn.next')}
      </Button>
      <PasskeyButton />
    </Form>
  )
}

/** Logs in by passkey. It needs no password, so failed password attempts of others cannot lock its holder out. */
function PasskeyButton() {
  const t = useTranslations('shell')
  const device = usePasskeys()
  const open = useOpenSession()
  const signIn = useMutation({
    mutationFn: async () => {
      const { challengeId, options, browserSecret } = await api.operatorPasskeys.loginOptions({})
      return api.operatorPasskeys.login({ challengeId, browserSecret, credential: await device.answer(options) })
    },
    onSuccess: open,
  })
  return (
    <>
      <Button
        kind="secondary"
        block
        loading={signIn.isPending}
        disabledReason={device.whyNot}
        onPress={() => signIn.mutate()}
      >
        {t('signIn.passkey')}
      </Button>
      {signIn.error && (
        <Banner tone="negative" live>
          {signIn.error.message}
        </Banner>
      )}
    </>
  )
}

/** Opens the session after a login; a covered screen continues if it is the same operator. */
function useOpenSession(): (opened: { token: string; operatorId: string }) => void {
  const client = useQueryClient()
  return ({ token, operatorId }) =>
    openSession(token, sessionNow().state === 'lapsed' && client.getQueryData(me.queryKey)?.id === operatorId)
}

function CodeStep({ ticket, needsNewPassword, otpauth, onBack }: Ticket & { onBack: () => void }) {
  const t = useTranslations('shell')
  const [code, setCode] = useState('')
  const [newPassword, setNewPassword] = useState('')
  const confirm = useAct(api.operatorSignIn.confirm, useOpenSession())
  const isLong = newPassword.length >= operatorPasswordLength.min
  const ready = code.length === 6 && (!needsNewPassword || isLong)
  const send = () => confirm.run({ ticket, code, ...(needsNewPassword && { newPassword }) })
  return (
    <Form className="col" refusal={confirm.error} onSubmit={send}>
      <h1 className="h3">{t('signIn.codeTitle')}</h1>
      <p className="t3">{t('signIn.codeText')}</p>
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
          fault={isLong ? undefined : t('signIn.newPasswordFirst')}
        />
      )}
      <NumberField
        kind="digits"
        label={t('signIn.code')}
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={setCode}
        fault={code.length === 6 ? undefined : t('signIn.codeFirst')}
      />
      <FormErrors />
      <Button type="submit" block loading={confirm.busy} disabledReason={ready ? undefined : t('signIn.fill')}>
        {t('signIn.enter')}
      </Button>
      <Button kind="ghost" block onPress={onBack}>
        {t('signIn.back')}
      </Button>
    </Form>
  )
}
