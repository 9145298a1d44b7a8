import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components'
import c from './checkbox.module.css'
import { cx } from './classes.ts'
import { describedBy, FieldFoot, type Named } from './field.tsx'
import f from './field.module.css'
import { Icon } from './icon.tsx'
import s from './radio.module.css'
import { useFormField } from './use-form-field.ts'

export type Choice<V extends string> = {
  value: V
  label: string
  text?: ReactNode
  icon?: LucideIcon
  /** A small picture before the label, where words alone do not suffice. */
  picture?: ReactNode
  disabled?: boolean
}

type RadioProps<V extends string> = Named & {
  options: readonly Choice<V>[]
  value: V | undefined
  onChange: (value: V) => void
  error?: string | undefined
  /** The reason why it cannot be submitted, shown after an attempt. */
  fault?: string | undefined
  name?: string | undefined
  disabled?: boolean
}

/** A short list of which one option is chosen. */
export const Radios = <V extends string>(p: RadioProps<V>) => (
  <Group {...p} className={s['list'] ?? ''}>
    {p.options.map((o) => (
      <RadioField key={o.value} value={o.value} isDisabled={o.disabled ?? false}>
        <RadioButton className={c['check'] ?? ''}>
          <Dot />
          <span>{o.label}</span>
        </RadioButton>
      </RadioField>
    ))}
  </Group>
)

/** Radio buttons as cards, for options that need a sentence each. */
export const RadioCards = <V extends string>(p: RadioProps<V>) => (
  <Group {...p} className={s['cards'] ?? ''}>
    {p.options.map((o) => (
      <RadioField key={o.value} value={o.value} isDisabled={o.disabled ?? false} className={s['cell'] ?? ''}>
        <RadioButton className={cx(c['check'], s['card'])}>
          {o.icon && <Icon of={o.icon} size={20} />}
          {o.picture !== undefined && <span className={s['picture']}>{o.picture}</span>}
          <span className={s['words']}>
            <b>{o.label}</b>
            {o.text !== undefined && <span className={s['text']}>{o.text}</span>}
          </span>
          <Dot />
        </RadioButton>
      </RadioField>
    ))}
  </Group>
)

const Dot = () => <span className={cx(c['box'], c['round'])} />

function Group<V extends string>(p: RadioProps<V> & { className: string; children: ReactNode }) {
  const chosen = (value: string) => {
    const option = p.options.find((o) => o.value === value)
    if (option) p.onChange(option.value)
  }
  const footId = useId()
  const { root, error, entryId } = useFormField(p)
  return (
    <RadioGroup
      ref={root}
      className={f['field'] ?? ''}
      value={p.value ?? null}
      onChange={chosen}
      isInvalid={error !== undefined}
      isDisabled={p.disabled ?? false}
      validationBehavior="aria"
      {...describedBy(footId, { error, entryId })}
      {...(p['aria-label'] !== undefined && { 'aria-label': p['aria-label'] })}
    >
      {p.label !== undefined && <Label className={s['label'] ?? ''}>{p.label}</Label>}
      <div className={p.className}>{p.children}</div>
      <FieldFoot id={footId} error={error} />
    </RadioGroup>
  )
}
