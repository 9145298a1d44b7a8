import { Failed } from '@tessera/ui/empty.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ClosingCard } from '#profile/account-closings/closing-card.tsx'
import { BankDetail } from '#payments/bank-accounts/bank-detail.tsx'
import { AccountFacts } from './account-facts.tsx'
import { userInfo } from './customers.queries.ts'
import { Factors } from './factors.tsx'
import { Score } from './score.tsx'
import { Preferences } from './preferences.tsx'
import { useChangeLanguage } from '#frame/change-language.ts'
import { FreezeCard } from '#access/freezes/freeze-card.tsx'
import { FreezeNotices } from '#access/freezes/freeze-notices.tsx'
import { kycVerification } from '#identity/kyc/kyc.queries.ts'
import { VerificationNotice } from '#identity/kyc/verification-notice.tsx'
import { publicInfo } from '#parts/public-info.queries.ts'
import { useSessionToken } from '#parts/session.ts'
import { RecentRecords } from '#access/sessions/recent-records.tsx'
import { EmailAndDisplay } from './settings/email-and-display.tsx'
import { Protection } from './settings/protection.tsx'
import { settings } from './settings/settings.queries.ts'
import { PageLoading } from '#parts/page-loading.tsx'

export function UserManagementPage() {
  const t = useTranslations('customers')
  const { data: user, isError, refetch } = useQuery(userInfo(useSessionToken()))
  const changeLanguage = useChangeLanguage()
  const tSettings = useTranslations('settings')
  const own = useQuery(settings())
  const verification = useQuery({ ...kycVerification(), enabled: user !== undefined && user.type !== 'sub' })
  const info = useQuery(publicInfo()).data
  if (isError && !user)
    return (
      <>
        <h1 className="h3">{t('manage.title')}</h1>
        <Failed title={t('manage.failed')} onRetry={() => void refetch()} />
      </>
    )
  if (!user) return <PageLoading />
  return (
    <>
      <h1 className="h3">{t('manage.title')}</h1>
      <FreezeNotices user={user} />
      {user.type !== 'sub' && <VerificationNotice />}
      {own.data && (
        <Score
          user={user}
          fundPassword={own.data.fundPassword}
          phishingPhrase={own.data.phishingPhrase !== null}
          enforced={info?.is_enforce_google_auth === 1}
        />
      )}
      {own.isError && !own.data && <Failed title={tSettings('failed')} onRetry={() => void own.refetch()} />}
      <AccountFacts user={user} label={verification.data?.label} />
      <Factors user={user} freezeHours={info?.freezeHours} />
      <Protection />
      {user.type !== 'sub' && user.kyc.status === 'approved' && <BankDetail />}
      <Preferences user={user} changeLanguage={changeLanguage} />
      <EmailAndDisplay />
      <RecentRecords />
      <FreezeCard frozen={user.status === 'frozen'} />
      {user.type !== 'sub' && user.type !== 'member' && <ClosingCard />}
    </>
  )
}
