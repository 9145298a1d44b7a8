import { Button } from '@tessera/ui/button.tsx'
import { FormErrors } from '@tessera/ui/form-errors.tsx'
import { useTranslations } from 'use-intl'
import type { Act } from '#parts/act.ts'
import { ReasonField } from '#parts/reason-field.tsx'

type FootProps = {
  reason: string
  onReason: (reason: string) => void
  propose: Pick<Act<never>, 'busy' | 'error'>
  mayPropose: boolean
  /** The reason why the proposal cannot be sent. */
  missing: string | undefined
}

/** The end of a form that proposes a setting: its reason, a refusal, and the button. */
export function ProposalFoot({ reason, onReason, propose, mayPropose, missing }: FootProps) {
  const t = useTranslations('site')
  const shell = useTranslations('shell')
  return (
    <>
      <ReasonField value={reason} onChange={onReason} max={1000} refused={propose.error} />
      <FormErrors />
      <div>
        <Button type="submit" loading={propose.busy} disabledReason={mayPropose ? missing : shell('notAllowed')}>
          {t('propose')}
        </Button>
      </div>
    </>
  )
}
