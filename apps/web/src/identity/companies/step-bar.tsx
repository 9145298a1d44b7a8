import { companySteps, type CompanyStep } from '@tessera/domain/identity/companies/application.ts'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { DraftBar } from './draft-bar.tsx'
import type { StepProps } from './step.ts'

type BarProps = Omit<StepProps, 'current'> & { step: CompanyStep; onTry: () => void }

export function StepBar({ application, step, saving, tried, onTry }: BarProps) {
  const t = useTranslations('companies')
  const locale = useLocale()
  const at = companySteps.indexOf(step)
  const before = companySteps[at - 1]
  const after = companySteps[at + 1]
  return (
    <DraftBar
      t={t}
      saved={(time) => t('saved', { time })}
      savedAt={application?.savedAt}
      saving={saving}
      error={useStepError({ application, step, tried })}
      back={before === undefined ? paths.entityVerification(locale) : paths.enterpriseCert(locale, before)}
      next={after && paths.enterpriseCert(locale, after)}
      isIncomplete={(now) => now?.application?.missing.some((each) => each.step === step) ?? true}
      onTry={onTry}
    />
  )
}

/** The error of this step, shown after Continue was pressed. */
function useStepError({ application, step, tried }: Pick<BarProps, 'application' | 'step' | 'tried'>) {
  const t = useTranslations('companies')
  if (!tried) return undefined
  // Before the first save there is no draft; the first step then lacks the type of company.
  const lacking = application?.missing.filter((each) => each.step === step).length ?? Number(step === companySteps[0])
  if (lacking > 0) return t('lacking', { count: lacking })
  return application === undefined ? t('nothingYet') : undefined
}
