import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { cx } from './classes.ts'
import { ui } from './constants.ts'
import { Icon } from './icon.tsx'
import s from './popover.module.css'

export type Action = {
  id: string
  label: string
  icon?: LucideIcon
  onPress?: () => void
  href?: string
  tone?: 'plain' | 'accent' | 'negative'
  disabled?: boolean
  /** A hairline above. */
  separated?: boolean
}

type ActionMenuProps = {
  trigger: ReactElement
  label: string
  items: readonly Action[]
  align?: 'start' | 'end'
  /** Open from the first moment: for a menu that was loaded because its button was pressed. */
  openAtOnce?: boolean
  /** Stands above the list, such as whose account it is. */
  head?: ReactNode
}

/** A button that opens a list of things to do. Arrow keys move, Esc closes and returns the focus. */
export const ActionMenu = ({ trigger, label, items, align = 'start', head, openAtOnce = false }: ActionMenuProps) => (
  <MenuTrigger defaultOpen={openAtOnce}>
    {trigger}
    <Popover className={cx(s['popover'], s['list'])} placement={`bottom ${align}`} offset={ui.popover.offset}>
      {head}
      <Menu aria-label={label} className={s['menu'] ?? ''}>
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
  </MenuTrigger>
)
