import { CmsProposed } from '@tessera/contract/cms-manage.ts'
import type { ApprovalKindName } from '@tessera/contract/approvals.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useAct } from '../lib/act.ts'
import { api } from '../lib/api.ts'
import { useLocale } from '../lib/words.tsx'
import { me } from '../shell/me.queries.ts'
import s from './approvals.module.css'
import type { Proposal, Request, Subject } from './approvals.queries.ts'
import { useApprovalsWords } from './approvals-words.ts'
import type { Said } from './decision-form.tsx'
import { reasonChoices } from './reasons.ts'

type FootProps = {
  kind: ApprovalKindName
  subjectId: string
  subject: Subject
  proposal: Proposal | undefined
  said: Said
  /** Some kinds have no refusal of their own: sending back is it. */
  refusable: boolean
  onDone: () => void
}

/** The buttons for whoever the case waits for: its maker, its checker, or somebody else. */
export function DecisionFoot(p: FootProps) {
  const { data: operator } = useQuery(me)
  const open = p.subject.requests.find((request) => request.status === 'requested')
  if (open === undefined) return <MakerFoot {...p} />
  if (open.by.id === operator?.id) return <OwnFoot {...p} request={open} />
  return <CheckerFoot {...p} request={open} wroteIt={operator !== undefined && authorOf(open) === operator.id} />
}

/** Who wrote what is proposed, where it is somebody’s text: they do not agree to it, whoever proposed it. */
const authorOf = ({ content }: Request): string | undefined => CmsProposed.safeParse(content).data?.author.id

function MakerFoot({ kind, subjectId, subject, proposal, said, refusable, onDone }: FootProps) {
  const t = useApprovalsWords()
  const coded = reasonChoices(kind, useLocale()).length > 0
  const propose = useAct(api.approvals.propose, () => {
    toast('positive', t('done.proposed'))
    onDone()
  })
  if (subject.contentHash === null) return <p className={s['says']}>{t('gone')}</p>
  const { note: reason, reasonCode, told } = said
  const send = (verdict: 'approve' | 'refuse') =>
    propose.run({
      kind,
      subjectId,
      verdict,
      reason,
      contentHash: subject.contentHash ?? '',
      ...(proposal !== undefined && { proposal: { ...proposal } }),
      ...(verdict === 'refuse' && reasonCode !== undefined && { reasonCode }),
      ...(verdict === 'refuse' && told !== '' && { told }),
    })
  const noNote = reason.trim() === '' ? t('noteFirst') : undefined
  return (
    <div className={s['foot']}>
      <Problem text={propose.error?.message} />
      <div className={s['buttons']}>
        <p className={s['says']}>{t('youAreMaker')}</p>
        {refusable && (
          <Button
            kind="danger-line"
            size="sm"
            loading={propose.busy}
            disabledReason={noNote ?? (coded && reasonCode === undefined ? t('codeFirst') : undefined)}
            onPress={() => send('refuse')}
          >
            {t('proposeRefuse')}
          </Button>
        )}
        <Button
          size="sm"
          loading={propose.busy}
          disabledReason={subject.approvable ? noNote : t('onlyRefuse')}
          onPress={() => send('approve')}
        >
          {t('proposeApprove')}
        </Button>
      </div>
    </div>
  )
}

type WithRequest = FootProps & { request: Request }

function OwnFoot({ request, onDone }: WithRequest) {
  const t = useApprovalsWords()
  const cancel = useAct(api.approvals.cancel, () => {
    toast('positive', t('done.cancelled'))
    onDone()
  })
  return (
    <div className={s['foot']}>
      <Problem text={cancel.error?.message} />
      <div className={s['buttons']}>
        <p className={s['says']}>{t('ownCase')}</p>
        <Button kind="secondary" size="sm" loading={cancel.busy} onPress={() => cancel.run({ requestId: request.id })}>
          {t('takeBack')}
        </Button>
        <Button size="sm" icon={Check} disabledReason={t('ownCase')}>
          {t('confirmApprove')}
        </Button>
      </div>
    </div>
  )
}

function CheckerFoot({ request, subject, said, onDone, wroteIt }: WithRequest & { wroteIt: boolean }) {
  const t = useApprovalsWords()
  const decide = useAct(api.approvals.decide, ({ decided }) => {
    toast('positive', t(`done.${decided?.verdict ?? 'refuse'}`))
    onDone()
  })
  const send = (verdict: 'approve' | 'refuse') =>
    decide.run({ requestId: request.id, verdict, contentHash: request.contentHash, note: said.note })
  const changed = subject.contentHash !== request.contentHash
  const noNote = said.note.trim() === '' ? t('noteFirst') : undefined
  return (
    <div className={s['foot']}>
      <Problem text={decide.error?.message ?? (changed ? t('changed') : undefined)} />
      <div className={s['buttons']}>
        <p className={s['says']}>
          {wroteIt ? t('ownText') : `${t('twoPeople')} ${t('youAreChecker', { name: request.by.name })}`}
        </p>
        <Button
          kind="danger-line"
          size="sm"
          loading={decide.busy}
          disabledReason={noNote}
          onPress={() => send('refuse')}
        >
          {t('sendBack')}
        </Button>
        <Button
          kind={request.verdict === 'refuse' ? 'danger' : 'primary'}
          size="sm"
          icon={Check}
          loading={decide.busy}
          disabledReason={wroteIt ? t('ownText') : changed ? t('changed') : noNote}
          onPress={() => send('approve')}
        >
          {t(request.verdict === 'refuse' ? 'confirmRefuse' : 'confirmApprove')}
        </Button>
      </div>
    </div>
  )
}

const Problem = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <Banner tone="negative" live>
      {text}
    </Banner>
  )
