import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Link } from 'react-aria-components'
import { cx } from './classes.ts'
import { Icon } from './icon.tsx'
import s from './tabs.module.css'

export type TabItem<Id extends string> = {
  index: Id
  name: string
  icon?: LucideIcon
  /** Replaces `icon` while the tab is chosen. */
  activeIcon?: LucideIcon
  count?: number
  disabled?: boolean
  /** The panel of the tab; omit it if the tabs only choose a filter. */
  panel?: ReactNode
  /** For the segmented switch between buy and sell. */
  color?: 'buy' | 'sell'
}

type TabsProps<Id extends string> = {
  label: string
  items: readonly TabItem<Id>[]
  chosen: Id
  onChange: (id: Id) => void
  /** line: 40 px gap and a rule; plain: 30 px gap; segmented: a well with a raised choice. */
  variant?: 'line' | 'plain' | 'segmented'
  block?: boolean
  size?: 'md' | 'sm'
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/** Arrow keys move between tabs and choose them; a disabled tab is skipped and ignores clicks. */
export function Tabs<Id extends string>({
  label,
  items,
  chosen,
  onChange,
  variant = 'line',
  block,
  size,
}: TabsProps<Id>) {
  const id = useId()
  const panel = items.find((item) => item.index === chosen)?.panel
  const choose = (item: TabItem<Id>) => item.disabled !== true && item.index !== chosen && onChange(item.index)
  const move = (event: KeyboardEvent) => {
    const open = items.filter(({ disabled }) => disabled !== true)
    const there =
      open[
        moves[event.key]?.(
          open.findIndex((item) => item.index === chosen),
          open.length,
        ) ?? -1
      ]
    if (there === undefined) return
    event.preventDefault()
    document.getElementById(`${id}-${there.index}`)?.focus()
    choose(there)
  }
  return (
    <div className={s['root']}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the chosen tab has the focus */}
      <div
        role="tablist"
        aria-label={label}
        className={cx(s[variant], block && s['block'], size === 'sm' && s['sm'])}
        onKeyDown={move}
      >
        {items.map((item) => (
          <button
            key={item.index}
            type="button"
            role="tab"
            id={`${id}-${item.index}`}
            aria-selected={item.index === chosen}
            aria-disabled={item.disabled}
            tabIndex={item.index === chosen ? 0 : -1}
            className={cx(s['tab'], item.color && s[item.color])}
            onClick={() => choose(item)}
            // A tab that only chooses a filter must not refer to a panel that does not exist.
            {...(panel !== undefined && item.index === chosen && { 'aria-controls': `${id}-panel` })}
          >
            <TabInside {...item} isChosen={item.index === chosen} />
          </button>
        ))}
      </div>
      {panel !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Tab must reach its text even if it contains no control
        <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} tabIndex={0} className={s['panel']}>
          {panel}
        </div>
      )}
    </div>
  )
}

type TabFace = Pick<TabItem<string>, 'name' | 'icon' | 'activeIcon' | 'count'>

const TabInside = ({ icon, activeIcon, name, count, isChosen }: TabFace & { isChosen: boolean }) => (
  <>
    {icon && <Icon of={isChosen ? (activeIcon ?? icon) : icon} size={16} />}
    {name}
    {count !== undefined && <span className={s['count']}>{count}</span>}
  </>
)

export type NavTab = Omit<TabItem<string>, 'panel' | 'color'> & { href: string }

/** Tabs for separate pages: links, with the current page marked. */
export const NavTabs = ({ label, items, current }: { label: string; items: readonly NavTab[]; current: string }) => (
  <nav aria-label={label} className={s['line']}>
    {items.map((item) => (
      <Link
        key={item.index}
        href={item.href}
        className={s['tab'] ?? ''}
        isDisabled={item.disabled ?? false}
        {...(item.index === current && { 'aria-current': 'page' as const })}
      >
        <TabInside {...item} isChosen={item.index === current} />
      </Link>
    ))}
  </nav>
)
