import { financingSteps, type FinancingStep } from '@tessera/domain/issuance/financing/application.ts'
import { useTranslations } from 'use-intl'
import { DraftBar } from '#identity/companies/draft-bar.tsx'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { StepProps } from './step.ts'

type BarProps = Omit<StepProps, 'current'> & { step: FinancingStep; onTry: () => void }

export function StepBar({ application, step, saving, tried, onTry }: BarProps) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const at = financingSteps.indexOf(step)
  const after = financingSteps[at + 1]
  const lacking = application?.missing.filter((each) => each.step === step).length ?? 0
  return (
    <DraftBar
      t={t}
      saved={(time) => t('saved', { time })}
      savedAt={application?.savedAt}
      saving={saving}
      error={tried && lacking > 0 ? t('lacking', { count: lacking }) : undefined}
      back={paths.financing(locale, financingSteps[at - 1])}
      next={after && paths.financing(locale, after)}
      isIncomplete={(now) =>
        step !== 'company' && (now?.application?.missing.some((each) => each.step === step) ?? true)
      }
      onTry={onTry}
    />
  )
}
