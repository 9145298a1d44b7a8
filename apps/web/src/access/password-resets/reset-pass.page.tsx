import { toast } from '@tessera/ui/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { type Reset, ResetAccountStep } from '#access/customers/reset-account-step.tsx'
import { ResetCodeStep } from '#access/customers/reset-code-step.tsx'
import { ResetPasswordStep } from '#access/customers/reset-password-step.tsx'
import { useSiteAccess } from '#parts/site-access.ts'
import { paths } from '#parts/paths.ts'
import { publicInfo } from '#parts/public-info.queries.ts'
import { useRouter } from '#parts/site-router.ts'
import { useLocale } from '#parts/use-locale.ts'
import { AuthLayout } from '#frame/auth-layout.tsx'

/** The password reset: account, each of its factors, new password. The server stores the progress. */
export function ResetPassPage() {
  const t = useTranslations('customers')
  const locale = useLocale()
  const { history } = useRouter()
  const hours = useQuery(publicInfo()).data?.freezeHours
  const [reset, setReset] = useState<Reset>()
  const [notice, setNotice] = useState<string>()
  const start = (next: Reset | undefined, why?: string) => {
    setReset(next)
    setNotice(why)
  }
  const done = () => {
    toast('positive', t('reset.done'))
    history.push(paths.login(locale))
  }
  const step = reset?.state.step
  return (
    <AuthLayout>
      <div className="col" style={{ '--g': '6px' }}>
        <h1 className="h3">{t('reset.title')}</h1>
        {useSiteAccess().login && (
          <p className="t2">
            {t('reset.remembered')}{' '}
            <Link className="link" href={paths.login(locale)}>
              {t('register.login')}
            </Link>
          </p>
        )}
      </div>
      {reset === undefined || step === undefined ? (
        <ResetAccountStep notice={notice} onReset={start} />
      ) : step === 'password' ? (
        <ResetPasswordStep ticket={reset.ticket} hours={hours} onDone={done} onOver={(why) => start(undefined, why)} />
      ) : (
        <ResetCodeStep
          key={step}
          reset={reset}
          step={step}
          onState={(state) => setReset({ ...reset, state })}
          onOver={(why) => start(undefined, why)}
        />
      )}
    </AuthLayout>
  )
}
