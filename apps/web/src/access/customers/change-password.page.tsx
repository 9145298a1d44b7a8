import { Banner } from '@tessera/ui/banner.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { PasswordForm } from './password-form.tsx'
import { paths } from '#parts/paths.ts'
import { publicInfo } from '#parts/public-info.queries.ts'
import { openSession } from '#parts/session.ts'
import { useRouter } from '#parts/site-router.ts'
import { useLocale } from '#parts/use-locale.ts'

export function ChangePasswordPage() {
  const t = useTranslations('customers')
  const locale = useLocale()
  const { history } = useRouter()
  const hours = useQuery(publicInfo()).data?.freezeHours
  const enter = (token: string) => {
    openSession(token)
    toast('positive', t('password.done'))
    history.push(paths.userManagement(locale))
  }
  return (
    <>
      <h1 className="h3">{t('password.title')}</h1>
      {hours !== undefined && <Banner tone="warning">{t('password.pause', { hours })}</Banner>}
      <PasswordForm onSession={enter} />
    </>
  )
}
