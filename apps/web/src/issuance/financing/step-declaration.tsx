import { financing } from '@tessera/contract/issuance/financing/financing.ts'
import { type FinancingStep, financingSteps } from '@tessera/domain/issuance/financing/application.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Card, Details } from '@tessera/ui/card.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { SignCard } from '#identity/companies/sign-card.tsx'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { listText } from '#parts/list-text.ts'
import { paths } from '#parts/paths.ts'
import { useRouter } from '#parts/site-router.ts'
import { useLocale } from '#parts/use-locale.ts'
import { type Application, financingState, type FinancingState } from './financing.queries.ts'
import s from './financing.module.css'
import { MissingFields } from './missing-fields.tsx'
import { amountOf } from './step-offer.tsx'
import type { StepProps } from './step.ts'

type Signed = Parameters<typeof api.financing.submit>[0]

/** The missing items of each step, the text to sign, and the signer. */
export function DeclarationStep({ application, current }: StepProps) {
  const t = useTranslations('financing')
  const submit = useSubmit()
  if (application === undefined) return <Banner tone="info">{t('complain')}</Banner>
  const directors = application.people.filter(({ role }) => role === 'director')
  const { version, sha256, text } = current.declaration
  return (
    <div className="col" style={{ '--g': '24px' }}>
      <Overview application={application} />
      <SignCard
        t={t}
        title={t('declarationTitle')}
        text={<p className={s['text']}>{text}</p>}
        placeholder={t('choose')}
        options={[...new Set(directors.map(({ name }) => name))].map((name) => ({ code: name, value: name }))}
        at="signer"
        isLacking={application.missing.length > 0}
        command={submit}
        onSign={(signer) => submit.run({ declaration: { version, sha256, accepted: true }, signer })}
      />
    </div>
  )
}

function Overview({ application }: { application: Application }) {
  const t = useTranslations('financing')
  const locale = useLocale()
  const texts: Partial<Record<FinancingStep, string>> = {
    offer: [application.offer.nameEn, application.offer.nameZh, amountOf(application.offer)]
      .filter((each) => each != null)
      .join(' · '),
    documents: listText(
      locale,
      application.documents.map(({ name }) => name),
    ),
    people: listText(
      locale,
      application.people.map(({ name }) => name),
    ),
  }
  const items = financingSteps
    .filter((step) => step !== 'company' && step !== 'declaration')
    .map((step) => {
      const missing = application.missing.filter((each) => each.step === step)
      return {
        term: t(`steps.${step}`),
        value: (
          <span className={s['line']}>
            {missing.length > 0 ? <MissingFields missing={missing} /> : (texts[step] ?? t('state.given'))}
            <ButtonLink kind="ghost" size="xs" href={paths.financing(locale, step)}>
              {t('edit', { step: t(`steps.${step}`) })}
            </ButtonLink>
          </span>
        ),
      }
    })
  return (
    <Card title={t('review')}>
      <Details items={items} />
    </Card>
  )
}

function useSubmit() {
  const client = useQueryClient()
  const locale = useLocale()
  const { history } = useRouter()
  const done = (current: FinancingState) => {
    client.setQueryData(financingState().queryKey, current)
    history.push(paths.financing(locale))
  }
  return useCommand<typeof financing.submit, Signed>(
    financing.submit,
    (input, options) => api.financing.submit(input, options),
    done,
  )
}
