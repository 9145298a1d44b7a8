import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { enrolmentSteps } from '@tessera/contract/office/operators/first-operators.ts'
import { operatorPasswordLength } from '@tessera/contract/office/operators/operators.ts'
import { Form } from '@tessera/ui/form.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { NumberField } from '@tessera/ui/number-field.tsx'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { Qr } from '@tessera/ui/qr.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { Stepper } from '@tessera/ui/stepper.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useRequested, useRouter } from '#parts/console-router.ts'
import { isEmail } from '#parts/input-rules.ts'
import { usePasskeys } from '#parts/passkeys.ts'
import { screenPath } from '#parts/paths.ts'
import { refusalAt } from '#parts/refusal.tsx'
import { openSession } from '#parts/session.ts'
import { stampText } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import { EntryCard } from './sign-in.tsx'

type Enrolment = Awaited<ReturnType<typeof api.firstOperators.open>>
type StepProps = { link: string; onStep: (next: Enrolment) => void }

/** The page of a first operator's link, whose secret is in the part of the address that browsers do not send. */
export function Enrol() {
  const t = useTranslations('shell')
  const { hash: link } = useRequested()
  return (
    <EntryCard>
      <h1 className="h3">{t('enrol.title')}</h1>
      {link === '' ? <Banner tone="negative">{t('enrol.noLink')}</Banner> : <Opened key={link} link={link} />}
    </EntryCard>
  )
}

function Opened({ link }: { link: string }) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const client = useQueryClient()
  const query = { queryKey: ['enrolment', link], queryFn: () => api.firstOperators.open({ link }), retry: false }
  const { data, error } = useQuery(query)
  if (error !== null)
    return (
      <>
        <Banner tone="negative" live>
          {error.message}
        </Banner>
        <ButtonLink kind="secondary" href={screenPath(locale, 'queue')}>
          {t('enrol.toLogin')}
        </ButtonLink>
      </>
    )
  if (data === undefined) return <Skeleton width="100%" />
  const Step = steps[data.step]
  return (
    <>
      <p className="t3">{t('enrol.text', { until: stampText(data.expiresAt) })}</p>
      <Stepper
        labels={enrolmentSteps.map((step) => t(`enrol.steps.${step}`))}
        now={enrolmentSteps.indexOf(data.step)}
      />
      <Step link={link} enrolment={data} onStep={(next) => client.setQueryData(query.queryKey, next)} />
    </>
  )
}

/** The refusal of a step, unless its field shows it; also an error of the device. */
const Problem = ({ of, at }: { of: Error | null; at?: string }) =>
  of === null || (of instanceof ApiError && at !== undefined && of.field === at) ? null : (
    <Banner tone="negative" live>
      {of.message}
    </Banner>
  )

const refusedAt = (error: Error | null, field: string, formError?: string) =>
  refusalAt(error instanceof ApiError ? error : undefined, field, formError)

function DetailsStep({ link, onStep }: StepProps) {
  const t = useTranslations('shell')
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const send = useMutation({
    mutationFn: () => api.firstOperators.details({ link, name, email }),
    onSuccess: onStep,
  })
  const isReady = name.trim() !== '' && isEmail(email)
  return (
    <Form className="col" onSubmit={() => send.mutate()}>
      <Problem of={send.error} at="email" />
      <TextInput
        label={t('enrol.name')}
        autoComplete="name"
        maxLength={60}
        value={name}
        onChange={setName}
        fault={name.trim() === '' ? t('enrol.nameFirst') : undefined}
      />
      <TextInput
        label={t('signIn.email')}
        type="email"
        help={t('enrol.emailText')}
        autoComplete="username"
        maxLength={254}
        value={email}
        onChange={setEmail}
        fault={email === '' ? t('signIn.emailFirst') : undefined}
        {...refusedAt(send.error, 'email', email === '' || isEmail(email) ? undefined : t('signIn.emailWrong'))}
      />
      <FormErrors />
      <Button type="submit" block loading={send.isPending} disabledReason={isReady ? undefined : t('signIn.fill')}>
        {t('signIn.next')}
      </Button>
    </Form>
  )
}

function PasskeyStep({ link, onStep }: StepProps) {
  const t = useTranslations('shell')
  const device = usePasskeys()
  const [name, setName] = useState('')
  const send = useMutation({
    mutationFn: async () => {
      const { challengeId, options } = await api.firstOperators.passkeyOptions({ link })
      return api.firstOperators.passkey({ link, challengeId, name, credential: await device.make(options) })
    },
    onSuccess: onStep,
  })
  return (
    <Form className="col" onSubmit={() => send.mutate()}>
      <p className="t3">{t('enrol.passkeyText')}</p>
      <Problem of={send.error} />
      <TextInput
        label={t('enrol.device')}
        maxLength={40}
        value={name}
        onChange={setName}
        fault={name.trim() === '' ? t('enrol.deviceFirst') : undefined}
      />
      <FormErrors />
      <Button
        type="submit"
        block
        loading={send.isPending}
        disabledReason={device.whyNot ?? (name.trim() === '' ? t('enrol.deviceFirst') : undefined)}
      >
        {t('enrol.create')}
      </Button>
    </Form>
  )
}

function AuthenticatorStep({ link, enrolment: { otpauth } }: StepProps & { enrolment: Enrolment }) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const { history } = useRouter()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const send = useMutation({
    mutationFn: () => api.firstOperators.authenticator({ link, code, password }),
    onSuccess: ({ token }) => {
      openSession(token, false)
      history.replace(screenPath(locale, 'setup'))
    },
  })
  const isLong = password.length >= operatorPasswordLength.min
  const isReady = isLong && code.length === 6
  const key = otpauth === null ? '' : (new URL(otpauth).searchParams.get('secret') ?? '')
  return (
    <Form className="col" onSubmit={() => send.mutate()}>
      <p className="t3">{t('enrol.authenticatorText')}</p>
      {otpauth !== null && <Qr text={otpauth} label={t('signIn.scan')} />}
      <p>
        {t('enrol.key')}: <Copyable text={key} label={t('enrol.copyKey')} />
      </p>
      <Problem of={send.error} at="code" />
      <PasswordField
        label={t('enrol.password')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        fault={isLong ? undefined : t('signIn.newPasswordFirst')}
      />
      <NumberField
        kind="digits"
        label={t('signIn.code')}
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={setCode}
        fault={code.length === 6 ? undefined : t('signIn.codeFirst')}
        {...refusedAt(send.error, 'code')}
      />
      <FormErrors />
      <Button type="submit" block loading={send.isPending} disabledReason={isReady ? undefined : t('signIn.fill')}>
        {t('enrol.finish')}
      </Button>
    </Form>
  )
}

const steps = { details: DetailsStep, passkey: PasskeyStep, authenticator: AuthenticatorStep } as const
