import type { passwordResets } from '@tessera/contract/access/password-resets/password-resets.ts'
import type { CaptchaProof } from '@tessera/contract/services/captcha/captcha.ts'
import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { type AccountFault, noAccount } from '#parts/account-name.ts'
import { useAccountFaultText } from '#parts/account-words.ts'
import { api } from '#parts/api.ts'
import { Fields } from '#parts/fields.tsx'
import { resolverOf, useField } from '#parts/form.ts'
import { AccountInput } from '#parts/account-input.tsx'
import { useCaptcha } from '#parts/use-captcha.tsx'
import { type ResetBody, type ResetFields, toReset } from './to-reset.ts'

export type Reset = ReplyOf<typeof passwordResets.begin>

/** First step: the account. Only its owner learns whether it exists. */
export function ResetAccountStep({ onReset, notice }: { onReset: (reset: Reset) => void; notice: string | undefined }) {
  const t = useTranslations('customers')
  const captcha = useCaptcha('reset')
  const form = useForm<ResetFields, unknown, ResetBody>({
    defaultValues: { account: noAccount },
    resolver: resolverOf(
      toReset,
      useAccountFaultText<AccountFault>((fault) => fault),
    ),
  })
  const begin = useMutation({
    mutationFn: (body: ResetBody & { captcha: CaptchaProof }) => api.passwordResets.begin(body),
    onSuccess: onReset,
  })
  const { value, ...field } = useField(form, 'account')
  const wrong = begin.error?.message ?? notice
  return (
    <>
      <Tabs
        label={t('reset.ways')}
        chosen={value.kind}
        onChange={(kind) => form.reset({ account: { ...value, kind } })}
        items={[
          { index: 'email', name: t('reset.byEmail') },
          { index: 'phone', name: t('reset.byPhone') },
        ]}
      />
      <Form
        className="col"
        style={{ '--g': '16px' }}
        onSubmit={() =>
          void form.handleSubmit((body) => captcha.solve((proof) => begin.mutate({ ...body, captcha: proof })))()
        }
      >
        <Fields>
          {wrong !== undefined && (
            <Banner tone="negative" live>
              {wrong}
            </Banner>
          )}
          <AccountInput value={value} {...field} />
          <FormErrors />
          <Button type="submit" size="lg" block loading={begin.isPending}>
            {t('reset.next')}
          </Button>
        </Fields>
      </Form>
      {captcha.dialog}
    </>
  )
}
