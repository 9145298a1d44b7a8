import { boundary } from '@tessera/ui/boundary.tsx'
import { ButtonLink, IconButton } from '@tessera/ui/button.tsx'
import { lazyPart } from '@tessera/ui/lazy-part.tsx'
import { House, Menu, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '@tessera/ui/icon.tsx'
import { Tooltip } from '@tessera/ui/tooltip.tsx'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useSiteAccess } from '#parts/site-access.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { ForVisitors } from '#parts/for-visitors.tsx'
import s from './frame.module.css'
import { type Login, useLogin } from '#access/customers/login-state.ts'
import type { ScreenName } from '@tessera/contract/screens.ts'
import { HomeLink } from '#parts/site-logo.tsx'
import { useReturn } from '#parts/use-here.ts'
import { LanguageMenu, ThemeSwitch } from './tools.tsx'

// Not needed for a visitor's first paint, so it loads on demand.
const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu)
const AssetsMenu = lazyPart(async () => (await import('./assets-menu.tsx')).AssetsMenu)
const GatedLink = lazyPart(async () => (await import('#parts/gated-link.tsx')).GatedLink)
const MessageBell = lazyPart(async () => (await import('./message-bell.tsx')).MessageBell)
const SearchDialog = lazyPart(async () => (await import('./search-dialog.tsx')).SearchDialog)
const PhoneMenu = lazyPart(async () => (await import('./phone-menu.tsx')).PhoneMenu)

/** The header of specification §2.3. */
export const Header = boundary(function Header({ current, wide }: { current: ScreenName | undefined; wide: boolean }) {
  const t = useTranslations('shell')
  const login = useLogin()
  const [open, setOpen] = useState<boolean>()
  const [searching, setSearching] = useSearch()
  return (
    <header className={s['header']}>
      <div className={`${s['headerIn']} ${wide ? s['headerWide'] : ''}`}>
        <HomeLink className={s['logo']} />
        <Tabs current={current} login={login} />
        <span className="grow" />
        {login.user && (
          <>
            <span className={`row ${s['wide']}`}>
              <HomeIcon current={current} />
              <AssetsMenu {...login} />
            </span>
            <MessageBell />
          </>
        )}
        <span className={s['search']}>
          <IconButton icon={Search} label={t('search.open')} onPress={() => setSearching(true)} />
        </span>
        <ThemeSwitch />
        <LanguageMenu />
        <span className={`row ${s['wide']}`}>
          <Account login={login} />
        </span>
        <span className={s['onlySmall']}>
          <IconButton icon={Menu} label={t('menu')} onPress={() => setOpen(true)} />
        </span>
        {open !== undefined && (
          <PhoneMenu open={open} onClose={() => setOpen(false)} login={login} onSearch={() => setSearching(true)} />
        )}
        {searching !== undefined && <SearchDialog open={searching} onClose={() => setSearching(false)} />}
      </div>
    </header>
  )
})

const investmentTabs: ReadonlySet<ScreenName | undefined> = new Set(['investments', 'investmentDetail'])

/** The two tabs of specification §2.3. Visitors see no Trade tab; without an approved identity it is disabled. */
const Tabs = ({ current, login }: { current: ScreenName | undefined; login: Login }) => {
  const t = useTranslations('shell')
  const locale = useLocale()
  return (
    <nav className={s['nav']} aria-label={t('main')}>
      <Link
        href={paths.investments(locale)}
        className={s['navLink'] ?? ''}
        {...(investmentTabs.has(current) && { 'aria-current': 'page' as const })}
      >
        {t('investments')}
      </Link>
      {login.user && !login.approved && (
        <GatedLink reason={t('tradeGate')} className={s['navLink']}>
          {t('trade')}
        </GatedLink>
      )}
      {login.user && login.approved && (
        <Link
          href={paths.trade(locale)}
          className={s['navLink'] ?? ''}
          {...(current === 'trade' && { 'aria-current': 'page' as const })}
        >
          {t('trade')}
        </Link>
      )}
    </nav>
  )
}

/** The search's state, which its button, the phone menu, and ⌘K or Ctrl+K open. Undefined until it was first opened. */
function useSearch(): readonly [boolean | undefined, (open: boolean) => void] {
  const [open, setOpen] = useState<boolean>()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.isComposing) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
  return [open, setOpen]
}

/** Leads to the reader's own start page. The logo leads to the public landing page, as the specification says. */
const HomeIcon = ({ current }: { current: ScreenName | undefined }) => {
  const t = useTranslations('shell')
  const href = paths.home(useLocale())
  return (
    <Tooltip text={t('titles.home')} placement="bottom">
      <Link
        href={href}
        className={s['tool'] ?? ''}
        aria-label={t('titles.home')}
        {...(current === 'home' && { 'aria-current': 'page' as const })}
      >
        <Icon of={House} />
      </Link>
    </Tooltip>
  )
}

const Account = ({ login }: { login: Login }) => {
  const t = useTranslations('shell')
  const back = useReturn()
  const locale = useLocale()
  const siteAccess = useSiteAccess()
  if (login.user) return <AccountMenu user={login.user} approved={login.approved} />
  if (login.state === 'unknown') return null
  return (
    <ForVisitors>
      <span className="row">
        {siteAccess.login && (
          <ButtonLink kind="ghost" size="sm" href={paths.login(locale, back)}>
            {t('login')}
          </ButtonLink>
        )}
        {siteAccess.register && (
          <ButtonLink size="sm" href={paths.register(locale)}>
            {t('openAccount')}
          </ButtonLink>
        )}
      </span>
    </ForVisitors>
  )
}
