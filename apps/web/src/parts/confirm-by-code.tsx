import { Banner } from '@tessera/ui/banner.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import type { ComponentProps, ReactNode } from 'react'
import type { Command } from './command.ts'
import type { StepUp } from './step-up.tsx'
import { StepUpCode } from './step-up-code.tsx'

type ConfirmByCodeProps = Pick<
  ComponentProps<typeof ConfirmDialog>,
  'title' | 'confirm' | 'kind' | 'onConfirm' | 'onClose'
> & {
  /** The facts to confirm. */
  facts: ComponentProps<typeof Details>['items']
  stepUp: StepUp
  code: string
  onCode: (code: string) => void
  command: Pick<Command<never>, 'busy' | 'checking' | 'error' | 'reset'>
  /** The text that asks for the missing code. */
  enter: string
  help?: string
  /** True while the form is incomplete: no code can be sent for it. */
  locked?: boolean
  /** The text shown while the outcome is unclear. */
  checking?: string
  children?: ReactNode
}

/** A dialog that confirms with a code which is bound to exactly the shown facts. */
export function ConfirmByCode({
  facts,
  stepUp,
  code,
  onCode,
  command,
  enter,
  help,
  locked = false,
  checking,
  children,
  ...dialog
}: ConfirmByCodeProps) {
  return (
    <ConfirmDialog
      open
      {...dialog}
      loading={command.busy}
      disabledReason={!locked && stepUp.isWhole(code) ? undefined : enter}
    >
      {children}
      <Details tight items={facts} />
      <StepUpCode
        help={help}
        stepUp={stepUp}
        code={code}
        onCode={(digits) => {
          onCode(digits)
          if (digits !== '' && digits.length < 6) command.reset()
        }}
        busy={command.busy}
        locked={locked}
        refused={command.error}
      />
      {command.checking && checking !== undefined && (
        <Banner tone="info" live>
          {checking}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
