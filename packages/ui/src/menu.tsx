import { ChevronDown, type LucideIcon } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Button, Link } from 'react-aria-components'
import { cx } from './classes.ts'
import { Icon } from './icon.tsx'
import s from './menu.module.css'
import { useOnChange } from '@tessera/ui/use-on-change.ts'

export type MenuItem = {
  id: string
  navText: string
  icon?: LucideIcon
  href?: string
  count?: number
  disabled?: boolean
  children?: readonly Omit<MenuItem, 'children' | 'icon'>[]
  /** A small caption above this item. */
  caption?: string
}

type MenuProps = {
  label: string
  items: readonly MenuItem[]
  current: string | undefined
  /** True if the screen is a child of the current entry instead of the entry itself. */
  inside?: boolean
  /** Called on every click, also one that opens or closes children. */
  onSelect?: (id: string) => void
  /** 'rail' is the narrower menu of the console. */
  variant?: 'menu' | 'rail'
}

/** The side menu, 240 px wide; on narrow screens it becomes a line of tabs. */
export function Menu({ label, items, current, inside = false, onSelect, variant = 'menu' }: MenuProps) {
  const nav = useCurrentInSight(current)
  return (
    <nav ref={nav} aria-label={label} className={cx(s['menu'], s[variant])}>
      {items.map((item) => (
        <Entry key={item.id} item={item} current={current} isInside={inside} onSelect={onSelect} />
      ))}
    </nav>
  )
}

/**
 * Scrolls the current tab to the middle of a line that is longer than the screen. scrollIntoView would scroll the page
 * too.
 */
function useCurrentInSight(current: string | undefined) {
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const nav = ref.current
    const tab = nav?.querySelector('[aria-current]')
    if (!nav || !tab || current === undefined) return undefined
    const center = () => {
      const [line, own] = [nav.getBoundingClientRect(), tab.getBoundingClientRect()]
      nav.scrollLeft += own.left + own.width / 2 - line.left - line.width / 2
    }
    center()
    // The width changes when a phone is turned or a font loads.
    const sizes = new ResizeObserver(center)
    sizes.observe(nav)
    sizes.observe(tab)
    return () => sizes.disconnect()
  }, [current])
  return ref
}

type EntryProps = {
  item: MenuItem
  current: string | undefined
  isInside: boolean
  onSelect: ((id: string) => void) | undefined
}

function Entry({ item, current, isInside, onSelect }: EntryProps) {
  const holdsCurrent = item.children?.some(({ id }) => id === current) ?? false
  const [open, setOpen] = useState(holdsCurrent)
  const group = useId()
  useOnChange(holdsCurrent, () => holdsCurrent && setOpen(true))
  const inside = (
    <>
      {item.icon && <Icon of={item.icon} />}
      <span className={s['label']}>{item.navText}</span>
      {item.count !== undefined && <span className={s['count']}>{item.count}</span>}
      {item.children && <Icon of={ChevronDown} size={16} className={cx(open && s['turned'])} />}
    </>
  )
  const common = {
    className: cx(s['item'], holdsCurrent && !open && s['holder']),
    isDisabled: item.disabled ?? false,
    onPress: () => {
      if (item.children) setOpen(!open)
      onSelect?.(item.id)
    },
    ...(item.id === current && { 'aria-current': isInside ? ('true' as const) : ('page' as const) }),
  }
  return (
    <>
      {item.caption !== undefined && <p className={s['caption']}>{item.caption}</p>}
      {item.href === undefined ? (
        <Button {...common} {...(item.children && { 'aria-expanded': open, 'aria-controls': group })}>
          {inside}
        </Button>
      ) : (
        <Link {...common} href={item.href}>
          {inside}
        </Link>
      )}
      {item.children && open && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset may contain only fields
        <div id={group} role="group" aria-label={item.navText} className={s['children']}>
          {item.children.map((child) => (
            <Entry key={child.id} item={child} current={current} isInside={isInside} onSelect={onSelect} />
          ))}
        </div>
      )}
    </>
  )
}
