import type { ReactNode } from 'react'
import type { StepUp } from '../lib/step-up.tsx'
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
  error: string | undefined
}

/** The code of a step-up, by whichever factor of those that are asked. */
export const StepUpCode = ({
  help,
  stepUp,
  code,
  onCode,
  onComplete,
  busy,
  locked = false,
  error,
}: StepUpCodeProps) => (
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
    help={stepUp.error ?? help}
    error={error}
  />
)
