import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { Icon } from '@tessera/ui/icon.tsx'
import { Menu, type MenuItem } from '@tessera/ui/menu.tsx'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { paths } from '#parts/paths.ts'
import { useScreenSearch } from '#parts/url-state.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './frame.module.css'
import { useLogin } from '#access/customers/login-state.ts'
import {
  assetNavigation,
  groupsVisibleTo,
  type MenuEntry,
  type PersonalGroup,
  personalMenu,
  visibleTo,
} from './menus.ts'
import type { Screen } from './route-row.ts'

/** The side menu or back link of a screen's area. */
export function AreaLayout({ row, children }: { row: Screen; children: ReactNode }) {
  const login = useLogin()
  const t = useTranslations('shell')
  const locale = useLocale()
  const [{ by }] = useScreenSearch('/assets/tokenAccount')
  if (row.area === 'personal')
    return (
      <WithMenu
        label={t('personal')}
        items={groupedItems(groupsVisibleTo(personalMenu, login), t, locale)}
        current={row.under ?? row.name}
        inside={row.under !== undefined}
      >
        {children}
      </WithMenu>
    )
  // Shown by currency, the screen covers all accounts, so none of them is current.
  if (row.assetNavigation === true)
    return (
      <WithMenu
        label={t('assets')}
        items={visibleTo(assetNavigation, login).map((entry) => itemOf(entry, t, locale))}
        current={by === 'currency' ? '' : row.name}
      >
        {children}
      </WithMenu>
    )
  return row.area === 'assets' ? <WithCrumbs title={t(`titles.${row.name}`)}>{children}</WithCrumbs> : children
}

type WithMenuProps = {
  label: string
  items: readonly MenuItem[]
  current: string
  inside?: boolean
  children: ReactNode
}

const WithMenu = ({ label, items, current, inside = false, children }: WithMenuProps) => (
  <div className={`container ${s['shell']}`}>
    <div className={s['sticky']}>
      <Menu label={label} items={items} current={current} inside={inside} />
    </div>
    <div className="content">{children}</div>
  </div>
)

type Words = ReturnType<typeof useTranslations<'shell'>>

const childOf = ({ id, to }: MenuEntry, t: Words, locale: Locale) => ({
  id,
  navText: t(`titles.${id}`),
  href: to(locale),
})
const itemOf = (entry: MenuEntry, t: Words, locale: Locale) => ({ ...childOf(entry, t, locale), icon: entry.icon })

/**
 * A group with one entry is shown as that entry, and a single group as its entries. So nobody has to open a list of
 * one.
 */
function groupedItems(groups: readonly PersonalGroup[], t: Words, locale: Locale): MenuItem[] {
  const isLone = groups.length === 1
  return groups.flatMap(({ id, icon, entries }): MenuItem[] => {
    if (isLone || entries.length === 1) return entries.map((entry) => itemOf(entry, t, locale))
    const children = entries.map((entry) => childOf(entry, t, locale))
    return [{ id: `group-${id}`, icon, navText: t(`groups.${id}`), children }]
  })
}

const WithCrumbs = ({ title, children }: { title: string; children: ReactNode }) => {
  const t = useTranslations('shell')
  return (
    <div className="container">
      <nav className={s['crumbs']} aria-label={t('assets')}>
        <Link href={paths.tokenAccount(useLocale())}>{t('backToAssets')}</Link>
        <Icon of={ChevronRight} size={14} />
        <span aria-current="page">{title}</span>
      </nav>
      <div className="content">{children}</div>
    </div>
  )
}
