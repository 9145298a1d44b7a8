import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import { PersonCheck } from '../company-persons/person-check.tsx'
import { useLocation } from '../lib/site-router.ts'
import { AuthLayout } from '../shell/auth-layout.tsx'

/** The page that a related person opens from their link. The code is the fragment of the address, which no server receives. */
export function CompanyPersonPage() {
  const t = useTranslations('company-persons')
  const code = useLocation().hash.replace('#', '')
  return (
    <AuthLayout>
      <h1 className="h3">{t('title')}</h1>
      {code === '' ? <Banner tone="info">{t('noCode')}</Banner> : <PersonCheck key={code} code={code} />}
    </AuthLayout>
  )
}
