import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import { PhonePhotos } from '../kyc-handovers/phone-photos.tsx'
import { useLocation } from '../lib/site-router.ts'
import { AuthLayout } from '../shell/auth-layout.tsx'

/** The page that a phone opens from a QR code. The code is the fragment of the address, which no server receives. */
export function KycPhotosPage() {
  const t = useTranslations('kyc-handovers')
  const code = useLocation().hash.replace('#', '')
  return (
    <AuthLayout>
      <h1 className="h3">{t('title')}</h1>
      {code === '' ? <Banner tone="info">{t('noCode')}</Banner> : <PhonePhotos key={code} code={code} />}
    </AuthLayout>
  )
}
