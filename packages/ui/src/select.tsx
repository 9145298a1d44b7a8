import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button, Label, LabelContext } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { cx } from './classes.ts'
import f from './field.module.css'
import { describedBy, FieldFrame, type FieldFacts, type Named } from './field.tsx'
import { Icon } from './icon.tsx'
import { lazyPart } from '@tessera/ui/lazy-part.tsx'
import { useOpener } from './opener.ts'
import { firstThat, letterOf, useKeyChoice } from './select-keys.ts'
import type { Option } from './select-list.tsx'
import s from './select.module.css'
import { controlClass } from './text-input.tsx'
import { useFocusWithin, useFormField } from './use-form-field.ts'

const List = lazyPart(async () => (await import('./select-list.tsx')).SelectList)

export type SelectProps<V extends string> = Named &
  FieldFacts & {
    options: readonly Option<V>[]
    value: V | undefined
    onChange: (value: V) => void
    /** Shows a box above the options that filters them, ignoring case. */
    search?: boolean
    placeholder?: string
    /** Shown before the chosen option if the label is hidden: the subject of the choice. */
    lead?: string
    disabled?: boolean
  }

/** A control for one of several options. Its list loads on hover or focus. */
export function Select<V extends string>(p: SelectProps<V>) {
  const id = useId()
  const { root, error, entryId } = useFormField(p)
  const { focused, focusProps } = useFocusWithin()
  // While the field is focused, only the form's summary shows its error, as for text fields.
  const busy = focused && entryId !== undefined
  const { button, opened, focus, open, close } = useOpener(List.load, 'listbox')
  const [typed, setTyped] = useState('')
  /** The pressed key chose an option, so releasing it must not press the button. */
  const hasChosen = useRef(false)
  const chosenBy = useKeyChoice(p.options, p.value)
  const inset = p.size === 'lg' && p.label !== undefined
  const choose = (value: string | undefined) => {
    const option = p.options.find((o) => o.code === value)
    if (option && option.code !== p.value) p.onChange(option.code)
    close()
  }
  const searched = (key: string): string | undefined =>
    key === 'Enter' && typed !== ''
      ? firstThat(p.options, (text) => text.toLowerCase().includes(typed.toLowerCase()))
      : undefined
  const press: typeof button.onKeyDown = (event) => {
    const letter = letterOf(event)
    hasChosen.current = false
    // The search box may still be loading; it starts with the text typed meanwhile.
    if (p.search === true && letter !== undefined) {
      event.preventDefault()
      setTyped(opened.isOpen ? typed + letter : letter)
      open(true)
      return
    }
    const value = opened.isOpen ? searched(event.key) : chosenBy(event)
    if (value === undefined) return button.onKeyDown(event)
    event.preventDefault()
    hasChosen.current = true
    choose(value)
  }
  return (
    <div ref={root} {...focusProps} className={cx(f['field'], s['root'])}>
      <Tied id={id} onLabel={() => opened.triggerRef.current?.focus()}>
        <FieldFrame
          {...p}
          error={error}
          footId={`${id}-foot`}
          label={inset ? undefined : p.label}
          busy={opened.isOpen || busy}
        >
          {/* Above the control, not in it: the accessible name must follow the visual order. */}
          {inset && <Label className={s['inset'] ?? ''}>{p.label}</Label>}
          <Button
            {...button}
            onKeyDown={press}
            onPress={(event) => {
              if (event.pointerType === 'keyboard' && hasChosen.current) return
              if (!opened.isOpen) setTyped('')
              button.onPress(event)
            }}
            id={id}
            className={controlClass(p, error !== undefined, opened.isOpen ? s['open'] : undefined)}
            isDisabled={p.disabled ?? false}
            aria-labelledby={[`${id}-value`, ...namesOf(p, id)].join(' ')}
            {...describedBy(`${id}-foot`, { help: p.help, error, entryId, busy })}
            {...(p['aria-label'] !== undefined && { 'aria-label': p['aria-label'] })}
          >
            <Value {...p} id={`${id}-value`} below={inset} />
            <Icon of={ChevronDown} size={16} />
          </Button>
        </FieldFrame>
      </Tied>
      {focus && (
        <List
          {...{ opened, focus }}
          label={p.label ?? p['aria-label']}
          options={p.options}
          value={p.value}
          size={p.size}
          search={p.search === true}
          typed={typed}
          onChoose={choose}
        />
      )}
    </div>
  )
}

/** The names of the control after its value: its label, unless the lead text before the value shows it. */
const namesOf = ({ label, lead }: Pick<SelectProps<string>, 'label' | 'lead'>, id: string): string[] => {
  if (label !== undefined) return [`${id}-label`]
  return lead === undefined ? [id] : []
}

/** Links label and control as a field of react-aria does: the label belongs to the button. */
const Tied = ({ id, onLabel, children }: { id: string; onLabel: () => void; children: ReactNode }) => (
  <LabelContext value={{ id: `${id}-label`, elementType: 'span', onClick: onLabel }}>{children}</LabelContext>
)

type ValueProps<V extends string> = Pick<SelectProps<V>, 'options' | 'value' | 'placeholder' | 'lead'> & {
  id: string
  below: boolean
}

/** The mark and the label in the closed control. A short form is read aloud with its label. */
function Value<V extends string>({ id, options, value, placeholder, lead, below }: ValueProps<V>) {
  const t = useTranslations('kit')
  const chosen = options.find((o) => o.code === value)
  return (
    <span id={id} className={cx(s['text'], below && s['below'], chosen === undefined && f['placeholder'])}>
      {lead !== undefined && <span className={s['lead']}>{lead} </span>}
      {chosen?.img}
      {chosen === undefined ? (placeholder ?? t('choose')) : <Name {...chosen} />}
    </span>
  )
}

const Name = ({ short, value, suffix }: Pick<Option<string>, 'short' | 'value' | 'suffix'>) =>
  short === undefined ? (
    <>
      <span className={s['label']}>{value}</span>
      {suffix !== undefined && <span className={cx('mono', s['end'])}> {suffix}</span>}
    </>
  ) : (
    <>
      <span>{short} </span>
      <span className="sr">{value}</span>
    </>
  )
