import { Check, Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import {
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  SearchField,
  useFilter,
} from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { Badge } from './badge.tsx'
import { cx } from './classes.ts'
import { isComposing } from '@tessera/ui/ime.ts'
import { ui } from './constants.ts'
import type { FieldSize } from './field.tsx'
import { Icon } from './icon.tsx'
import type { FirstFocus, Opened } from './opener.ts'
import { firstThat, textOf } from './select-keys.ts'
import s from './select.module.css'

export type Option<V extends string> = {
  code: V
  value: string
  /** Shown before the label: a flag, an issuer tile. */
  img?: ReactNode
  /** Shown at the right end, and searched. */
  end?: string
  /** A tag after the label. */
  tag?: string
  /** Such as a short address: shown at the right end, also in the closed control, and searched. */
  suffix?: string
  /** Searched, not shown: a name in another language. */
  also?: string
  /** The heading of its group: neighbours with the same heading form one group. */
  group?: string
  /** Shown in the closed control in place of the label. */
  short?: string
  disabled?: boolean
  /** A CSS class for its row in the list. */
  class?: string
}

type OptionsProps = {
  label: string
  options: readonly Option<string>[]
  value: string | undefined
  size: FieldSize | undefined
  focus: FirstFocus
  /** Called with undefined if the chosen option was chosen again. */
  onChoose: (value: string | undefined) => void
  empty?: string
}

/** Shows five options, then scrolls. A click outside keeps the value. */
export const SelectList = ({
  search,
  typed,
  opened,
  ...p
}: OptionsProps & {
  search: boolean
  /** The text that was typed before the list loaded. */ typed: string
  opened: Opened
}) => (
  <Popover
    {...opened}
    aria-label={p.label}
    className={cx(s['popover'], p.options.some(({ short }) => short !== undefined) && s['roomy'])}
    offset={ui.popover.offset}
    placement="bottom start"
  >
    {search ? <SearchableOptions {...p} typed={typed} /> : <Options {...p} />}
  </Popover>
)

function SearchableOptions({ typed, ...p }: OptionsProps & { typed: string }) {
  const t = useTranslations('kit')
  const { contains } = useFilter({ sensitivity: 'base' })
  const [text, setText] = useState(typed)
  // If an option is already highlighted, Enter takes that one.
  const takeFirst = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key !== 'Enter' || text === '' || currentTarget.hasAttribute('aria-activedescendant')) return
    const found = firstThat(p.options, (each) => contains(each, text))
    if (found !== undefined) p.onChoose(found)
  }
  return (
    <Autocomplete filter={contains} inputValue={text} onInputChange={setText}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the user just opened the list to search in it */}
      <SearchField aria-label={t('search')} autoFocus className={s['search'] ?? ''}>
        <Icon of={Search} size={16} />
        {/* A key that the IME handles chooses nothing, here and in the list. */}
        <Input onKeyDownCapture={(e) => isComposing(e.nativeEvent) && e.stopPropagation()} onKeyDown={takeFirst} />
      </SearchField>
      <Options {...p} empty={t('noMatch', { text })} />
    </Autocomplete>
  )
}

function Options({ label, options, value, size, focus, onChoose, empty }: OptionsProps) {
  const t = useTranslations('kit')
  return (
    <ListBox
      aria-label={label}
      className={cx('scroll-y', s['list'], size === 'lg' && s['large'])}
      selectionMode="single"
      selectedKeys={value === undefined ? [] : [value]}
      onSelectionChange={(keys) => onChoose(keys === 'all' ? undefined : [...keys].map(String)[0])}
      escapeKeyBehavior="none"
      shouldFocusOnHover
      {...(empty === undefined && { autoFocus: focus })}
      renderEmptyState={() => <p className={s['empty']}>{empty ?? t('noResults')}</p>}
    >
      {grouped(options).map(({ group, members }) =>
        group === undefined ? (
          members.map(One)
        ) : (
          <ListBoxSection key={group} id={group}>
            <Header className={s['group'] ?? ''}>{group}</Header>
            {members.map(One)}
          </ListBoxSection>
        ),
      )}
    </ListBox>
  )
}

type Group = { readonly group: string | undefined; readonly members: Option<string>[] }

/** Neighbours with the same heading form a group. */
function grouped(options: readonly Option<string>[]): readonly Group[] {
  const groups: Group[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last !== undefined && last.group === option.group) last.members.push(option)
    else groups.push({ group: option.group, members: [option] })
  }
  return groups
}

const One = (o: Option<string>) => (
  <ListBoxItem
    key={o.code}
    id={o.code}
    textValue={textOf(o)}
    isDisabled={o.disabled ?? false}
    className={cx(s['option'], o.class)}
  >
    {({ isSelected }) => (
      <>
        {o.img}
        <span className={s['label']}>
          {o.value}{' '}
          {o.tag !== undefined && (
            <Badge tone="positive" variant="plain">
              {o.tag}
            </Badge>
          )}
        </span>
        {o.suffix !== undefined && <span className={cx('mono', s['end'])}>{o.suffix}</span>}
        {o.end !== undefined && <span className={s['end']}>{o.end}</span>}
        {isSelected && <Icon of={Check} size={16} />}
      </>
    )}
  </ListBoxItem>
)
