import { CodeEntry } from '@tessera/ui/code-entry.tsx'
import { SendCode } from '@tessera/ui/send-code.tsx'
import type { ReactNode } from 'react'
import type { StepUp } from '../lib/step-up.tsx'

type StepUpCodeProps = {
  label: string
  help: ReactNode
  stepUp: StepUp
  code: string
  onCode: (code: string) => void
  busy: boolean
  error: string | undefined
}

/** Six boxes and the button that sends what goes into them. */
export const StepUpCode = ({ label, help, stepUp, code, onCode, busy, error }: StepUpCodeProps) => (
  <div className="col">
    <CodeEntry
      label={label}
      value={code}
      onChange={onCode}
      state={busy ? 'checking' : 'typing'}
      disabled={!stepUp.sent}
      error={error}
    />
    <div className="row row--between">
      <span className="xs t3">{stepUp.error ?? help}</span>
      <SendCode onSend={stepUp.send} sending={stepUp.sending} availableAt={stepUp.availableAt} />
    </div>
  </div>
)
