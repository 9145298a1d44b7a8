import { Banner } from '@tessera/ui/banner.tsx'
import { lazyPart } from '@tessera/ui/lazy-part.tsx'
import { Tabs } from '@tessera/ui/tabs.tsx'
import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import { useQuery as useServer } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { type AccountFields, noAccount } from '#parts/account-name.ts'
import { useSiteAccess } from '#parts/site-access.ts'
import { paths } from '#parts/paths.ts'
import { publicInfo } from '#parts/public-info.queries.ts'
import { pathAfterLogin } from '#parts/return-path.ts'
import { openSession } from '#parts/session.ts'
import { useRouter } from '#parts/site-router.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import { PasskeyLogin } from './passkey-login.tsx'
import { PasswordStep, type Ticket } from './password-step.tsx'
import { AuthLayout } from '#frame/auth-layout.tsx'

const CodeStep = lazyPart(async () => (await import('./code-step.tsx')).CodeStep)
const QrStep = lazyPart(async () => (await import('./qr-step.tsx')).QrStep)

/**
 * The address of the page, known only in the browser. Before hydration, the configured address or a space of the same
 * height takes its place, so that nothing moves.
 */
const useOrigin = (configured: string | null | undefined): string =>
  useHydrated() ? window.location.origin : (configured ?? '\u00A0')

export const LoginPage = () => (
  <AuthLayout>
    <SignIn />
  </AuthLayout>
)

function SignIn() {
  const { history } = useRouter()
  const locale = useLocale()
  const [query] = useScreenSearch('/login')
  const [ticket, setTicket] = useState<Ticket>()
  const [notice, setNotice] = useState<string>()
  const [account, setAccount] = useState(noAccount)
  const enter = (token: string) => {
    openSession(token)
    history.replace(pathAfterLogin(locale, query.back))
  }
  const back = (why?: string) => {
    setTicket(undefined)
    setNotice(why)
  }
  if (ticket) return <CodeStep ticket={ticket} onSession={enter} onBack={back} />
  return <LoginForm onTicket={setTicket} onSession={enter} notice={notice} account={account} onAccount={setAccount} />
}

type LoginFormProps = {
  onTicket: (ticket: Ticket) => void
  onSession: (token: string) => void
  notice: string | undefined
  account: AccountFields
  onAccount: (account: AccountFields) => void
}

function LoginForm({ onTicket, onSession, notice, account, onAccount }: LoginFormProps) {
  const t = useTranslations('sessions')
  const locale = useLocale()
  const info = useServer(publicInfo()).data
  const origin = useOrigin(info?.passkeyOrigin)
  const siteAccess = useSiteAccess()
  const [isQr, setQr] = useState(false)
  const tab = isQr ? 'qr' : account.kind
  if (!siteAccess.login)
    return (
      <>
        <h1 className="h3">{t('title')}</h1>
        <Banner tone="warning">{t('closed')}</Banner>
      </>
    )
  return (
    <>
      <div className="col" style={{ '--g': '6px' }}>
        <h1 className="h3">{t('title')}</h1>
        {siteAccess.register && (
          <p className="t2">
            {t('newHere')}{' '}
            <Link className="link" href={paths.register(locale)}>
              {t('openAccount')}
            </Link>
          </p>
        )}
      </div>
      <Tabs
        label={t('ways')}
        chosen={tab}
        onChange={(next) => {
          setQr(next === 'qr')
          if (next !== 'qr') onAccount({ ...account, kind: next })
        }}
        items={[
          { index: 'email', name: t('byEmail') },
          { index: 'phone', name: t('byPhone') },
          { index: 'qr', name: t('byQr') },
        ]}
      />
      {info?.loginForbidden === true && <Banner tone="warning">{t('closed')}</Banner>}
      {tab === 'qr' ? (
        <QrStep onSession={onSession} />
      ) : (
        <>
          <PasswordStep key={tab} account={account} onAccount={onAccount} onTicket={onTicket} notice={notice} />
          <PasskeyLogin onSession={onSession} />
        </>
      )}
      <Banner tone="plain" icon={Lock}>
        <span className="xs">
          {t('checkAddress')} <b className="mono">{origin}</b>
        </span>
      </Banner>
    </>
  )
}
