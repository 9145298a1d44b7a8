import { clientErrors } from '@tessera/contract/platform/http/client-errors.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { boundary } from '@tessera/ui/boundary.tsx'
import { useHydrated } from '@tessera/ui/use-hydrated.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { thisYear } from '#parts/time-text.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './auth-layout.module.css'
import { LegalLinks } from './footer.tsx'
import { Harbour } from '#parts/harbour.tsx'
import { HomeLink } from '#parts/site-logo.tsx'
import { LanguageMenu, ThemeSwitch } from './tools.tsx'

/** The layout of login and registration: no header, the form left, a picture right. */
export const AuthLayout = ({ children }: { children: ReactNode }) => (
  <div className={s['auth']}>
    <div className={s['left']}>
      <Top />
      <Form>{children}</Form>
      <Foot />
    </div>
    <Art />
  </div>
)

const Top = boundary(() => (
  <header className={s['top']}>
    <HomeLink />
    <div className="row">
      <ThemeSwitch />
      <LanguageMenu />
    </div>
  </header>
))

const Form = boundary(({ children }: { children: ReactNode }) => (
  <main id="main" tabIndex={-1} className={s['form']}>
    <InsecureAddress />
    {children}
  </main>
))

function InsecureAddress() {
  const locale = useLocale()
  const isInsecure = useHydrated() && !isSecureContext
  return isInsecure && <Banner tone="warning">{clientErrors.INSECURE_ADDRESS[locale]}</Banner>
}

const Foot = boundary(() => {
  const t = useTranslations('shell')
  const year = thisYear()
  return (
    <footer className={s['foot']}>
      <span>{t('footer.copyright', { year })}</span>
      <LegalLinks />
    </footer>
  )
})

const Art = boundary(() => {
  const t = useTranslations('shell')
  return (
    <div className={s['art']} aria-hidden>
      <Harbour className={s['harbour']} />
      <div className={s['words']}>
        <p className="h4">{t('authTitle')}</p>
        <p className="t2">{t('authText')}</p>
      </div>
    </div>
  )
})
