import { Check, ChevronDown, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  Autocomplete,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SearchField,
  Select as Root,
  SelectValue,
  useFilter,
} from 'react-aria-components'
import { cx } from './classes.ts'
import { ui } from './constants.ts'
import f from './field.module.css'
import { FieldFrame, type FieldFacts, type Named } from './field.tsx'
import { Icon } from './icon.tsx'
import s from './select.module.css'
import { controlLook } from './text-input.tsx'
import { useWords } from './words.tsx'

export type Option<V extends string> = {
  value: V
  label: string
  /** Stands before the label: a flag, an issuer tile. */
  mark?: ReactNode
  /** Stands at the right end and is searched too. */
  end?: string
  /** Searched, not shown: a name in another language. */
  also?: string
  /** What the closed control shows in place of the label. */
  short?: string
  disabled?: boolean
}

export type SelectProps<V extends string> = Named &
  FieldFacts & {
    options: readonly Option<V>[]
    value: V | undefined
    onChange: (value: V) => void
    /** A box above the options that filters them, whatever the case of the letters. */
    search?: boolean
    placeholder?: string
    disabled?: boolean
    name?: string
  }

/** Five options in sight, then it scrolls. A click outside leaves the value as it was. */
export function Select<V extends string>(p: SelectProps<V>) {
  const t = useWords()
  const inset = p.size === 'lg' && p.label !== undefined
  const wrong = p.error !== undefined
  const now = p.options.find((o) => o.value === p.value)
  const short = now?.short === undefined ? undefined : now
  const chosen = (key: unknown) => {
    const option = p.options.find((o) => o.value === key)
    if (option) p.onChange(option.value)
  }
  return (
    <Root
      className={cx(f['field'], s['root'])}
      value={p.value ?? null}
      onChange={chosen}
      placeholder={p.placeholder ?? t('choose')}
      isInvalid={wrong}
      isDisabled={p.disabled ?? false}
      validationBehavior="aria"
      {...(p['aria-label'] !== undefined && { 'aria-label': p['aria-label'] })}
      {...(p.name !== undefined && { name: p.name })}
    >
      {({ isOpen }) => (
        <FieldFrame {...p} label={inset ? undefined : p.label} focused={isOpen}>
          {/* Above the control, not in it: the name must read in the order of the picture. */}
          {inset && <Label className={s['inset'] ?? ''}>{p.label}</Label>}
          <Button className={controlLook(p, wrong, isOpen ? s['open'] : undefined)}>
            <SelectValue className={cx(s['text'], inset && s['below'], p.value === undefined && f['placeholder'])}>
              {({ defaultChildren }) => (short === undefined ? defaultChildren : <Short {...short} />)}
            </SelectValue>
            <Icon of={ChevronDown} size={16} />
          </Button>
          <Popover className={cx(s['popover'])} offset={ui.popover.offset}>
            {p.search ? <SearchableOptions {...p} /> : <Options {...p} />}
          </Popover>
        </FieldFrame>
      )}
    </Root>
  )
}

/** Read aloud with its label, which is not in sight. */
const Short = ({ mark, short, label }: Pick<Option<string>, 'mark' | 'short' | 'label'>) => (
  <>
    {mark}
    <span>{short} </span>
    <span className="sr">{label}</span>
  </>
)

type OptionsProps<V extends string> = Pick<SelectProps<V>, 'options' | 'size'> & { empty?: string }

function SearchableOptions<V extends string>(p: OptionsProps<V>) {
  const t = useWords()
  const { contains } = useFilter({ sensitivity: 'base' })
  const [text, setText] = useState('')
  return (
    <Autocomplete filter={contains} inputValue={text} onInputChange={setText}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the list was just opened to be searched */}
      <SearchField aria-label={t('search')} autoFocus className={s['search'] ?? ''}>
        <Icon of={Search} size={16} />
        <Input />
      </SearchField>
      <Options {...p} empty={t('noMatch', { text })} />
    </Autocomplete>
  )
}

function Options<V extends string>({ options, size, empty }: OptionsProps<V>) {
  const t = useWords()
  return (
    <ListBox
      className={cx('scroll-y', s['list'], size === 'lg' && s['large'])}
      renderEmptyState={() => <p className={s['empty']}>{empty ?? t('noResults')}</p>}
    >
      {options.map((o) => (
        <ListBoxItem
          key={o.value}
          id={o.value}
          textValue={[o.label, o.end, o.also].filter(Boolean).join(' ')}
          isDisabled={o.disabled ?? false}
          className={s['option'] ?? ''}
        >
          {({ isSelected }) => (
            <>
              {o.mark}
              <span className={s['label']}>{o.label}</span>
              {o.end !== undefined && <span className={s['end']}>{o.end}</span>}
              {isSelected && <Icon of={Check} size={16} />}
            </>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  )
}
