import { ButtonLink } from '@tessera/ui/button.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { Drawer } from '@tessera/ui/drawer.tsx'
import { Icon } from '@tessera/ui/icon.tsx'
import { CandlestickChart, Coins, House, LayoutGrid, type LucideIcon, LogOut, Search, Wallet } from 'lucide-react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { useSiteAccess } from '#parts/site-access.ts'
import { paths } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import { AccountHead } from './account-menu.tsx'
import s from './frame.module.css'
import { GatedLink } from '#parts/gated-link.tsx'
import { useReturn } from '#parts/use-here.ts'
import { useLogOut } from './log-out.ts'
import type { Login } from '#access/customers/login-state.ts'
import { accountMenu, assetsMenu, visibleTo } from './menus.ts'

type PhoneMenuProps = { open: boolean; onClose: () => void; login: Login; onSearch: () => void }

/** The side bar of phones with everything that the header has. */
export function PhoneMenu({ open, onClose, login, onSearch }: PhoneMenuProps) {
  const t = useTranslations('shell')
  const search = () => {
    onClose()
    onSearch()
  }
  return (
    <Drawer open={open} onClose={onClose} title={t('menu')} side="start">
      {login.user && <AccountHead user={login.user} approved={login.approved} />}
      <Button kind="secondary" block icon={Search} onPress={search}>
        {t('search.open')}
      </Button>
      <PhoneLinks login={login} onFollow={onClose} />
      <div className={s['drawerFoot']}>
        {login.user ? <LogOutButton onDone={onClose} /> : <LoginLinks onFollow={onClose} />}
      </div>
    </Drawer>
  )
}

const PhoneLinks = ({ login, onFollow }: { login: Login; onFollow: () => void }) => {
  const t = useTranslations('shell')
  const locale = useLocale()
  const { user, approved } = login
  const row = (href: string, icon: LucideIcon, words: string) => (
    <Link key={href} href={href} className={s['drawerLink'] ?? ''} onPress={onFollow}>
      <Icon of={icon} />
      {words}
    </Link>
  )
  const closed = (icon: LucideIcon, words: string, reason: string) => (
    <GatedLink reason={reason} className={s['drawerLink']} onFollow={onFollow}>
      <Icon of={icon} />
      {words}
    </GatedLink>
  )
  return (
    <nav aria-label={t('main')} className={s['drawerList']}>
      {row(paths.investments(locale), LayoutGrid, t('investments'))}
      {user && approved && row(paths.trade(locale), CandlestickChart, t('trade'))}
      {!(user && approved) && row(paths.newCoin(locale), Coins, t('titles.newCoin'))}
      {user && !approved && row(paths.home(locale), House, t('titles.home'))}
      {user && !approved && closed(CandlestickChart, t('trade'), t('tradeGate'))}
      {user && !approved && closed(Wallet, t('assets'), t('assetsGate'))}
      {user &&
        approved &&
        visibleTo(assetsMenu, login).map(({ id, icon, to }) => row(to(locale), icon, t(`titles.${id}`)))}
      {user && visibleTo(accountMenu, login).map(({ id, icon, to }) => row(to(locale), icon, t(`titles.${id}`)))}
    </nav>
  )
}

const LogOutButton = ({ onDone }: { onDone: () => void }) => {
  const t = useTranslations('shell')
  const logOut = useLogOut()
  const leave = () => {
    onDone()
    logOut()
  }
  return (
    <Button kind="secondary" block icon={LogOut} onPress={leave}>
      {t('logout')}
    </Button>
  )
}

const LoginLinks = ({ onFollow }: { onFollow: () => void }) => {
  const t = useTranslations('shell')
  const back = useReturn()
  const locale = useLocale()
  const siteAccess = useSiteAccess()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks on the links inside
    <div className="col" onClick={onFollow}>
      {siteAccess.register && (
        <ButtonLink block href={paths.register(locale)}>
          {t('openAccount')}
        </ButtonLink>
      )}
      {siteAccess.login && (
        <ButtonLink kind="secondary" block href={paths.login(locale, back)}>
          {t('login')}
        </ButtonLink>
      )}
    </div>
  )
}
