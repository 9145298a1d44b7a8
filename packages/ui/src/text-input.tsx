import type { LucideIcon } from 'lucide-react'
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useState } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import { cx } from './classes.ts'
import { FieldFrame, type FieldFacts, type Named } from './field.tsx'
import s from './field.module.css'
import { Icon } from './icon.tsx'

export type TextInputFacts = FieldFacts & {
  value: string
  onChange: (text: string) => void
  onBlur?: () => void
  onEnter?: () => void
  placeholder?: string
  /** Longer text is cut. */
  maxLength?: number
  stripSpaces?: boolean
  /** The last word on what was typed, for example a card number in groups of four. */
  format?: (text: string) => string
  icon?: LucideIcon
  prefix?: ReactNode
  suffix?: ReactNode
  disabled?: boolean
  readOnly?: boolean
  required?: boolean
  autoFocus?: boolean
  name?: string
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
  autoComplete?: HTMLInputAutoCompleteAttribute
}

export type TextInputProps = Named & TextInputFacts

/** What a field keeps of what was typed: spaces out, own format, then the length. */
export function keepText(text: string, rule: Pick<TextInputFacts, 'stripSpaces' | 'format' | 'maxLength'>): string {
  const stripped = rule.stripSpaces ? text.replace(/\s/gu, '') : text
  const formatted = rule.format ? rule.format(stripped) : stripped
  return rule.maxLength === undefined ? formatted : formatted.slice(0, rule.maxLength)
}

export function TextInput(p: TextInputProps) {
  const [focused, setFocused] = useState(false)
  const inset = p.size === 'lg' && p.label !== undefined
  const wrong = p.error !== undefined && !focused
  return (
    <TextField
      className={s['field'] ?? ''}
      value={p.value}
      onChange={(text) => p.onChange(keepText(text, p))}
      onFocusChange={setFocused}
      isInvalid={wrong}
      isDisabled={p.disabled ?? false}
      isReadOnly={p.readOnly ?? false}
      isRequired={p.required ?? false}
      validationBehavior="aria"
      {...inputProps(p)}
    >
      <FieldFrame {...p} label={inset ? undefined : p.label} focused={focused}>
        <div className={controlLook(p, wrong)}>
          {p.icon && <Icon of={p.icon} />}
          {p.prefix !== undefined && <span className={s['affix']}>{p.prefix}</span>}
          {inset ? (
            <span className={s['inset']}>
              <Label>{p.label}</Label>
              <Input placeholder={p.placeholder ?? ''} />
            </span>
          ) : (
            <Input placeholder={p.placeholder ?? ''} />
          )}
          {p.suffix !== undefined && <span className={s['affix']}>{p.suffix}</span>}
        </div>
      </FieldFrame>
    </TextField>
  )
}

/** The frame around a text box, shared by every field that looks like one. */
export const controlLook = (
  p: Pick<TextInputFacts, 'size' | 'disabled' | 'readOnly'>,
  wrong: boolean,
  ...more: readonly (string | undefined)[]
): string =>
  cx(
    s['control'],
    s[p.size ?? 'md'],
    wrong && s['invalid'],
    p.disabled && s['disabled'],
    p.readOnly && s['readOnly'],
    ...more,
  )

function inputProps(p: TextInputProps) {
  return {
    type: p.type ?? 'text',
    ...(p['aria-label'] !== undefined && { 'aria-label': p['aria-label'] }),
    ...(p.name !== undefined && { name: p.name }),
    ...(p.inputMode && { inputMode: p.inputMode }),
    ...(p.autoComplete !== undefined && { autoComplete: p.autoComplete }),
    ...(p.autoFocus && { autoFocus: true }),
    ...(p.onBlur && { onBlur: p.onBlur }),
    ...(p.onEnter && { onKeyDown: (e: { key: string }) => e.key === 'Enter' && p.onEnter?.() }),
  }
}
