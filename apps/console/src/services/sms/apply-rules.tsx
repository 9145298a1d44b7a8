import { changesOf, isLooser, type SmsRules } from '@tessera/domain/access/verification/sms-budget.ts'
import { toast } from '@tessera/ui/toast.tsx'
import { useTranslations } from 'use-intl'
import { type Act, useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { useMissingReason } from '#parts/reason-field.tsx'

type Wanted = {
  readonly now: SmsRules
  readonly wanted: SmsRules | undefined
  /** The text for missing input, while the wanted rules are incomplete. */
  readonly missingText: string | undefined
  readonly reason: string
  readonly onDone: () => void
}
type ApplyAction = {
  readonly button: string
  /** States who decides, or that nothing has changed; hidden while there is an error. */
  readonly hint: string | undefined
  /** True if nothing has changed; then no reason is required. */
  readonly idle: boolean
  readonly whyNot: string | undefined
  readonly run: () => void
  readonly busy: boolean
  readonly error: Act<void>['error']
}

/**
 * A reduction takes effect at once by one person, an increase is proposed; the server's own rule distinguishes them.
 */
export function useApply({ now, wanted, missingText, reason, onDone }: Wanted): ApplyAction {
  const t = useTranslations('sms')
  const missingReason = useMissingReason(reason)
  const confirmed = (text: string) => () => {
    toast('positive', text)
    onDone()
  }
  const tighten = useAct(api.smsDesk.tighten, confirmed(t('applied')))
  const propose = useAct(api.approvals.propose, confirmed(t('proposed')))
  const isChanged = wanted !== undefined && changesOf(now, wanted).length > 0
  const looser = wanted !== undefined && isLooser(now, wanted)
  const error = tighten.error ?? propose.error
  const idle = !isChanged && missingText === undefined
  return {
    button: t(looser ? 'propose' : 'apply'),
    hint: isChanged ? t(looser ? 'byTwo' : 'atOnce') : idle && error === undefined ? t('nothing') : undefined,
    idle,
    whyNot: isChanged ? missingReason : (missingText ?? t('nothing')),
    run: () => {
      if (wanted === undefined) return
      if (looser)
        propose.run({ kind: 'sms_budget', subjectId: 'sms', verdict: 'approve', reason, proposal: { rules: wanted } })
      else tighten.run({ rules: wanted, reason })
    },
    busy: tighten.busy || propose.busy,
    error,
  }
}
