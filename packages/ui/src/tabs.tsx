import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, Tab, TabList, TabPanel, type TabProps, Tabs as Root } from 'react-aria-components'
import { cx } from './classes.ts'
import { Icon } from './icon.tsx'
import s from './tabs.module.css'

export type TabItem<Id extends string> = {
  id: Id
  label: string
  icon?: LucideIcon
  count?: number
  disabled?: boolean
  /** What the tab shows; leave it out when the tabs only choose a filter. */
  panel?: ReactNode
  /** For the segmented buy and sell switch. */
  tone?: 'buy' | 'sell'
}

type TabsProps<Id extends string> = {
  label: string
  items: readonly TabItem<Id>[]
  chosen: Id
  onChange: (id: Id) => void
  /** line: 40 px gap and a rule; plain: 30 px gap; segmented: a well with raised choice. */
  look?: 'line' | 'plain' | 'segmented'
  block?: boolean
  size?: 'md' | 'sm'
}

/** Arrow keys move between tabs; a disabled tab ignores clicks. */
export function Tabs<Id extends string>({ label, items, chosen, onChange, look = 'line', block, size }: TabsProps<Id>) {
  const panels = items.some((item) => item.panel !== undefined)
  return (
    <Root
      className={s['root'] ?? ''}
      selectedKey={chosen}
      onSelectionChange={(key) => {
        const item = items.find(({ id }) => id === key)
        if (item && item.id !== chosen) onChange(item.id)
      }}
    >
      <TabList aria-label={label} className={cx(s[look], block && s['block'], size === 'sm' && s['sm'])}>
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            isDisabled={item.disabled ?? false}
            className={cx(s['tab'], item.tone && s[item.tone])}
            {...(!panels && { render: withoutPanel })}
          >
            <TabInside {...item} />
          </Tab>
        ))}
      </TabList>
      {panels &&
        items.map((item) => (
          <TabPanel key={item.id} id={item.id} className={s['panel'] ?? ''}>
            {item.panel}
          </TabPanel>
        ))}
    </Root>
  )
}

/** A tab that only chooses must not point at a panel that is not there. */
const withoutPanel: NonNullable<TabProps['render']> = (props) =>
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content comes with the props
  'href' in props ? <a {...props} /> : <div {...props} aria-controls={undefined} />

const TabInside = ({ icon, label, count }: { icon?: LucideIcon; label: string; count?: number }) => (
  <>
    {icon && <Icon of={icon} size={16} />}
    {label}
    {count !== undefined && <span className={s['count']}>{count}</span>}
  </>
)

export type NavTab = { id: string; label: string; href: string; icon?: LucideIcon; count?: number; disabled?: boolean }

/** The same look for pages of their own: links, with the present page marked. */
export const NavTabs = ({ label, items, current }: { label: string; items: readonly NavTab[]; current: string }) => (
  <nav aria-label={label} className={s['line']}>
    {items.map((item) => (
      <Link
        key={item.id}
        href={item.href}
        className={s['tab'] ?? ''}
        isDisabled={item.disabled ?? false}
        {...(item.id === current && { 'aria-current': 'page' as const })}
      >
        <TabInside {...item} />
      </Link>
    ))}
  </nav>
)
