import type { SumsubKind } from '@tessera/domain/identity/sumsub/machine.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { companyVerification } from '#identity/companies/companies.queries.ts'
import { kycVerification } from '#identity/kyc/kyc.queries.ts'
import { Approved, InReview } from '#identity/kyc/states.tsx'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { PageLoading } from '#parts/page-loading.tsx'
import { kycConfig } from './sumsub.queries.ts'
import { Verify } from './verify.tsx'

/** Verification of a person by the vendor. */
export const SumsubPage = () => (
  <Loaded kind="personal">
    {({ personal, choice }) => {
      const { step, case: file } = personal
      if (step === 'approved') return <Approved file={file} />
      if (step === 'review' && file !== null) return <InReview file={file} medianHours={personal.medianReviewHours} />
      return choice === 'company' ? <Other /> : undefined
    }}
  </Loaded>
)

/** Verification of a company by the vendor. */
export const EntitySumsubPage = () => (
  <Loaded kind="company">
    {({ choice, isCompanyVerified }) =>
      isCompanyVerified ? <Verified /> : choice === 'personal' ? <Other /> : undefined
    }
  </Loaded>
)

type Known = {
  personal: NonNullable<ReturnType<typeof useKnown>['personal']>
  choice: 'personal' | 'company' | null
  isCompanyVerified: boolean
}

function useKnown(kind: SumsubKind) {
  const [config, personal, company] = [
    useQuery(kycConfig(kind)),
    useQuery(kycVerification()),
    useQuery(companyVerification()),
  ]
  const isError = [config, personal, company].some((each) => each.isError && each.data === undefined)
  const retry = () => {
    for (const each of [config, personal, company]) if (each.isError) void each.refetch()
  }
  return { config: config.data, personal: personal.data, company: company.data, isError, retry }
}

/** `children` returns the content to show instead of the vendor's frame; undefined to show the frame. */
function Loaded({ kind, children }: { kind: SumsubKind; children: (known: Known) => ReactNode }) {
  const t = useTranslations('sumsub')
  const { config, personal, company, isError, retry } = useKnown(kind)
  if (isError)
    return (
      <>
        <h1 className="sr">{t(`${kind}.title`)}</h1>
        <Failed title={t('failed')} onRetry={retry} />
      </>
    )
  if (config === undefined || personal === undefined || company === undefined) return <PageLoading />
  const isCompanyVerified = company.application?.status === 'approved'
  const instead = children({ personal, choice: company.choice, isCompanyVerified })
  return instead ?? <Verify kind={kind} config={config} isPending={personal.status === 'pending'} />
}

function Other() {
  const t = useTranslations('sumsub')
  const locale = useLocale()
  return (
    <>
      <h1 className="h3">{t('personal.title')}</h1>
      <Banner tone="info">{t('closed')}</Banner>
      <div>
        <ButtonLink kind="secondary" href={paths.userManagement(locale)}>
          {t('account')}
        </ButtonLink>
      </div>
    </>
  )
}

function Verified() {
  const t = useTranslations('sumsub')
  return (
    <>
      <h1 className="h3">{t('company.title')}</h1>
      <Banner tone="positive">{t('verified')}</Banner>
    </>
  )
}
