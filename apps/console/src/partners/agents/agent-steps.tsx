import { agentMachine } from '@tessera/domain/partners/agents/machine.ts'
import { next } from '@tessera/domain/platform/machine/machine.ts'
import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { useIdempotentCall } from '#parts/use-idempotent-call.ts'
import { useOpenCase } from '#parts/open-case.ts'
import { Refusal } from '#parts/refusal.tsx'
import { useMay } from '#parts/me.queries.ts'
import { ReasonField, useMissingReason } from '#parts/reason-field.tsx'
import { ActivateDialog } from './activate-dialog.tsx'
import type { Agent } from './agents.queries.ts'
import { caseOf } from './case-of.ts'

const singlePersonSteps = ['check', 'pass', 'decline'] as const
const twoPersonSteps = ['suspend', 'resume', 'end'] as const
type SinglePersonStep = (typeof singlePersonSteps)[number]
type TwoPersonStep = (typeof twoPersonSteps)[number]
const isSinglePersonStep = (event: SinglePersonStep | TwoPersonStep): event is SinglePersonStep =>
  singlePersonSteps.some((each) => each === event)

/** The possible next steps: one person reviews the licence, everything else is proposed. */
export function AgentSteps({ of: a }: { of: Agent }) {
  const t = useTranslations('agents')
  const shell = useTranslations('shell')
  const [, open] = useOpenCase()
  const mayReview = useMay('agents.review')
  const [openStep, setOpenStep] = useState<SinglePersonStep | TwoPersonStep | 'activate'>()
  const disabledReason = mayReview ? undefined : shell('notAllowed')
  const may = (event: SinglePersonStep | TwoPersonStep): boolean => next(agentMachine, a.status, event) !== undefined
  if (a.proposed !== null)
    return (
      <div>
        <Button kind="secondary" size="sm" onPress={() => open(caseOf(a))}>
          {t('openProposed')}
        </Button>
      </div>
    )
  const buttons = [
    ...singlePersonSteps.filter(may).map((event) => ({ event, label: t(`steps.${event}`) })),
    ...twoPersonSteps.filter(may).map((event) => ({ event, label: t(`statusChange.${event}`) })),
  ]
  return (
    <div className="row row--wrap">
      {a.status === 'contract' && a.signed !== null && (
        <Button size="sm" disabledReason={disabledReason} onPress={() => setOpenStep('activate')}>
          {t('activate')}
        </Button>
      )}
      {buttons.map(({ event, label }) => (
        <Button
          key={event}
          kind="secondary"
          size="sm"
          disabledReason={disabledReason}
          onPress={() => setOpenStep(event)}
        >
          {label}
        </Button>
      ))}
      {openStep === 'activate' && <ActivateDialog of={a} onClose={() => setOpenStep(undefined)} />}
      {openStep !== undefined && openStep !== 'activate' && (
        <StepDialog key={openStep} of={a} by={openStep} onClose={() => setOpenStep(undefined)} />
      )}
    </div>
  )
}

type StepDialogProps = { of: Agent; by: SinglePersonStep | TwoPersonStep; onClose: () => void }

function StepDialog({ of: { id }, by, onClose }: StepDialogProps) {
  const t = useTranslations('agents')
  const [reason, setReason] = useState('')
  const missingReason = useMissingReason(reason)
  const done = (message: 'stepped' | 'proposed') => () => {
    toast('positive', t(message))
    onClose()
  }
  const propose = useAct(api.approvals.propose, done('proposed'))
  const step = useAct(
    useIdempotentCall((input: { id: string; event: SinglePersonStep; reason: string }, once) =>
      api.agentsManage.step(input, once),
    ),
    done('stepped'),
  )
  const act = isSinglePersonStep(by) ? step : propose
  const [title, text] = isSinglePersonStep(by)
    ? [t(`steps.${by}`), t(`stepText.${by}`)]
    : [t(`statusChange.${by}`), t('statusChangeText')]
  const send = (): void =>
    isSinglePersonStep(by)
      ? step.run({ id, event: by, reason })
      : propose.run({
          kind: 'agent_standing',
          subjectId: id,
          verdict: 'approve',
          reason,
          proposal: { event: by, agentMessage: reason },
        })
  return (
    <ConfirmDialog
      open
      title={title}
      confirm={title}
      loading={act.busy}
      disabledReason={missingReason}
      onConfirm={send}
      onClose={onClose}
    >
      <div className="col">
        <p className="t2">{text}</p>
        <Refusal of={act.error} fields={['reason']} />
        <ReasonField value={reason} onChange={setReason} max={500} refused={act.error} />
      </div>
    </ConfirmDialog>
  )
}
