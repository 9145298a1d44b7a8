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

const alone = ['check', 'pass', 'decline'] as const
const together = ['suspend', 'resume', 'end'] as const
type Alone = (typeof alone)[number]
type Together = (typeof together)[number]
const isAlone = (event: Alone | Together): event is Alone => alone.some((each) => each === event)

/** The possible next steps: one person reviews the licence, everything else is proposed. */
export function AgentSteps({ of: a }: { of: Agent }) {
  const t = useTranslations('agents')
  const shell = useTranslations('shell')
  const [, open] = useOpenCase()
  const mayReview = useMay('agents.review')
  const [asking, setAsking] = useState<Alone | Together | 'activate'>()
  const disabledReason = mayReview ? undefined : shell('notAllowed')
  const may = (event: Alone | Together): boolean => next(agentMachine, a.status, event) !== undefined
  if (a.proposed !== null)
    return (
      <div>
        <Button kind="secondary" size="sm" onPress={() => open(caseOf(a))}>
          {t('openProposed')}
        </Button>
      </div>
    )
  const buttons = [
    ...alone.filter(may).map((event) => ({ event, label: t(`steps.${event}`) })),
    ...together.filter(may).map((event) => ({ event, label: t(`standing.${event}`) })),
  ]
  return (
    <div className="row row--wrap">
      {a.status === 'contract' && a.signed !== null && (
        <Button size="sm" disabledReason={disabledReason} onPress={() => setAsking('activate')}>
          {t('activate')}
        </Button>
      )}
      {buttons.map(({ event, label }) => (
        <Button key={event} kind="secondary" size="sm" disabledReason={disabledReason} onPress={() => setAsking(event)}>
          {label}
        </Button>
      ))}
      {asking === 'activate' && <ActivateDialog of={a} onClose={() => setAsking(undefined)} />}
      {asking !== undefined && asking !== 'activate' && (
        <StepDialog key={asking} of={a} by={asking} onClose={() => setAsking(undefined)} />
      )}
    </div>
  )
}

type StepDialogProps = { of: Agent; by: Alone | Together; onClose: () => void }

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
    useIdempotentCall((input: { id: string; event: Alone; reason: string }, once) =>
      api.agentsManage.step(input, once),
    ),
    done('stepped'),
  )
  const act = isAlone(by) ? step : propose
  const [title, text] = isAlone(by) ? [t(`steps.${by}`), t(`stepText.${by}`)] : [t(`standing.${by}`), t('standingText')]
  const send = (): void =>
    isAlone(by)
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
        <Refusal of={act.error} at={['reason']} />
        <ReasonField value={reason} onChange={setReason} most={500} refused={act.error} />
      </div>
    </ConfirmDialog>
  )
}
