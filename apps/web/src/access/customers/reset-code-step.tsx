import { Banner } from '@tessera/ui/banner.tsx'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { publicInfo } from '#parts/public-info.queries.ts'
import { FactorCode } from '#parts/factor-code.tsx'
import type { Reset } from './reset-account-step.tsx'
import { handleResetError } from './handle-reset-error.ts'

type Proven = Exclude<Reset['state']['step'], 'password'>
type StepProps = {
  reset: Reset
  step: Proven
  onState: (state: Reset['state']) => void
  /** Called when the reset has ended; returns to the account step with the reason. */
  onOver: (why: string) => void
}

/** Verifies one of the account's factors by its six digits, or the authenticator by a backup code. */
export function ResetCodeStep({ reset: { ticket, state }, step, onState, onOver }: StepProps) {
  const t = useTranslations('customers')
  const [code, setCode] = useState('')
  const voice = useQuery(publicInfo()).data?.voice_sms_open === 1
  const prove = useMutation({
    mutationFn: (digits: string) => api.passwordResets.prove({ ticket, code: digits }),
    onSuccess: onState,
    onError: handleResetError(onOver),
  })
  const resend = useMutation({
    mutationFn: (by: 'text' | 'voice') =>
      api.passwordResets.resend({ ticket, channel: by === 'voice' ? 'voice' : 'sms' }),
    onSuccess: onState,
    onError: handleResetError(onOver),
  })
  return (
    <>
      <p className="t2">
        {state.masked === null ? t(`reset.lead.${step}`) : t('reset.leadTo', { masked: state.masked })}
      </p>
      <FactorCode
        methods={[step]}
        method={step}
        onMethod={() => prove.reset()}
        where={state.masked ?? undefined}
        send={{
          onSend: (by) => resend.mutate(by),
          sending: resend.isPending,
          availableAt: state.resendAt === null ? undefined : new Date(state.resendAt).getTime(),
          voice: voice && step === 'mobile',
        }}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- this step replaces the form that had the focus
        autoFocus
        code={code}
        onCode={(typed) => {
          setCode(typed)
          if (typed !== '') prove.reset()
        }}
        onComplete={(whole) => prove.mutate(whole)}
        state={prove.isPending ? 'checking' : 'typing'}
        help={step === 'google' ? undefined : t('reset.sent')}
        error={prove.error?.message}
      />
      {resend.error && (
        <Banner tone="negative" live>
          {resend.error.message}
        </Banner>
      )}
    </>
  )
}
