import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu, MenuItem, Popover } from 'react-aria-components'
import { cx } from './classes.ts'
import { ui } from './constants.ts'
import { Icon } from './icon.tsx'
import type { FirstFocus, Opened } from './opener.ts'
import s from './popover.module.css'

export type Action = {
  id: string
  label: string
  icon?: LucideIcon
  onPress?: () => void
  href?: string
  tone?: 'plain' | 'accent' | 'negative'
  disabled?: boolean
  /** A thin line above. */
  separated?: boolean
}

export type MenuListProps = {
  label: string
  items: readonly Action[]
  align?: 'start' | 'end'
  /** Content above the list, such as the account of a menu. */
  head?: ReactNode
}

type OpenProps = MenuListProps & { opened: Opened; focus: FirstFocus; onClose: () => void }

export const MenuList = ({ label, items, align = 'start', head, opened, focus, onClose }: OpenProps) => (
  <Popover
    {...opened}
    aria-label={label}
    className={cx(s['popover'], s['list'])}
    placement={`bottom ${align}`}
    offset={ui.popover.offset}
  >
    {head}
    {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the user just opened it */}
    <Menu aria-label={label} className={s['menu'] ?? ''} autoFocus={focus} onClose={onClose}>
      {items.map((item) => (
        <MenuItem
          key={item.id}
          id={item.id}
          textValue={item.label}
          className={cx(s['item'], s[item.tone ?? 'plain'], item.separated && s['separated'])}
          isDisabled={item.disabled ?? false}
          {...(item.onPress && { onAction: item.onPress })}
          {...(item.href !== undefined && { href: item.href })}
        >
          {item.icon && <Icon of={item.icon} />}
          {item.label}
        </MenuItem>
      ))}
    </Menu>
  </Popover>
)
