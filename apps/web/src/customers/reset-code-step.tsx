import { ApiError } from '@tessera/contract/client.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { CodeEntry } from '@tessera/ui/code-entry.tsx'
import { SendCode } from '@tessera/ui/send-code.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../lib/api.ts'
import { useCustomerWords } from './customers-words.ts'
import type { Reset } from './reset-account-step.tsx'

type Proven = Exclude<Reset['state']['step'], 'password'>
type StepProps = {
  reset: Reset
  step: Proven
  onState: (state: Reset['state']) => void
  /** The reset is over; back to the account, with the reason. */
  onOver: (why: string) => void
}

const isOver = (error: Error): boolean => error instanceof ApiError && error.code === 'PASSWORD_RESET_EXPIRED'

/** One of the account's factors: its six digits. */
export function ResetCodeStep({ reset: { ticket, state }, step, onState, onOver }: StepProps) {
  const t = useCustomerWords()
  const [code, setCode] = useState('')
  const orOver = (error: Error) => isOver(error) && onOver(error.message)
  const prove = useMutation({
    mutationFn: (digits: string) => api.passwordResets.prove({ ticket, code: digits }),
    onSuccess: onState,
    onError: orOver,
  })
  const resend = useMutation({
    mutationFn: (by: 'text' | 'voice') =>
      api.passwordResets.resend({ ticket, channel: by === 'voice' ? 'voice' : 'sms' }),
    onSuccess: onState,
    onError: orOver,
  })
  return (
    <>
      <p className="t2">
        {state.masked === null ? t(`reset.lead.${step}`) : t('reset.leadTo', { masked: state.masked })}
      </p>
      <CodeEntry
        key={step}
        label={t(`reset.code.${step}`)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- this step takes the place of the form one was in
        autoFocus
        value={code}
        onChange={(digits) => {
          setCode(digits)
          if (digits !== '' && digits.length < 6) prove.reset()
        }}
        onComplete={(digits) => prove.mutate(digits)}
        state={prove.isPending ? 'checking' : 'typing'}
        error={prove.error?.message}
      />
      {state.resendAt !== null && (
        <div className="row row--between">
          <span className="sm t3">{t('reset.sent')}</span>
          <SendCode
            onSend={(by) => resend.mutate(by)}
            sending={resend.isPending}
            availableAt={new Date(state.resendAt).getTime()}
            voice={step === 'mobile'}
          />
        </div>
      )}
      {resend.error && (
        <Banner tone="negative" live>
          {resend.error.message}
        </Banner>
      )}
    </>
  )
}
