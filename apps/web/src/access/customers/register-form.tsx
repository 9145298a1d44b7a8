import type { CaptchaProof } from '@tessera/contract/services/captcha/captcha.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { NumberField } from '@tessera/ui/number-field.tsx'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { SendCode } from '@tessera/ui/send-code.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { type AccountNameKind, newAccountName, noAccount } from '#parts/account-name.ts'
import { useAccountFaultText } from '#parts/account-words.ts'
import { api } from '#parts/api.ts'
import { useSiteAccess } from '#parts/site-access.ts'
import { Fields } from '#parts/fields.tsx'
import { resolverOf, useField } from '#parts/form.ts'
import { paths } from '#parts/paths.ts'
import { publicInfo } from '#parts/public-info.queries.ts'
import { useLocale } from '#parts/use-locale.ts'
import { AccountInput } from '#parts/account-input.tsx'
import { useCaptcha } from '#parts/use-captcha.tsx'
import s from './customers.module.css'
import { type RegisterBody, type RegisterFields, type RegisterFault, toRegister } from './to-register.ts'

type RegisterFormProps = {
  email: string
  /** The code from the link that opened this page. */
  inviteCode: string
  termsVersion: string | undefined
  /** True if registration needs an invitation. */
  inviteRequired: boolean
  onSession: (token: string) => void
}
type Form = UseFormReturn<RegisterFields, unknown, RegisterBody>

/** The server reports this only after the address is verified. */
const isKnown = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'EMAIL_EXIST' || error.code === 'PHONE_EXIST')

/** The registration form. The code verifies the email or phone first; then the account is created and logged in. */
export function RegisterForm({ email, inviteCode, termsVersion, inviteRequired, onSession }: RegisterFormProps) {
  const t = useTranslations('customers')
  const form: Form = useForm<RegisterFields, unknown, RegisterBody>({
    defaultValues: {
      account: { ...noAccount, email },
      code: '',
      password: '',
      inviteCode,
      terms: false,
      challengeId: '',
    },
    resolver: resolverOf(
      (fields: RegisterFields) => toRegister(fields, inviteRequired),
      useAccountFaultText<RegisterFault>((fault) => t(`register.errors.${fault}`)),
    ),
    mode: 'onTouched',
  })
  const locale = useLocale()
  const siteAccess = useSiteAccess()
  const register = useRegister(termsVersion, onSession, () => form.setValue('terms', false))
  const account = useField(form, 'account')
  const { kind } = account.value
  /** The input stays; the code is cleared because it was sent to the other address. */
  const choose = (next: AccountNameKind) => {
    form.setValue('account', { ...account.value, kind: next })
    form.setValue('code', '')
    form.setValue('challengeId', '')
    form.clearErrors(['account', 'code'])
    register.reset()
  }
  return (
    <>
      <Tabs
        label={t('register.ways')}
        chosen={kind}
        onChange={choose}
        items={[
          { index: 'email', name: t('register.byEmail') },
          { index: 'phone', name: t('register.byPhone') },
        ]}
      />
      <Form
        refusal={isKnown(register.error) ? undefined : register.error}
        className="col"
        style={{ '--g': '16px' }}
        onSubmit={() => void form.handleSubmit((body) => register.mutate(body))()}
      >
        <Fields>
          {isKnown(register.error) && (
            <Banner tone="negative" live>
              {register.error?.message}{' '}
              {siteAccess.login && (
                <Link className="link" href={paths.login(locale)}>
                  {t('register.login')}
                </Link>
              )}
            </Banner>
          )}
          <AccountInput {...account} />
          <CodeField key={kind} form={form} />
          <PasswordField
            size="lg"
            label={t('register.password')}
            autoComplete="new-password"
            rules
            {...useField(form, 'password')}
          />
          <Invitation form={form} required={inviteRequired} open={inviteCode !== ''} />
          <Terms form={form} />
          <FormErrors />
          <Button type="submit" size="lg" block loading={register.isPending} disabled={termsVersion === undefined}>
            {t('register.submit')}
          </Button>
        </Fields>
      </Form>
    </>
  )
}

/** Keeps a verified code, so that a retry after a refusal need not verify it again. */
function useRegister(termsVersion: string | undefined, onSession: (token: string) => void, onOutdated: () => void) {
  const client = useQueryClient()
  const locale = useLocale()
  const proven = useRef<{ of: string; verifyToken: string }>(undefined)
  return useMutation({
    mutationFn: async ({ code, challengeId, ...body }: RegisterBody) => {
      const of = `${challengeId} ${code}`
      if (proven.current?.of !== of) {
        const { verifyToken } = await api.verification.prove({ challengeId, code })
        proven.current = { of, verifyToken }
      }
      const { verifyToken } = proven.current
      return api.customers.register({
        ...body,
        verifyToken,
        termsVersion: termsVersion ?? '',
        termsAccepted: true,
        lang: locale,
      })
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'REGISTRATION_TERMS_OUTDATED') return undefined
      onOutdated()
      return client.invalidateQueries({ queryKey: publicInfo().queryKey })
    },
    onSuccess: ({ token }) => onSession(token),
  })
}

type Sending = { account: string; by: 'text' | 'voice'; captcha: CaptchaProof }

function CodeField({ form }: { form: Form }) {
  const t = useTranslations('customers')
  const shell = useTranslations('shell')
  const locale = useLocale()
  const [resendAt, setResendAt] = useState<number>()
  const voice = useQuery(publicInfo()).data?.voice_sms_open === 1
  const captcha = useCaptcha('register')
  const { kind } = useField(form, 'account').value
  const send = useMutation({
    mutationFn: ({ by, ...request }: Sending) => {
      const body = { ...request, scene: 'register', lang: locale } as const
      return kind === 'email'
        ? api.verification.sendEmail(body)
        : api.verification.sendSms({ ...body, channel: by === 'voice' ? 'voice' : 'sms' })
    },
    onSuccess: (challenge, { account }) => {
      if (form.getValues('account').kind !== kind) return
      form.setValue('challengeId', challenge.challengeId)
      form.clearErrors('code')
      setResendAt(new Date(challenge.resendAt).getTime())
      toast('positive', t('register.sent', { account }))
      if (challenge.channelStatus === 'delayed') toast('warning', shell('codesDelayed'))
    },
    onError: (error) => form.setError('code', { message: error.message }),
  })
  const requestCode = (by: 'text' | 'voice') => {
    const account = newAccountName(form.getValues('account'))
    if (account === undefined) void form.trigger('account')
    else captcha.solve((proof) => send.mutate({ account, by, captcha: proof }))
  }
  return (
    <>
      <NumberField
        kind="digits"
        size="lg"
        label={t(kind === 'email' ? 'register.code' : 'register.smsCode')}
        placeholder={t('register.codePlaceholder')}
        autoComplete="one-time-code"
        maxLength={6}
        suffix={
          <SendCode
            onSend={requestCode}
            sending={send.isPending}
            availableAt={resendAt}
            voice={voice && kind === 'phone'}
          />
        }
        {...useField(form, 'code')}
      />
      {captcha.dialog}
    </>
  )
}

function Invitation({ form, required, open }: { form: Form; required: boolean; open: boolean }) {
  const t = useTranslations('customers')
  const label = t(required ? 'register.inviteNeeded' : 'register.inviteCode')
  const field = <TextInput size="lg" label={label} maxLength={20} {...useField(form, 'inviteCode')} />
  // The server renders the page without its query, so the dialog opens only after hydration.
  const opens = useHydrated() && open
  if (required) return field
  return (
    <details className={s['invite']} open={opens}>
      <summary className="link sm">
        {t('register.invite')}
        <Icon of={Plus} size={16} />
      </summary>
      <div style={{ marginTop: 10 }}>{field}</div>
    </details>
  )
}

function Terms({ form }: { form: Form }) {
  const t = useTranslations('customers')
  const locale = useLocale()
  const { value, onChange, error } = useField(form, 'terms')
  const to = (id: string) => (words: ReactNode) => (
    <Link className="link" href={paths.cms(locale, id)} target="_blank">
      {words}
    </Link>
  )
  return (
    <Checkbox checked={value} onChange={onChange} error={error}>
      <span className="sm t2">
        {t.rich('register.terms', { terms: to('terms'), privacy: to('privacy'), risk: to('risk') })}
      </span>
    </Checkbox>
  )
}
