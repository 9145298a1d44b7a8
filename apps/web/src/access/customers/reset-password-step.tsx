import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { resolverOf, useField } from '#parts/form.ts'
import { handleResetError } from './handle-reset-error.ts'
import { type RenewBody, type RenewFields, toRenew } from './to-reset.ts'

type StepProps = {
  ticket: string
  hours: number | undefined
  onDone: () => void
  /** Called when the reset has ended; returns to the account step with the reason. */
  onOver: (why: string) => void
}

/** Last step: the new password, entered twice. */
export function ResetPasswordStep({ ticket, hours, onDone, onOver }: StepProps) {
  const t = useTranslations('customers')
  const form = useForm<RenewFields, unknown, RenewBody>({
    defaultValues: { fresh: '', again: '' },
    resolver: resolverOf(toRenew, (fault) => t(`password.errors.${fault}`)),
    mode: 'onTouched',
  })
  const finish = useMutation({
    mutationFn: (body: RenewBody) => api.passwordResets.finish({ ...body, ticket }),
    onSuccess: onDone,
    onError: handleResetError(onOver),
  })
  return (
    <Form
      className="col"
      style={{ '--g': '16px' }}
      refusal={finish.error}
      onSubmit={() => void form.handleSubmit((body) => finish.mutate(body))()}
    >
      {hours !== undefined && <Banner tone="warning">{t('reset.pause', { hours })}</Banner>}
      <PasswordField
        size="lg"
        label={t('password.fresh')}
        autoComplete="new-password"
        rules
        {...useField(form, 'fresh')}
      />
      <PasswordField size="lg" label={t('password.again')} autoComplete="new-password" {...useField(form, 'again')} />
      <FormErrors />
      <Button type="submit" size="lg" block loading={finish.isPending}>
        {t('reset.submit')}
      </Button>
    </Form>
  )
}
