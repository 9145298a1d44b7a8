import type { LucideIcon } from 'lucide-react'
import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from 'react'
import { Input, Label } from 'react-aria-components'
import { cx } from './classes.ts'
import { isComposing, keepCaret, keepCaretOfEdit, useImeInput } from '@tessera/ui/ime.ts'
import { describedBy, FieldFrame, type FieldFacts, type Named, useTyped } from './field.tsx'
import s from './field.module.css'
import { Icon } from './icon.tsx'
import { TextFieldRoot } from './text-field-root.tsx'
import { keepText, plainDigits, type TextRule } from './text-rules.ts'

export type TextInputFacts = FieldFacts &
  TextRule & {
    value: string
    /** Returns the text after an edit from `before` to `after`, instead of the rules above. */
    edit?: (before: string, after: string) => string
    onChange: (text: string) => void
    onBlur?: () => void
    onFocusChange?: (isFocused: boolean) => void
    onEnter?: () => void
    placeholder?: string
    /** The key that focuses the field, for screen readers. */
    keyShortcut?: string | undefined
    icon?: LucideIcon
    /** Shows '12 / 20'; needs `maxLength`. */
    counter?: boolean
    prefix?: ReactNode
    suffix?: ReactNode
    disabled?: boolean
    readOnly?: boolean
    required?: boolean
    /** The value is invalid, and a text beside the field says why. */
    invalid?: boolean
    autoFocus?: boolean
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'password'
    /** For numbers and days, full-width digits become plain ones. */
    inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel'
    autoComplete?: HTMLInputAutoCompleteAttribute
  }

export type TextInputProps = Named & TextInputFacts

export function TextInput(p: TextInputProps) {
  const { root, busy, error, entryId, labelEnd, onFocusChange, onType, onEnter } = useTyped(p)
  const footId = useId()
  const keep = (text: string) => keepText(isForNumbers(p) ? plainDigits(text) : text, p)
  const typed = useImeInput(p.value, (text) => {
    onType()
    if (p.edit) {
      const result = p.edit(p.value, text)
      keepCaretOfEdit(p.value, text, result)
      return p.onChange(result)
    }
    keepCaret(text, keep)
    return p.onChange(keep(text))
  })
  const inset = p.size === 'lg' && p.label !== undefined
  const wrong = p.invalid === true || (error !== undefined && (!busy || entryId !== undefined))
  const input = <Input placeholder={p.placeholder ?? ''} aria-keyshortcuts={p.keyShortcut} {...typed.composition} />
  return (
    <TextFieldRoot
      ref={root}
      className={s['field'] ?? ''}
      value={typed.value}
      onChange={typed.onChange}
      onFocusChange={(isFocused) => {
        onFocusChange(isFocused)
        p.onFocusChange?.(isFocused)
      }}
      isInvalid={wrong}
      isDisabled={p.disabled ?? false}
      isReadOnly={p.readOnly ?? false}
      isRequired={p.required ?? false}
      label={p.label}
      {...describedBy(footId, { help: p.help, error, entryId, busy })}
      {...inputProps(p)}
      onKeyDown={(e) => {
        // Enter also confirms an IME composition; that Enter belongs to the IME.
        if (e.key !== 'Enter' || isComposing(e.nativeEvent)) return e.continuePropagation()
        onEnter()
        return p.onEnter ? p.onEnter() : e.continuePropagation()
      }}
    >
      <FieldFrame {...p} {...{ labelEnd, error, busy, footId }} label={inset ? undefined : p.label}>
        <div className={controlClass(p, wrong)}>
          {p.icon && <Icon of={p.icon} />}
          {p.prefix !== undefined && <span className={s['affix']}>{p.prefix}</span>}
          {inset ? (
            <span className={s['inset']}>
              <Label>{p.label}</Label>
              {input}
            </span>
          ) : (
            input
          )}
          {p.suffix !== undefined && <span className={s['affix']}>{p.suffix}</span>}
        </div>
      </FieldFrame>
    </TextFieldRoot>
  )
}

const isForNumbers = ({ inputMode }: TextInputFacts): boolean => inputMode === 'numeric' || inputMode === 'decimal'

/** The class of the frame around a text box, shared by all fields that look like one. */
export const controlClass = (
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
  }
}
