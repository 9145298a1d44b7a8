import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import { PhonePhotos } from './phone-photos.tsx'
import { useFragment } from '#parts/use-fragment.ts'
import { AuthLayout } from '#frame/auth-layout.tsx'
import { FormLoading } from '#parts/form-loading.tsx'

/** The page that a phone opens from a QR code. The code is the fragment of the address, which no server receives. */
export function KycPhotosPage() {
  const t = useTranslations('kyc-handovers')
  const code = useFragment()
  return (
    <AuthLayout>
      <h1 className="h3">{t('title')}</h1>
      {code === undefined && <FormLoading />}
      {code === '' && <Banner tone="info">{t('noCode')}</Banner>}
      {code !== undefined && code !== '' && <PhonePhotos key={code} code={code} />}
    </AuthLayout>
  )
}
