import { companySteps, type CompanyStep } from '@tessera/domain/identity/companies/application.ts'
import { Badge } from '@tessera/ui/badge.tsx'
import { Banner } from '@tessera/ui/banner.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Stepper } from '@tessera/ui/stepper.tsx'
import { useOnChange } from '@tessera/ui/use-on-change.ts'
import { type ComponentType, useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import type { Application, CompanyVerification } from './companies.queries.ts'
import s from './companies.module.css'
import { StepBar } from './step-bar.tsx'
import { BasicsStep } from './step-basics.tsx'
import { DeclarationStep } from './step-declaration.tsx'
import { DocumentsStep } from './step-documents.tsx'
import { PersonsStep } from './step-persons.tsx'
import { PreparationStep } from './step-preparation.tsx'
import type { StepProps } from './step.ts'
import { toneOf } from './tone.ts'
import { useSaving } from './use-saving.ts'

const screens: Record<CompanyStep, ComponentType<StepProps>> = {
  preparation: PreparationStep,
  basics: BasicsStep,
  documents: DocumentsStep,
  persons: PersonsStep,
  declaration: DeclarationStep,
}

/** The five steps of an application, one at a time. */
export function ApplicationForm({ current, step }: { current: CompanyVerification; step: CompanyStep }) {
  const saving = useSaving()
  const application = current.application ?? undefined
  const [triedAt, setTriedAt] = useState<CompanyStep>()
  useOnChange(step, () => window.scrollTo({ top: 0 }))
  const Step = screens[step]
  const tried = triedAt === step
  return (
    <>
      <div className={`container ${s['page']}`}>
        <Head application={application} />
        <div className={s['steps']}>
          <Card>
            <Steps application={application} step={step} />
          </Card>
        </div>
        {application?.status === 'to_be_improved' && <Locked />}
        <Step key={step} {...{ application, current, saving, tried }} />
      </div>
      <StepBar {...{ application, step, saving, tried }} onTry={() => setTriedAt(step)} />
    </>
  )
}

export function Head({ application }: { application: Application | undefined }) {
  const t = useTranslations('companies')
  const about = [application?.basics.name, application?.basics.registrationNumber].filter((each) => each != null)
  return (
    <div className="page-head">
      <div className="grow">
        <h1 className="h3">{t('title')}</h1>
        {about.length > 0 && <p className="t2">{about.join(' · ')}</p>}
      </div>
      {application && <Badge tone={toneOf[application.status]}>{t(`status.${application.status}`)}</Badge>}
    </div>
  )
}

function Steps({ application, step }: { application: Application | undefined; step: CompanyStep }) {
  const t = useTranslations('companies')
  const locale = useLocale()
  const isDone = (each: CompanyStep): boolean =>
    application !== undefined && each !== 'declaration' && !application.missing.some((item) => item.step === each)
  return (
    <Stepper
      label={t('stepsLabel')}
      labels={companySteps.map((each) => t(`steps.${each}`))}
      now={companySteps.indexOf(step)}
      done={companySteps.map(isDone)}
      // Before the type of company is chosen, the later steps cannot know their questions.
      hrefs={companySteps.map((each) =>
        application?.basics.companyType == null ? undefined : paths.enterpriseCert(locale, each),
      )}
    />
  )
}

const Locked = () => {
  const t = useTranslations('companies')
  return (
    <div className={s['steps']}>
      <Banner tone="info">{t('locked')}</Banner>
    </div>
  )
}
