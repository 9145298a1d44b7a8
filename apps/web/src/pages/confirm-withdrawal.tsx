import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import { useLocation } from '../lib/site-router.ts'
import { AuthLayout } from '../shell/auth-layout.tsx'
import { LinkedWithdrawal } from '../withdrawals/linked-withdrawal.tsx'

/** The page of the link in the mail about a withdrawal. The secret is in the URL fragment, which browsers do not send to servers. */
export function ConfirmWithdrawalPage() {
  const t = useTranslations('withdrawals')
  const token = useLocation().hash.replace('#', '')
  return (
    <AuthLayout>
      <h1 className="h3">{t('mail.title')}</h1>
      {token === '' ? (
        <Banner tone="warning">{t('mail.noLink')}</Banner>
      ) : (
        <LinkedWithdrawal key={token} token={token} />
      )}
    </AuthLayout>
  )
}
