import type { CaptchaProof } from '@tessera/contract/services/captcha/captcha.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import type { AccountFields } from '#parts/account-name.ts'
import { useAccountFaultText } from '#parts/account-words.ts'
import { api } from '#parts/api.ts'
import { Fields } from '#parts/fields.tsx'
import { resolverOf, useField } from '#parts/form.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { AccountInput } from '#parts/account-input.tsx'
import { useCaptcha } from '#parts/use-captcha.tsx'
import { type LoginBody, type LoginFields, type LoginFault, toLogin } from './to-login.ts'

export type Ticket = ReplyOf<typeof sessions.login>

const needsCaptcha = (error: unknown): boolean => error instanceof ApiError && error.code === 'CAPTCHA_REQUIRED'

type PasswordStepProps = {
  /** The email or phone typed before. */
  account: AccountFields
  onAccount: (account: AccountFields) => void
  onTicket: (ticket: Ticket) => void
  notice: string | undefined
}

/** First step: email or phone, and password. The code is sent at once. */
export function PasswordStep({ account, onAccount, onTicket, notice }: PasswordStepProps) {
  const t = useTranslations('sessions')
  const locale = useLocale()
  const form = useForm<LoginFields, unknown, LoginBody>({
    defaultValues: { account, password: '' },
    resolver: resolverOf(toLogin, useAccountFaultText<LoginFault>(t)),
  })
  const captcha = useCaptcha('login')
  const login = useMutation({
    mutationFn: (body: LoginBody & { captcha?: CaptchaProof }) => api.sessions.login(body),
    onSuccess: onTicket,
    onError: (error, { captcha: _used, ...body }) => {
      if (needsCaptcha(error)) captcha.solve((proof) => login.mutate({ ...body, captcha: proof }))
    },
  })
  const name = useField(form, 'account')
  const { isSubmitted } = form.formState
  const wrong = needsCaptcha(login.error) ? undefined : (login.error?.message ?? (isSubmitted ? undefined : notice))
  return (
    <Form
      className="col"
      style={{ '--g': '16px' }}
      onSubmit={() => void form.handleSubmit((body) => login.mutate(body), login.reset)()}
    >
      <Fields>
        {wrong !== undefined && (
          <Banner tone="negative" live>
            {wrong}
          </Banner>
        )}
        <AccountInput
          autoComplete="username"
          {...name}
          onChange={(typed) => {
            name.onChange(typed)
            onAccount(typed)
          }}
        />
        <PasswordField
          size="lg"
          label={t('password')}
          autoComplete="current-password"
          {...useField(form, 'password')}
        />
        <Link className="link sm end" href={paths.resetPass(locale)}>
          {t('forgot')}
        </Link>
        <FormErrors />
        <Button type="submit" size="lg" block loading={login.isPending}>
          {t('submit')}
        </Button>
      </Fields>
      {captcha.dialog}
    </Form>
  )
}
