import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { PasswordField } from '@tessera/ui/password-field.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { Form } from '@tessera/ui/form.tsx'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { resolverOf, refusalAt, useField } from '#parts/form.ts'
import { useStepUp } from '#parts/step-up.tsx'
import { StepUpCode } from '#parts/step-up-code.tsx'
import { type PasswordBody, type PasswordFields, toPassword } from './to-password.ts'

/** Changes the password. The server ends all sessions and returns a new one for this device. */
export function PasswordForm({ onSession }: { onSession: (token: string) => void }) {
  const t = useTranslations('customers')
  const stepUp = useStepUp('change_password', {})
  const form = useForm<PasswordFields, unknown, PasswordBody>({
    defaultValues: { old: '', fresh: '', again: '', code: '', sent: false, whole: false },
    resolver: resolverOf(
      (fields: PasswordFields) => toPassword({ ...fields, sent: stepUp.ready, whole: stepUp.isWhole(fields.code) }),
      (fault) => t(`password.errors.${fault}`),
    ),
    mode: 'onTouched',
  })
  const change = useMutation({
    mutationFn: async ({ code, ...passwords }: PasswordBody) =>
      api.customers.changePassword({ ...passwords, verifyToken: await stepUp.prove(code) }),
    onSuccess: ({ token }) => onSession(token),
  })
  const [code, old, fresh] = [useField(form, 'code'), useField(form, 'old'), useField(form, 'fresh')]
  /** The server's error about a password is cleared once the password changes. */
  const changed = (field: typeof old) => (text: string) => {
    change.reset()
    field.onChange(text)
  }
  return (
    <Card>
      <Form
        className="col"
        style={{ '--g': '20px', maxWidth: '520px' }}
        onSubmit={() => void form.handleSubmit((body) => change.mutate(body))()}
      >
        <PasswordField
          label={t('password.old')}
          autoComplete="current-password"
          {...old}
          onChange={changed(old)}
          error={old.error ?? refusalAt(change.error, 'oldPassword')}
        />
        <PasswordField
          label={t('password.fresh')}
          autoComplete="new-password"
          rules
          {...fresh}
          onChange={changed(fresh)}
          error={fresh.error ?? refusalAt(change.error, 'newPassword')}
        />
        <PasswordField label={t('password.again')} autoComplete="new-password" {...useField(form, 'again')} />
        <StepUpCode
          stepUp={stepUp}
          code={code.value}
          onCode={code.onChange}
          busy={change.isPending}
          refused={change.error}
          fields={['oldPassword', 'newPassword']}
          error={code.error}
        />
        <FormErrors />
        <Button type="submit" loading={change.isPending}>
          {t('password.submit')}
        </Button>
      </Form>
    </Card>
  )
}
