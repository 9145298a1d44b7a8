import { serverNow } from '@tessera/ui/server-clock.ts'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import { zonedStampText } from '#parts/time-text.ts'
import { useLogin } from '#access/customers/login-state.ts'
import './print.css'
import { SiteLogo } from '#parts/site-logo.tsx'

/** The head of a printed record: its owner and the time of printing. */
export function PrintHead() {
  const t = useTranslations('shell')
  const { user } = useLogin()
  const [at, setAt] = useState<string>()
  useEffect(() => {
    const now = () => setAt(zonedStampText(new Date(serverNow()).toISOString()))
    const printing = () => flushSync(now)
    now()
    window.addEventListener('beforeprint', printing)
    return () => window.removeEventListener('beforeprint', printing)
  }, [])
  if (user === undefined) return null
  return (
    <div className="print-only" aria-hidden>
      <SiteLogo />
      <p>
        {user.realName} · {t('accountId', { id: user.userAccount })} · {t('printedAt', { at: at ?? '--' })}
      </p>
    </div>
  )
}
