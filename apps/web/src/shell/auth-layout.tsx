import { unanswered } from '@tessera/contract/unanswered.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Slice } from '@tessera/ui/preact/slice.tsx'
import { useTakenOver } from '@tessera/ui/use-known.ts'
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
  const insecure = useTakenOver() && !isSecureContext
  return (
    <div className={s['auth']}>
      <div className={s['left']}>
        <Slice name="header">
          <header className={s['top']}>
            <HomeLink />
            <div className="row">
              <ThemeSwitch />
              <LanguageMenu />
            </div>
          </header>
        </Slice>
        <Slice name="main">
          <main id="main" tabIndex={-1} className={s['form']}>
            {insecure && <Banner tone="warning">{unanswered.INSECURE_ADDRESS[locale]}</Banner>}
            {children}
          </main>
        </Slice>
        <Slice name="footer">
          <footer className={s['foot']}>
            <span>{t('footer.copyright', { year })}</span>
            <LegalLinks />
          </footer>
        </Slice>
      </div>
      <Slice name="harbour">
        <div className={s['art']} aria-hidden>
          <Harbour className={s['harbour']} />
          <div className={s['words']}>
            <p className="h4">{t('authTitle')}</p>
            <p className="t2">{t('authText')}</p>
          </div>
        </div>
      </Slice>
    </div>
  )
}
