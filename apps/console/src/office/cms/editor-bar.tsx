import { permanentSlugs } from '@tessera/domain/office/cms/kinds.ts'
import { Button } from '@tessera/ui/button.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useOpenCase } from '#parts/open-case.ts'
import s from './cms.module.css'
import type { Text } from './cms.queries.ts'
import { type Step, TakeStep } from './propose.tsx'

type BarProps = {
  text: Text | undefined
  errorCount: number
  dirty: boolean
  mayManage: boolean
  saving: boolean
  /** The text is in review or scheduled. */
  isFixed: boolean
  /** A colleague saved a newer version than the one shown here. */
  hasNewerVersion: boolean
  onSave: () => void
  /** Shows the missing parts; returns true if there are none. */
  checkComplete: () => boolean
}

/** The possible actions on a text in its current state. */
export function EditorBar({
  text,
  errorCount,
  dirty,
  mayManage,
  saving,
  isFixed,
  hasNewerVersion,
  onSave,
  checkComplete,
}: BarProps) {
  const t = useTranslations('cms')
  const notAllowed = useTranslations('shell')('notAllowed')
  const [, openCase] = useOpenCase()
  const [step, setStep] = useState<Step>()
  const newest = text?.versions[0]
  const published = text?.versions.find(({ status }) => status === 'published')
  const subject = step === 'archive' || step === 'endBanner' ? published : newest
  const isBanner = text?.kind === 'banner'
  const gate = mayManage ? undefined : notAllowed
  return (
    <div className={s['bar']}>
      <output className={s['wrong']}>{errorCount > 0 && t('invalidFields', { count: errorCount })}</output>
      {published && text && (
        <Button
          kind="danger-line"
          size="sm"
          disabledReason={gate ?? (permanentSlugs.has(text.slug) ? t('permanent') : undefined)}
          onPress={() => setStep(isBanner ? 'endBanner' : 'archive')}
        >
          {t(isBanner ? 'endBanner' : 'archive')}
        </Button>
      )}
      {newest?.status === 'scheduled' && (
        <Button kind="secondary" size="sm" disabledReason={gate} onPress={() => setStep('callOff')}>
          {t('callOff')}
        </Button>
      )}
      {newest?.status === 'review' && (
        <Button kind="secondary" size="sm" onPress={() => openCase({ kind: 'cms_text', subjectId: newest.id })}>
          {t('seeReview')}
        </Button>
      )}
      {newest?.status === 'draft' && (
        <Button
          kind="secondary"
          size="sm"
          disabledReason={gate ?? (hasNewerVersion ? t('reloadFirst') : dirty ? t('saveFirst') : undefined)}
          onPress={() => checkComplete() && setStep('propose')}
        >
          {t('propose')}
        </Button>
      )}
      {!isFixed && (
        <Button
          size="sm"
          loading={saving}
          disabledReason={gate ?? (dirty ? undefined : t('nothingChanged'))}
          onPress={onSave}
        >
          {t('save')}
        </Button>
      )}
      {step && text && subject && (
        <TakeStep step={step} textId={text.id} version={subject} onClose={() => setStep(undefined)} />
      )}
    </div>
  )
}
