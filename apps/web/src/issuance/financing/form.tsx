import { financingStatusWords } from '@tessera/contract/issuance/financing/financing-words.ts'
import { financingSteps, type FinancingStep } from '@tessera/domain/issuance/financing/application.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Stepper } from '@tessera/ui/stepper.tsx'
import { useOnChange } from '@tessera/ui/use-on-change.ts'
import { type ComponentType, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useSavingOf } from '#identity/companies/use-saving.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { financingState, type FinancingState } from './financing.queries.ts'
import s from './financing.module.css'
import { StepBar } from './step-bar.tsx'
import { CompanyStep } from './step-company.tsx'
import { DeclarationStep } from './step-declaration.tsx'
import { DocumentsStep } from './step-documents.tsx'
import { FeesStep } from './step-fees.tsx'
import { OfferStep } from './step-offer.tsx'
import { PeopleStep } from './step-people.tsx'
import { PrecheckStep } from './step-precheck.tsx'
import type { StepProps } from './step.ts'
import { toneOf } from './tone.ts'

const screens: Record<FinancingStep, ComponentType<StepProps>> = {
  company: CompanyStep,
  precheck: PrecheckStep,
  offer: OfferStep,
  documents: DocumentsStep,
  people: PeopleStep,
  fees: FeesStep,
  declaration: DeclarationStep,
}

/** The steps of an application, one at a time. `current` has no application when another one is begun. */
export function FinancingForm({ current, step }: { current: FinancingState; step: FinancingStep }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const saving = useSavingOf<FinancingState>(financingState().queryKey, (answer) => answer)
  const application = current.application ?? undefined
  const [triedAt, setTriedAt] = useState<FinancingStep>()
  useOnChange(step, () => window.scrollTo({ top: 0 }))
  const Step = screens[step]
  const tried = triedAt === step
  const isDone = (each: FinancingStep): boolean =>
    application !== undefined && each !== 'declaration' && !application.missing.some((item) => item.step === each)
  return (
    <>
      <div className={`container ${s['page']}`}>
        <div className="page-head">
          <div className="grow">
            <h1 className="h3">{t('title')}</h1>
            {current.company && <p className="t2">{current.company.name}</p>}
          </div>
          {application && (
            <Badge tone={toneOf[application.status]}>{financingStatusWords[application.status][locale]}</Badge>
          )}
        </div>
        <div className={s['steps']}>
          <Card>
            <Stepper
              label={t('stepsLabel')}
              labels={financingSteps.map((each) => t(`steps.${each}`))}
              now={financingSteps.indexOf(step)}
              done={financingSteps.map(isDone)}
              hrefs={financingSteps.map((each) => paths.financing(locale, each))}
            />
          </Card>
        </div>
        <Step key={step} {...{ application, current, saving, tried }} />
      </div>
      <StepBar {...{ application, step, saving, tried }} onTry={() => setTriedAt(step)} />
    </>
  )
}
