import { useQuery } from '@tanstack/react-query'
import type { Permission } from '@tessera/contract/permissions.ts'
import { IconButton } from '@tessera/ui/button.tsx'
import { Logo } from '@tessera/ui/mark.tsx'
import { Menu } from '@tessera/ui/menu.tsx'
import { CircleUser, LogOut } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useRouter } from '#parts/console-router.ts'
import { initialsOf } from '#parts/initials.ts'
import { listText } from '#parts/list-text.ts'
import { screenPath } from '#parts/paths.ts'
import { useLocale } from '#parts/use-locale.ts'
import s from './frame.module.css'
import { me, useRoleName, workCounts } from '#parts/me.queries.ts'
import { type RouteRow, routes, type Screen, type Title, titles } from './routes.ts'
import { useSignOut } from './sign-out.ts'

/** All screens with their numbers of open cases; screens outside the operator's role are shown disabled. */
export function RailMenu({ current, onSelect }: { current: Title | undefined; onSelect?: () => void }) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const may = useMayOpen()
  const { data: work } = useQuery({ ...workCounts, enabled: may('approvals.read') })
  const openCasesOf = ({ counts }: RouteRow): number | undefined => {
    if (counts === undefined || work === undefined) return undefined
    if (counts === 'all') return work.counts.all
    return (typeof counts === 'string' ? [counts] : counts).reduce(
      (sum, kind) => sum + (work.countsByKind[kind] ?? 0),
      0,
    )
  }
  return (
    <Menu
      variant="rail"
      label={t('console')}
      current={current}
      {...(onSelect && { onSelect })}
      items={rail.map((row, at) => {
        const count = openCasesOf(row)
        return {
          id: row.title,
          navText: t(`titles.${row.title}`),
          icon: row.icon,
          href: screenPath(locale, row.title),
          disabled: !may(row.permission),
          ...(row.group !== undefined && row.group !== rail[at - 1]?.group && { caption: t(`groups.${row.group}`) }),
          ...(count !== undefined && count > 0 && { count }),
        }
      })}
    />
  )
}

function useMayOpen(): (permission: Permission | undefined) => boolean {
  const { data: operator } = useQuery(me)
  return (permission) => permission === undefined || (operator?.permissions.includes(permission) ?? false)
}

/** The screens outside the rail: the search is above every screen, the operator's own account under their name. */
const elsewhere: ReadonlySet<Title> = new Set<Title>(['search', 'account'])
const rail = titles.filter((title) => !elsewhere.has(title)).map((title): Screen => ({ title, ...routes[title] }))

export function Rail({ current }: { current: Title | undefined }) {
  const t = useTranslations('shell')
  const may = useMayOpen()
  // The scrolling list must be reachable by keyboard even if all entries are disabled.
  const isShut = rail.every(({ permission }) => !may(permission))
  return (
    <aside className={s['rail']}>
      <div className={s['brand']}>
        <Logo />
      </div>
      <p className={s['caption']}>{t('console')}</p>
      <div className={s['screens']} {...(isShut && { tabIndex: 0, role: 'group', 'aria-label': t('console') })}>
        <RailMenu current={current} />
      </div>
      <WhoAmI />
    </aside>
  )
}

export function WhoAmI({ onSelect }: { onSelect?: () => void }) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const { history } = useRouter()
  const { data: operator } = useQuery(me)
  const leave = useSignOut()
  const roleName = useRoleName()
  if (operator === undefined) return null
  const roles = listText(locale, operator.roles.map(roleName))
  const openAccount = () => {
    history.push(screenPath(locale, 'account'))
    onSelect?.()
  }
  return (
    <div className={s['who']}>
      <span className={s['initials']} aria-hidden>
        {initialsOf(operator.name)}
      </span>
      <b className={s['whoName']}>{operator.name}</b>
      <IconButton size="sm" icon={CircleUser} label={t('titles.account')} onPress={openAccount} />
      <IconButton size="sm" icon={LogOut} label={t('signOut')} onPress={() => leave.run(undefined)} />
      <span className={s['roles']} title={roles}>
        {roles}
      </span>
    </div>
  )
}
