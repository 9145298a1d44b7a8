import { Banner } from '@tessera/ui/banner.tsx'
import { useTranslations } from 'use-intl'
import { useFragment } from '#parts/use-fragment.ts'
import { AuthLayout } from '#frame/auth-layout.tsx'
import { FormLoading } from '#parts/form-loading.tsx'
import { LinkedWithdrawal } from './linked-withdrawal.tsx'

/** The minimum length of a secret. Email programs may truncate a link. */
const SHORTEST = 16

/**
 * The page of the link in a withdrawal email. The secret is in the URL fragment, which browsers do not send to servers.
 */
export function ConfirmWithdrawalPage() {
  const t = useTranslations('withdrawals')
  const token = useFragment()
  return (
    <AuthLayout>
      <h1 className="h3">{t('mail.title')}</h1>
      {token === undefined && <FormLoading />}
      {token !== undefined && token.length < SHORTEST && <Banner tone="warning">{t('mail.noLink')}</Banner>}
      {token !== undefined && token.length >= SHORTEST && <LinkedWithdrawal key={token} token={token} />}
    </AuthLayout>
  )
}
