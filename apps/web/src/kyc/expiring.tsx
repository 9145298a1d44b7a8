import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import type { Case } from './kyc.queries.ts'

/** A month before its last day: what happens then, and what to have ready. */
export function Expiring({ file: { expiry, details } }: { file: Case }) {
  const t = useTranslations('kyc')
  return expiry === 'expiring' && details.documentExpiresOn !== null ? (
    <Banner tone="warning" lead={t('expiring.lead', { day: details.documentExpiresOn })}>
      {t('expiring.text')}
    </Banner>
  ) : null
}
