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
  /** Nothing can be asked or entered yet. */
  locked?: boolean
  /** What came of the last try: said at the code where the code was the matter, else below it. */
  refused: Error | null | undefined
  /** What the form itself says about the code. */
  error?: string | undefined
  /** Fields of the form that say themselves what was refused about them. */
  at?: readonly string[]
}

/** Refusals of a code or a device, and not of what they were to authorise. */
const ofCode: ReadonlySet<string> = new Set([
  'VERIFICATION_CODE_WRONG',
  'VERIFICATION_CODE_EXPIRED',
  'GOOGLE_VERIFY_FAILED',
  'AUTHENTICATOR_TOO_MANY_TRIES',
  'AUTHENTICATOR_LOCKED',
])

/** The code of a step-up, by whichever factor of those that are asked; until it is known which, nothing is said of one that may not be there. */
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
  at,
}: StepUpCodeProps) => {
  const t = useTranslations('shell')
  const { code: refusal, field } = refused instanceof ApiError ? refused : { code: '', field: undefined }
  const isOfCode = ofCode.has(refusal)
  const isSaid = isOfCode || (field !== undefined && at?.includes(field) === true)
  const isPasskey = stepUp.way === 'passkey'
  if (stepUp.ways.length === 0 && stepUp.error === undefined) return <Skeleton />
  return (
    <>
      <FactorCode
        ways={stepUp.ways}
        way={stepUp.way}
        onWay={stepUp.choose}
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
        wrong={locked || stepUp.isWhole(code) ? undefined : t(stepUp.ready ? 'factor.enter' : 'factor.send')}
      />
      {refused && !isSaid && (
        <Banner tone="negative" live>
          {refused.message}
        </Banner>
      )}
    </>
  )
}
