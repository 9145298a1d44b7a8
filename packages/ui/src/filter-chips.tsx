import { ChevronDown, X } from 'lucide-react'
import { Button, Menu, MenuItem, MenuTrigger, Popover, ToggleButton } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { cx } from './classes.ts'
import { ui } from './constants.ts'
import s from './filter-chips.module.css'
import { Icon } from './icon.tsx'
import p from './popover.module.css'

export type Filter<V extends string> = { readonly value: V; readonly label: string }

type FilterChipsProps<V extends string> = {
  label: string
  options: readonly Filter<V>[]
  chosen: readonly V[]
  onChange: (chosen: readonly V[]) => void
}

/** Chips of which any number may be on; a second press turns one off. */
export const FilterChips = <V extends string>({ label, options, chosen, onChange }: FilterChipsProps<V>) => (
  <fieldset className={s['chips']} aria-label={label}>
    {options.map((option) => {
      const on = chosen.includes(option.value)
      return (
        <ToggleButton
          key={option.value}
          className={cx(s['chip'], on && s['on'])}
          isSelected={on}
          onChange={() => onChange(on ? chosen.filter((value) => value !== option.value) : [...chosen, option.value])}
        >
          {option.label}
          {on && <Icon of={X} size={14} />}
        </ToggleButton>
      )
    })}
  </fieldset>
)

type FilterChoiceProps<V extends string> = {
  /** The filtered property, such as a region. */
  label: string
  options: readonly Filter<V>[]
  value: V | undefined
  onChange: (value: V | undefined) => void
}

/** A chip with one of several options: it opens a list, shows the chosen option, and its cross clears it. */
export function FilterChoice<V extends string>({ label, options, value, onChange }: FilterChoiceProps<V>) {
  const t = useTranslations('kit')
  const now = options.find((option) => option.value === value)
  return (
    <span className={cx(s['choice'], now && s['on'])}>
      <MenuTrigger>
        <Button className={cx(s['chip'], now && s['on'])}>
          {now ? t('labelled', { label, name: now.label }) : label}
          {!now && <Icon of={ChevronDown} size={14} />}
        </Button>
        <Popover className={cx(p['popover'], p['list'])} placement="bottom start" offset={ui.popover.offset}>
          <Menu
            aria-label={label}
            className={p['menu'] ?? ''}
            selectionMode="single"
            selectedKeys={value === undefined ? [] : [value]}
            onAction={(key) => onChange(options.find((option) => option.value === key)?.value)}
          >
            {options.map((option) => (
              <MenuItem key={option.value} id={option.value} className={p['item'] ?? ''}>
                {option.label}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {now && (
        <Button
          className={s['clear'] ?? ''}
          aria-label={t('clearFilter', { name: label })}
          onPress={() => onChange(undefined)}
        >
          <Icon of={X} size={14} />
        </Button>
      )}
    </span>
  )
}
