import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import { PersonCheck } from './person-check.tsx'
import { useFragment } from '#parts/use-fragment.ts'
import { AuthLayout } from '#frame/auth-layout.tsx'
import { FormLoading } from '#parts/form-loading.tsx'

/** The page that a related party opens from their link. The code is the fragment of the address, which no server receives. */
export function CompanyPersonPage() {
  const t = useTranslations('company-persons')
  const code = useFragment()
  return (
    <AuthLayout>
      <h1 className="h3">{t('title')}</h1>
      {code === undefined && <FormLoading />}
      {code === '' && <Banner tone="info">{t('noCode')}</Banner>}
      {code !== undefined && code !== '' && <PersonCheck key={code} code={code} />}
    </AuthLayout>
  )
}
