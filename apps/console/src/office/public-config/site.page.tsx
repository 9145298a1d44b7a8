import { useQuery } from '@tanstack/react-query'
import { Failed } from '@tessera/ui/empty.tsx'
import { Skeleton } from '@tessera/ui/skeleton.tsx'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { InvestorRulesForm } from '#identity/investor-classes/rules-form.tsx'
import { useMay } from '#parts/me.queries.ts'
import { SiteAccessForm } from './site-access-form.tsx'
import { CompanyRule } from './company-rule.tsx'
import { VendorRule } from './vendor-rule.tsx'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

/** Site access: who may register and log in, and from which countries. */
export function SitePage() {
  const t = useTranslations('site')
  const { data, error, refetch } = useQuery({ queryKey: ['site'], queryFn: () => api.siteSettings.get({}) })
  const mayPropose = useMay('site.manage')
  if (error !== null && data === undefined)
    return (
      <Failed title={t('failed')} onRetry={() => void refetch()}>
        {error.message}
      </Failed>
    )
  return (
    <>
      <p className="t2">{t('lead')}</p>
      {data === undefined ? <Skeleton width="100%" /> : <SiteAccessForm now={data} mayPropose={mayPropose} />}
      <VendorRule mayPropose={mayPropose} />
      <InvestorRulesForm mayPropose={mayPropose} />
      <CompanyRule mayPropose={mayPropose} />
      <OpenCase />
    </>
  )
}
