import type { CaptchaProof } from '@tessera/contract/captcha.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { SendCode } from '@tessera/ui/send-code.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { Link } from 'react-aria-components'
import { api } from '../lib/api.ts'
import { looksLikeEmail } from '../lib/email.ts'
import { Fields } from '../lib/fields.tsx'
import { resolverOf, useField } from '../lib/form.ts'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/words.tsx'
import { useCaptcha } from '../shell/use-captcha.tsx'
import { useCustomerWords } from './customers-words.ts'
import { type RegisterBody, type RegisterFields, toRegister } from './to-register.ts'

type RegisterFormProps = { email: string; termsVersion: string | undefined; onSession: (token: string) => void }
type Form = UseFormReturn<RegisterFields, unknown, RegisterBody>

/** The code proves the address first; then the account is opened and signed in. */
export function RegisterForm({ email, termsVersion, onSession }: RegisterFormProps) {
  const t = useCustomerWords()
  const form: Form = useForm<RegisterFields, unknown, RegisterBody>({
    defaultValues: { email, code: '', password: '', inviteCode: '', terms: false, challengeId: '' },
    resolver: resolverOf(toRegister, (word) => t(`register.wrong.${word}`)),
    mode: 'onTouched',
  })
  const register = useRegister(termsVersion, onSession)
  return (
    <form
      className="col"
      style={{ '--g': '16px' }}
      noValidate
      onSubmit={(e) => void form.handleSubmit((body) => register.mutate(body))(e)}
    >
      <Fields>
        {register.error && (
          <Banner tone="negative" live>
            {register.error.message}
          </Banner>
        )}
        <TextInput
          size="lg"
          label={t('register.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...useField(form, 'email')}
        />
        <CodeField form={form} />
        <PasswordField
          size="lg"
          label={t('register.password')}
          autoComplete="new-password"
          rules
          {...useField(form, 'password')}
        />
        <Invitation form={form} />
        <Terms form={form} />
        <Button type="submit" size="lg" block loading={register.isPending} disabled={termsVersion === undefined}>
          {t('register.submit')}
        </Button>
      </Fields>
    </form>
  )
}

/** A proven code is kept: a second try after a refusal must not prove it again. */
function useRegister(termsVersion: string | undefined, onSession: (token: string) => void) {
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
    onSuccess: ({ token }) => onSession(token),
  })
}

function CodeField({ form }: { form: Form }) {
  const t = useCustomerWords()
  const locale = useLocale()
  const [resendAt, setResendAt] = useState<number>()
  const captcha = useCaptcha('register')
  const send = useMutation({
    mutationFn: ({ account, proof }: { account: string; proof: CaptchaProof }) =>
      api.verification.sendEmail({ account, scene: 'register', lang: locale, captcha: proof }),
    onSuccess: (challenge, { account }) => {
      form.setValue('challengeId', challenge.challengeId)
      form.clearErrors('code')
      setResendAt(new Date(challenge.resendAt).getTime())
      toast('positive', t('register.sent', { email: account }))
    },
    onError: (error) => form.setError('code', { message: error.message }),
  })
  const ask = () => {
    const account = form.getValues('email').trim()
    if (looksLikeEmail(account)) captcha.ask((proof) => send.mutate({ account, proof }))
    else void form.trigger('email')
  }
  return (
    <>
      <TextInput
        size="lg"
        label={t('register.code')}
        placeholder={t('register.codePlaceholder')}
        inputMode="numeric"
        autoComplete="one-time-code"
        stripSpaces
        maxLength={6}
        suffix={<SendCode onSend={ask} sending={send.isPending} availableAt={resendAt} />}
        {...useField(form, 'code')}
      />
      {captcha.dialog}
    </>
  )
}

function Invitation({ form }: { form: Form }) {
  const t = useCustomerWords()
  return (
    <details>
      <summary className="link sm">{t('register.invite')}</summary>
      <div style={{ marginTop: 10 }}>
        <TextInput size="lg" label={t('register.inviteCode')} maxLength={20} {...useField(form, 'inviteCode')} />
      </div>
    </details>
  )
}

function Terms({ form }: { form: Form }) {
  const t = useCustomerWords()
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
