import { CmsProposed } from '@tessera/contract/office/cms/cms-manage.ts'
import type { ApprovalKindName, approvals } from '@tessera/contract/services/approvals/approvals.ts'
import { ApiError } from '@tessera/contract/platform/http/client.ts'
import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Act, useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { me } from '#parts/me.queries.ts'
import s from './approvals.module.css'
import type { Proposal, Request, Subject } from './approvals.queries.ts'
import type { DecisionInput } from './decision-form.tsx'
import { reasonActOf } from './reason-act-of.ts'

type FootProps = {
  kind: ApprovalKindName
  subjectId: string
  subject: Subject
  proposal: Proposal | undefined
  decision: DecisionInput
  /** False for kinds without a rejection, which are sent back instead. */
  refusable: boolean
  /** True while the content to approve was not shown. */
  unseen: boolean
  sign: Sign | undefined
}
type Decided = InputOf<typeof approvals.decide>
export type Sign = () => Promise<Decided['credential']>
type Done = 'proposed' | 'cancelled' | Request['verdict']
type Acting = { act: Act<() => Promise<Done>> }

/** The buttons for the reader's role in the case: its maker, its checker, or neither. */
export function DecisionFoot({
  onDone,
  onRefused,
  ...p
}: FootProps & { onDone: () => void; onRefused?: ((error: ApiError) => void) | undefined }) {
  const t = useTranslations('approvals')
  const { data: operator } = useQuery(me)
  const open = p.subject.requests.find((request) => request.status === 'requested')
  const [deviceProblem, setDeviceProblem] = useState<string>()
  // One action for all buttons, so that its error stays when the reloaded case needs another person.
  const act = useAct(
    (send: () => Promise<Done>) => send(),
    (done) => {
      toast('positive', t(`done.${done}`))
      onDone()
    },
    (error) => {
      setDeviceProblem(error instanceof ApiError ? undefined : error.message)
      if (error instanceof ApiError) onRefused?.(error)
    },
  )
  const isAuthor = open !== undefined && operator !== undefined && authorOf(open) === operator.id
  const changed = open !== undefined && open.by.id !== operator?.id && p.subject.contentHash !== open.contentHash
  return (
    <div className={s['foot']}>
      <Problem text={act.error?.message ?? deviceProblem ?? (changed ? t('changed') : undefined)} />
      {open === undefined ? (
        <MakerFoot {...p} act={act} />
      ) : open.by.id === operator?.id ? (
        <OwnFoot {...p} act={act} request={open} />
      ) : (
        <CheckerFoot {...p} act={act} request={open} isAuthor={isAuthor} changed={changed} />
      )}
    </div>
  )
}

/** The author of a proposed text: an author cannot approve it, even if another person proposed it. */
const authorOf = ({ content }: Request): string | undefined => CmsProposed.safeParse(content).data?.author.id

function MakerFoot({ kind, subjectId, subject, proposal, decision, refusable, unseen, act }: FootProps & Acting) {
  const t = useTranslations('approvals')
  const coded = reasonActOf(kind) !== undefined
  if (subject.contentHash === null) return <p className={s['says']}>{t('gone')}</p>
  const { note: reason, reasonCode, customerMessage } = decision
  const send = (verdict: Request['verdict']) =>
    act.run(async () => {
      const { status } = await api.approvals.propose({
        kind,
        subjectId,
        verdict,
        reason,
        contentHash: subject.contentHash ?? '',
        ...(proposal !== undefined && { proposal: { ...proposal } }),
        ...(verdict === 'refuse' && reasonCode !== undefined && { reasonCode }),
        ...(verdict === 'refuse' && customerMessage !== '' && { customerMessage }),
      })
      return status === 'approved' ? 'approve' : 'proposed'
    })
  const isOneEnough = subject.content?.['reviewTier'] === 'one_person'
  const noNote = reason.trim() === '' ? t('noteFirst') : undefined
  return (
    <div className={s['buttons']}>
      <p className={s['says']}>{t(isOneEnough ? 'oneIsEnough' : 'youAreMaker')}</p>
      {refusable && (
        <Button
          kind="danger-line"
          size="sm"
          loading={act.busy}
          disabledReason={noNote ?? (coded && reasonCode === undefined ? t('codeFirst') : undefined)}
          onPress={() => send('refuse')}
        >
          {t('proposeRefuse')}
        </Button>
      )}
      <Button
        size="sm"
        loading={act.busy}
        disabledReason={
          subject.approvable ? (unseen ? t('unseen') : noNote) : t(refusable ? 'onlyRefuse' : 'chooseFirst')
        }
        onPress={() => send('approve')}
      >
        {t(isOneEnough ? 'approveAlone' : 'proposeApprove')}
      </Button>
    </div>
  )
}

type WithRequest = FootProps & Acting & { request: Request }

/** The confirmation texts of a checker who follows the proposal. */
const confirming = {
  approve: { word: 'confirmApprove', kind: 'primary' },
  refuse: { word: 'confirmRefuse', kind: 'danger' },
} as const

function OwnFoot({ request, act }: WithRequest) {
  const t = useTranslations('approvals')
  const takeBack = async (): Promise<Done> => {
    await api.approvals.cancel({ requestId: request.id })
    return 'cancelled'
  }
  const { word, kind } = confirming[request.verdict]
  return (
    <div className={s['buttons']}>
      <p className={s['says']}>{t('ownCase')}</p>
      <Button kind="secondary" size="sm" loading={act.busy} onPress={() => act.run(takeBack)}>
        {t('takeBack')}
      </Button>
      <Button kind={kind} size="sm" icon={Check} disabledReason={t('ownCase')}>
        {t(word)}
      </Button>
    </div>
  )
}

type CheckerProps = WithRequest & {
  isAuthor: boolean
  /** The proposed content differs from the current content. */
  changed: boolean
}

function CheckerFoot({ request, decision, act, isAuthor, changed, unseen, sign }: CheckerProps) {
  const t = useTranslations('approvals')
  const send = (verdict: Request['verdict']) =>
    act.run(async () => {
      const answer = { requestId: request.id, verdict, contentHash: request.contentHash, note: decision.note }
      const credential = verdict === 'approve' ? await sign?.() : undefined
      const { decided } = await api.approvals.decide({ ...answer, ...(credential && { credential }) })
      return decided?.verdict ?? 'refuse'
    })
  const { word, kind } = confirming[request.verdict]
  const noNote = decision.note.trim() === '' ? t('noteFirst') : undefined
  const notSeen = unseen && request.verdict === 'approve' ? t('unseen') : undefined
  return (
    <div className={s['buttons']}>
      <p className={s['says']}>
        {isAuthor ? t('ownText') : `${t('twoPeople')} ${t('youAreChecker', { name: request.by.name })}`}
      </p>
      <Button kind="danger-line" size="sm" loading={act.busy} disabledReason={noNote} onPress={() => send('refuse')}>
        {t('sendBack')}
      </Button>
      <Button
        kind={kind}
        size="sm"
        icon={Check}
        loading={act.busy}
        disabledReason={isAuthor ? t('ownText') : changed ? t('changed') : (notSeen ?? noNote)}
        onPress={() => send('approve')}
      >
        {t(word)}
      </Button>
    </div>
  )
}

const Problem = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <Banner tone="negative" live>
      {text}
    </Banner>
  )
