import { Banner } from '@tessera/ui/banner.tsx'
import { ButtonLink } from '@tessera/ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { kycVerification } from './kyc.queries.ts'
import { ExpiryNotice } from './expiry-notice.tsx'

/** Notices for a verified identity that expires, lapsed or was recalled, with the next step of its owner. */
export function VerificationNotice() {
  const t = useTranslations('kyc')
  const locale = useLocale()
  const { data } = useQuery(kycVerification())
  const file = data?.case
  if (file == null) return null
  if (!file.reviewedAgain) return <ExpiryNotice file={file} />
  const isExpired = file.expiry === 'expired'
  const isResubmissionRequested = data?.step === 'resend'
  return (
    <Banner
      tone="warning"
      lead={t(isExpired ? 'expired.lead' : 'once.lead')}
      action={
        <ButtonLink kind="secondary" size="xs" href={paths.kycEnter(locale)}>
          {t(isExpired ? 'expired.todo' : isResubmissionRequested ? 'once.todo' : 'once.follow')}
        </ButtonLink>
      }
    >
      {t('once.paused')} {!isResubmissionRequested && t('once.sent')}
    </Banner>
  )
}
