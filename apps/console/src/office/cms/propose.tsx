import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { plainDigits } from '@tessera/ui/text-rules.ts'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useNow } from '@tessera/ui/use-now.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAct } from '#parts/act.ts'
import { api } from '#parts/api.ts'
import { Refusal, refusalAt } from '#parts/refusal.tsx'
import { listText } from '#parts/list-text.ts'
import { timeOf } from '#parts/input-rules.ts'
import { useLocale } from '#parts/use-locale.ts'
import { me } from '#parts/me.queries.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { linkedFrom, type Version } from './cms.queries.ts'

export type Step = 'propose' | 'archive' | 'callOff' | 'endBanner'
type StepProps = { step: Step; textId: string; version: Version; onClose: () => void }

/** Publishing and unpublishing are proposed with a note. Cancelling a schedule and taking down a banner take effect at once. */
export function TakeStep({ step, textId, version, onClose }: StepProps) {
  const t = useTranslations('cms')
  const { data: operator } = useQuery(me)
  const [reason, setReason] = useState('')
  const [when, setWhen] = useState('')
  const publishAt = when.trim() === '' ? null : timeOf(when)
  const unreadable = publishAt === undefined ? t('whenWrong') : undefined
  const isPast = useIsPast(publishAt)
  const linking = useQuery({ ...linkedFrom(version.id), enabled: step === 'archive' })
  const missingLinks = step === 'archive' && linking.data === undefined ? t('linksFirst') : undefined
  const done = () => {
    toast('positive', t(doneWords[step]))
    onClose()
  }
  const act = useAct((publish: string | null) => send(step, { textId, version, reason, publish }), done)
  return (
    <ConfirmDialog
      open
      title={t(`${step}Title`, { version: String(version.number) })}
      confirm={t(step)}
      loading={act.busy}
      disabledReason={unreadable ?? missingLinks ?? (reason.trim() === '' ? t('noteFirst') : undefined)}
      onConfirm={() => publishAt !== undefined && act.run(publishAt)}
      onClose={onClose}
    >
      <div className="col">
        <p className="t3">{t(`${step}Text`)}</p>
        {step === 'propose' && operator !== undefined && operator.id !== version.by.id && (
          <p>{t('notYourText', { name: version.by.name })}</p>
        )}
        {step === 'archive' && <Linking {...linking} />}
        <Refusal of={act.error} fields={['reason', ...(step === 'propose' ? ['publishAt'] : [])]} />
        {step === 'propose' && (
          <TextInput
            label={t('when')}
            help={t('whenHelp')}
            maxLength={16}
            value={when}
            onChange={setWhen}
            format={plainDigits}
            {...refusalAt(act.error, 'publishAt', unreadable ?? (isPast ? t('whenPast') : undefined))}
          />
        )}
        <TextArea
          label={t('note')}
          maxLength={1000}
          value={reason}
          onChange={setReason}
          {...refusalAt(act.error, 'reason')}
        />
      </div>
    </ConfirmDialog>
  )
}

const doneWords = { propose: 'proposed', archive: 'proposed', callOff: 'calledOff', endBanner: 'bannerEnded' } as const

/** Checked with the browser's clock, which may be wrong: this shows the error early, and the server decides. */
function useIsPast(publishAt: string | null | undefined): boolean {
  const now = useNow()
  return typeof publishAt === 'string' && Date.parse(publishAt) <= now
}

/** The texts whose links will be broken. */
function Linking({ data, error, refetch }: UseQueryResult<string[]>) {
  const t = useTranslations('cms')
  const locale = useLocale()
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  return data.length === 0 ? null : <Banner tone="warning">{t('linkedFrom', { slugs: listText(locale, data) })}</Banner>
}

type Sent = { textId: string; version: Version; reason: string; publish: string | null }

const send = (step: Step, { textId, version, reason, publish }: Sent): Promise<unknown> =>
  step === 'callOff' || step === 'endBanner'
    ? api.cmsManage[step]({ id: textId, reason })
    : api.approvals.propose({
        kind: 'cms_text',
        subjectId: version.id,
        verdict: 'approve',
        reason,
        proposal: { act: step === 'archive' ? 'archive' : 'publish', publishAt: publish },
      })
