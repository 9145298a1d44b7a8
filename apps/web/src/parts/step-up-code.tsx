import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { StepUp } from './step-up.tsx'
import { FactorCode } from './factor-code.tsx'

type StepUpCodeProps = {
  help?: ReactNode
  stepUp: StepUp
  code: string
  onCode: (code: string) => void
  onComplete?: (code: string) => void
  busy: boolean
  /** No code can be requested or entered yet. */
  locked?: boolean
  /** The error of the last attempt: shown at the code if it concerns the code, else below. */
  refused: Error | null | undefined
  /** The form's own error about the code. */
  error?: string | undefined
  /** Fields of the form that show their own errors. */
  fields?: readonly string[]
}

/** Error codes that concern a code or a device instead of the authorized action. */
const ofCode: ReadonlySet<string> = new Set([
  'VERIFICATION_CODE_WRONG',
  'VERIFICATION_CODE_EXPIRED',
  'GOOGLE_VERIFY_FAILED',
  'AUTHENTICATOR_TOO_MANY_TRIES',
  'AUTHENTICATOR_LOCKED',
])

/** The code input of a step-up for the requested factors. Until they are known, no factor is mentioned. */
export const StepUpCode = ({
  help,
  stepUp,
  code,
  onCode,
  onComplete,
  busy,
  locked = false,
  refused,
  error,
  fields,
}: StepUpCodeProps) => {
  const t = useTranslations('shell')
  const { code: refusal, field } = refused instanceof ApiError ? refused : { code: '', field: undefined }
  const isOfCode = ofCode.has(refusal)
  const isErrorAtField = isOfCode || (field !== undefined && fields?.includes(field) === true)
  const isPasskey = stepUp.method === 'passkey'
  if (stepUp.methods.length === 0 && stepUp.error === undefined) return <Skeleton />
  return (
    <>
      <FactorCode
        methods={stepUp.methods}
        method={stepUp.method}
        onMethod={stepUp.choose}
        where={stepUp.where}
        send={{
          onSend: stepUp.send,
          sending: stepUp.sending,
          availableAt: stepUp.availableAt,
          voice: stepUp.voice,
          disabled: locked,
        }}
        code={code}
        onCode={onCode}
        {...(onComplete && { onComplete })}
        state={busy ? 'checking' : 'typing'}
        disabled={locked || !stepUp.ready}
        help={isPasskey ? (stepUp.error ?? help) : help}
        error={isOfCode ? refused?.message : isPasskey ? undefined : (stepUp.error ?? error)}
        fault={locked || stepUp.isWhole(code) ? undefined : t(stepUp.ready ? 'factor.enter' : 'factor.send')}
      />
      {refused && !isErrorAtField && (
        <Banner tone="negative" live>
          {refused.message}
        </Banner>
      )}
    </>
  )
}
