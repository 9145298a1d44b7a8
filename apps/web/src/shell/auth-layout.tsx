import { Suspense } from 'react'
import { unanswered } from '@tessera/contract/unanswered.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { thisYear } from '../lib/time-text.ts'
import { useLocale } from '../lib/use-locale.ts'
import s from './auth-layout.module.css'
import { LegalLinks } from './footer.tsx'
import { Harbour } from './harbour.tsx'
import { HomeLink } from './site-logo.tsx'
import { LanguageMenu, ThemeSwitch } from './tools.tsx'

/** Logging in and opening an account: no header, the form left, the harbour right. */
export function AuthLayout({ children }: { children: ReactNode }) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const year = thisYear()
  const insecure = useHydrated() && !isSecureContext
  return (
    <div className={s['auth']}>
      <div className={s['left']}>
        <Suspense>
          <header className={s['top']}>
            <HomeLink />
            <div className="row">
              <ThemeSwitch />
              <LanguageMenu />
            </div>
          </header>
        </Suspense>
        <Suspense>
          <main id="main" tabIndex={-1} className={s['form']}>
            {insecure && <Banner tone="warning">{unanswered.INSECURE_ADDRESS[locale]}</Banner>}
            {children}
          </main>
        </Suspense>
        <Suspense>
          <footer className={s['foot']}>
            <span>{t('footer.copyright', { year })}</span>
            <LegalLinks />
          </footer>
        </Suspense>
      </div>
      <Suspense>
        <div className={s['art']} aria-hidden>
          <Harbour className={s['harbour']} />
          <div className={s['words']}>
            <p className="h4">{t('authTitle')}</p>
            <p className="t2">{t('authText')}</p>
          </div>
        </div>
      </Suspense>
    </div>
  )
}
