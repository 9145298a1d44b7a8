import { isWealthGround, worthFields } from '@tessera/domain/identity/investor-classes/evidence.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Details } from '@tessera/ui/card.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { stampText } from '#parts/time-text.ts'
import { LoadingOrError } from '#parts/loading-or-error.tsx'
import { EvidenceFiles } from './evidence-files.tsx'
import s from './investor-classes.module.css'
import { type InvestorCase, investorCase } from './investor-classes.queries.ts'

const sgd = (amount: number | null): string => (amount === null ? '--' : `${numberText(String(amount))} SGD`)

/** The facts of an application for an investor class, and its files. */
export function InvestorEvidence({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(investorCase(id))
  if (data === undefined) return <LoadingOrError error={error} onRetry={() => void refetch()} />
  return (
    <>
      <Facts of={data} />
      <EvidenceFiles id={id} files={data.files} />
    </>
  )
}

function Facts({ of }: { of: InvestorCase }) {
  const t = useTranslations('investor-classes')
  const { application, customer, ground } = of
  const isWorth = isWealthGround(ground)
  const sums = isWorth
    ? worthFields[ground].map((field) => ({ term: t(`facts.${field}`), value: sgd(application.worth[field]) }))
    : []
  const judged = [
    { term: t('facts.counted'), value: sgd(application.counted) },
    { term: t('facts.threshold'), value: sgd(of.threshold) },
  ]
  return (
    <section className={s['section']}>
      {!of.reaches && <Banner tone="warning">{t('below')}</Banner>}
      <Details
        tight
        items={[
          { term: t('facts.customer'), value: `${customer.name ?? '--'} · ${customer.number}` },
          { term: t('facts.now'), value: t(`classes.${of.code}`) },
          { term: t('facts.applies'), value: t(`classes.${of.class}`), ...(of.renewal && { note: t('renewal') }) },
          { term: t('facts.ground'), value: t(`grounds.${ground}`) },
          ...(application.statement === null ? [] : [{ term: t('facts.statement'), value: application.statement }]),
          ...sums,
          ...(isWorth ? judged : []),
          {
            term: t('facts.consent'),
            value: t('consentOf', { version: application.consent.version, at: stampText(application.consent.at) }),
          },
          ...(of.expiresAt === null ? [] : [{ term: t('facts.until'), value: stampText(of.expiresAt) }]),
        ]}
      />
    </section>
  )
}
