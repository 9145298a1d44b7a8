import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQuery as useServer } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { RegisterForm } from '#access/customers/register-form.tsx'
import { useSiteAccess } from '#parts/site-access.ts'
import { looksLikeEmail } from '#parts/email.ts'
import { paths } from '#parts/paths.ts'
import { publicInfo } from '#parts/public-info.queries.ts'
import { openSession } from '#parts/session.ts'
import { useRouter } from '#parts/site-router.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { AuthLayout } from '#frame/auth-layout.tsx'

export const RegisterPage = () => (
  <AuthLayout>
    <Registration />
  </AuthLayout>
)

function Registration() {
  const t = useTranslations('customers')
  const locale = useLocale()
  const { history } = useRouter()
  const [query] = useScreenSearch('/register')
  const info = useServer(publicInfo())
  const siteAccess = useSiteAccess()
  const carried = query.email ?? ''
  const invite = query.invite ?? ''
  const enter = (token: string) => {
    openSession(token)
    toast('positive', t('register.welcome'))
    history.replace(paths.kycEnter(locale))
  }
  if (!siteAccess.register)
    return (
      <>
        <h1 className="h3">{t('register.title')}</h1>
        <Banner tone="warning">{t('register.closed')}</Banner>
      </>
    )
  return (
    <>
      <div className="col" style={{ '--g': '6px' }}>
        <h1 className="h3">{t('register.title')}</h1>
        {siteAccess.login && (
          <p className="t2">
            {t('register.haveOne')}{' '}
            <Link className="link" href={paths.login(locale)}>
              {t('register.login')}
            </Link>
          </p>
        )}
      </div>
      {info.data?.registerForbidden === true && <Banner tone="warning">{t('register.closed')}</Banner>}
      {info.error instanceof ApiError && <Banner tone="negative">{info.error.message}</Banner>}
      <RegisterForm
        email={looksLikeEmail(carried) ? carried : ''}
        inviteCode={invite.length <= 20 ? invite : ''}
        termsVersion={info.data?.policyVersions.terms}
        inviteRequired={info.data?.inviteRequired ?? false}
        onSession={enter}
      />
      <Banner tone="plain" icon={Globe}>
        {t('register.availability')}
      </Banner>
    </>
  )
}
