import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { kycCases } from '@tessera/contract/identity/kyc/kyc-cases.ts'
import { Details } from '@tessera/ui/card.tsx'
import { useTranslations } from 'use-intl'
import { stampText } from './time-text.ts'

type Verdict = ReplyOf<typeof kycCases.get>['vendor']

/** The vendor's newest verdict on this customer, which two people use as evidence. */
export function VendorVerdict({ verdict }: { verdict: Verdict }) {
  const t = useTranslations('shell')
  if (verdict === null) return null
  const { status, labels, at, about } = verdict
  return (
    <Details
      items={[
        { term: t('vendor.verdict'), value: t(`vendor.status.${status}`) },
        { term: t('vendor.about'), value: t(`vendor.subject.${about}`) },
        ...(labels.length > 0 ? [{ term: t('vendor.labels'), value: labels.join(', ') }] : []),
        { term: t('vendor.at'), value: stampText(at) },
      ]}
    />
  )
}
