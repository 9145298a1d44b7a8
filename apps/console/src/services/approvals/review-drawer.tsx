import { isExplained, kindNamed } from '@tessera/contract/approval-kinds.ts'
import type { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { IconButton } from '@tessera/ui/button.tsx'
import { Drawer } from '@tessera/ui/drawer.tsx'
import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import s from './approvals.module.css'
import { type Proposal, type Request, subject, type Subject } from './approvals.queries.ts'
import { ContentTable } from './content-table.tsx'
import { DecisionFoot, type Sign } from './decision-foot.tsx'
import { DecisionForm, type DecisionInput } from './decision-form.tsx'
import { Trail } from './trail.tsx'

export type Case = { readonly kind: ApprovalKindName; readonly subjectId: string }
/** Opens the neighbours in the list from which the case was opened; undefined at the ends. */
export type Steps = { readonly previous: (() => void) | undefined; readonly next: (() => void) | undefined }
type ReviewDrawerProps = Case & {
  /** The input, stored by the parent, so that closing or moving to another case keeps it. */
  decision: DecisionInput
  onDecisionChange: (decision: DecisionInput) => void
  onClose: () => void
  /** Called once the input was sent. */
  onDone: () => void
  /** Called with a refusal, so that a field of the evidence can show it. */
  onRefused?: (error: ApiError) => void
  steps?: Steps | undefined
  /**
   * The evidence of this kind of case: pictures, choices, previews. It replaces the plain content if `ownContent` is
   * set.
   */
  evidence?: ReactNode
  ownContent?: boolean
  /** The evidence has not loaded, so nobody can approve. */
  unseen?: boolean
  /** The maker's choices besides the verdict. */
  proposal?: Proposal | undefined
  /** Asks the checker's device for a passkey signature over the request, if its content needs one. */
  sign?: Sign
}

/** One case: its content, its evidence, its history, and the decision of two people. */
export function ReviewDrawer({
  kind,
  subjectId,
  decision,
  onDecisionChange,
  evidence,
  ownContent,
  unseen = false,
  proposal,
  ...p
}: ReviewDrawerProps) {
  const t = useTranslations('approvals')
  const { data, error, refetch } = useQuery(subject(kind, subjectId, proposal))
  const open = data?.requests.find((request) => request.status === 'requested')
  const decisions = useTranslations('decisions')
  const kindName = decisions(`kinds.${kind}`)
  const summary = data?.summary
  return (
    <Drawer
      open
      onClose={p.onClose}
      title={summary?.number || kindName}
      titleEnd={<HeadEnd data={data} open={open} steps={p.steps} />}
      foot={
        data && (
          <DecisionFoot
            {...{ kind, subjectId, proposal, decision, unseen }}
            subject={data}
            refusable={kindNamed(kind).isRefusable}
            sign={p.sign}
            onDone={p.onDone}
            onRefused={p.onRefused}
          />
        )
      }
    >
      {summary && summary.number !== '' && (
        <p className={s['head']}>{[summary.subject, kindName].filter((part) => part !== '').join(' · ')}</p>
      )}
      <Effect kind={kind} />
      {ownContent !== true && data && <Content kind={kind} subject={data} request={open} />}
      {evidence}
      {data === undefined ? (
        <NoSubject error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <section className={s['section']}>
            <h3 className="h5">{t('trail')}</h3>
            <Trail requests={data.requests} />
          </section>
          {(open !== undefined || data.content !== null) && (
            <DecisionForm kind={kind} maker={open === undefined} decision={decision} onChange={onDecisionChange} />
          )}
        </>
      )}
    </Drawer>
  )
}

function Effect({ kind }: Pick<Case, 'kind'>) {
  const t = useTranslations('decisions')
  return isExplained(kind) ? <p className="t2">{t(`effects.${kind}`)}</p> : null
}

type ContentProps = Pick<Case, 'kind'> & { subject: Subject; request: Request | undefined }

function Content({ kind, subject: { content, requests }, request }: ContentProps) {
  const t = useTranslations('approvals')
  const visibleContent = request?.content ?? content ?? requests[0]?.content
  return visibleContent === undefined ? null : (
    <section className={s['section']}>
      <h3 className="h5">{t('content')}</h3>
      <ContentTable kind={kind} content={visibleContent} />
    </section>
  )
}

type HeadEndProps = { data: Subject | undefined; open: Request | undefined; steps: Steps | undefined }

function HeadEnd({ data, open, steps }: HeadEndProps) {
  const t = useTranslations('approvals')
  const isPending = open !== undefined || (data !== undefined && data.content !== null)
  return (
    <span className={s['headEnd']}>
      {isPending && (
        <Badge tone={open === undefined ? 'info' : 'warning'}>
          {t(open === undefined ? 'state.maker' : 'state.checker')}
        </Badge>
      )}
      {steps && (
        <span className="row end" style={{ '--g': '0px' }}>
          <Step icon={ArrowUp} label={t('previous')} go={steps.previous} />
          <Step icon={ArrowDown} label={t('next')} go={steps.next} />
        </span>
      )}
    </span>
  )
}

type StepProps = { icon: LucideIcon; label: string; go: (() => void) | undefined }
const Step = ({ go, ...p }: StepProps) => <IconButton {...p} disabled={go === undefined} {...(go && { onPress: go })} />

function NoSubject(p: ComponentProps<typeof LoadingOrError>) {
  const t = useTranslations('approvals')
  const notYours = p.error !== null && 'code' in p.error && p.error.code === 'FORBIDDEN'
  return notYours ? <p className="t3">{t('notYourKind')}</p> : <LoadingOrError {...p} />
}
