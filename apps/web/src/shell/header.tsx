import { ActionMenu } from '@tessera/ui/action-menu.tsx'
import { ButtonLink, IconButton } from '@tessera/ui/button.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { Logo } from '@tessera/ui/mark.tsx'
import { ChevronDown, Menu, Wallet } from 'lucide-react'
import { useState } from 'react'
import { Button, Link } from 'react-aria-components'
import { paths } from '../lib/paths.ts'
import { useLocale } from '../lib/words.tsx'
import { AccountMenu } from './account-menu.tsx'
import s from './frame.module.css'
import { GatedLink } from './gated-link.tsx'
import { type Login, useLogin } from './login-state.ts'
import { MessageBell } from './message-bell.tsx'
import { assetsMenu } from './menus.ts'
import { PhoneMenu } from './phone-menu.tsx'
import type { Title } from './routes.ts'
import { useShellWords } from './shell-words.ts'
import { LanguageMenu, ThemeSwitch } from './tools.tsx'

/** Specification §2.3. */
export function Header({ current, wide }: { current: Title | undefined; wide: boolean }) {
  const t = useShellWords()
  const locale = useLocale()
  const login = useLogin()
  const [open, setOpen] = useState(false)
  return (
    <header className={s['header']}>
      <div className={`${s['headerIn']} ${wide ? s['headerWide'] : ''}`}>
        <Link href={paths.home(locale)} className={s['logo'] ?? ''} aria-label={t('logo')}>
          <Logo />
        </Link>
        <Tabs current={current} login={login} />
        <span className="grow" />
        {login.user && (
          <span className={`row ${s['wide']}`}>
            <AssetsMenu approved={login.approved} />
          </span>
        )}
        {login.user && <MessageBell />}
        <ThemeSwitch />
        <LanguageMenu />
        <span className={`row ${s['wide']}`}>
          <Account login={login} />
        </span>
        <span className={s['onlySmall']}>
          <IconButton icon={Menu} label={t('menu')} onPress={() => setOpen(true)} />
        </span>
        <PhoneMenu open={open} onClose={() => setOpen(false)} login={login} />
      </div>
    </header>
  )
}

const investmentTabs: ReadonlySet<Title | undefined> = new Set(['investments', 'investmentDetail'])

/** Visitors see no Trade tab; without an approved identity it stands there closed. */
const Tabs = ({ current, login }: { current: Title | undefined; login: Login }) => {
  const t = useShellWords()
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

const AssetsMenu = ({ approved }: { approved: boolean }) => {
  const t = useShellWords()
  const locale = useLocale()
  if (!approved)
    return (
      <GatedLink reason={t('assetsGate')} className={s['tool']}>
        <Icon of={Wallet} />
        {t('assets')}
      </GatedLink>
    )
  return (
    <ActionMenu
      label={t('assets')}
      align="end"
      trigger={
        <Button className={s['tool'] ?? ''}>
          <Icon of={Wallet} />
          {t('assets')}
          <Icon of={ChevronDown} size={14} />
        </Button>
      }
      items={assetsMenu.map(({ id, icon, to }) => ({ id, icon, label: t(`titles.${id}`), href: to(locale) }))}
    />
  )
}

const Account = ({ login }: { login: Login }) => {
  const t = useShellWords()
  const locale = useLocale()
  if (login.user) return <AccountMenu user={login.user} approved={login.approved} />
  if (login.state === 'unknown') return null
  return (
    <>
      <ButtonLink kind="ghost" size="sm" href={paths.login(locale)}>
        {t('login')}
      </ButtonLink>
      <ButtonLink size="sm" href={paths.register(locale)}>
        {t('openAccount')}
      </ButtonLink>
    </>
  )
}
