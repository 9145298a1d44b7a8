import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import type { Case } from './kyc.queries.ts'

/** A notice one month before a document expires: the consequences, and the documents to prepare. */
export function ExpiryNotice({ file: { expiry, details } }: { file: Case }) {
  const t = useTranslations('kyc')
  return expiry === 'expiring' && details.documentExpiresOn !== null ? (
    <Banner tone="warning" lead={t('expiring.lead', { day: details.documentExpiresOn })}>
      {t('expiring.text')}
    </Banner>
  ) : null
}
