import { useId } from 'react'
import { TextArea as Area } from 'react-aria-components'
import { cx } from './classes.ts'
import { useImeInput } from '@tessera/ui/ime.ts'
import { describedBy, FieldFrame, type FieldFacts, type Named, useTyped } from './field.tsx'
import f from './field.module.css'
import s from './text-area.module.css'
import { TextAreaRoot } from './text-field-root.tsx'
import { keepText } from './text-rules.ts'

type TextAreaProps = Named &
  Omit<FieldFacts, 'size'> & {
    value: string
    onChange: (text: string) => void
    onBlur?: () => void
    placeholder?: string
    maxLength?: number
    /** Shows '12 / 200'; needs `maxLength`. */
    counter?: boolean
    disabled?: boolean
    required?: boolean
  }

/** A text field of several lines: at least 44 px high, grows with its text. */
export function TextArea(p: TextAreaProps) {
  const { root, busy, error, entryId, labelEnd, onFocusChange } = useTyped(p)
  const footId = useId()
  const typed = useImeInput(p.value, (text) => p.onChange(keepText(text, p)))
  const wrong = error !== undefined && (!busy || entryId !== undefined)
  return (
    <TextAreaRoot
      ref={root}
      className={f['field'] ?? ''}
      value={typed.value}
      onChange={typed.onChange}
      onFocusChange={onFocusChange}
      isInvalid={wrong}
      isDisabled={p.disabled ?? false}
      isRequired={p.required ?? false}
      label={p.label}
      {...(p.onBlur && { onBlur: p.onBlur })}
      {...describedBy(footId, { help: p.help, error, entryId, busy })}
      {...(p['aria-label'] !== undefined && { 'aria-label': p['aria-label'] })}
      {...(p.name !== undefined && { name: p.name })}
    >
      <FieldFrame {...p} {...{ labelEnd, error, busy, footId }} label={p.label}>
        <Area
          className={cx(s['area'], wrong && s['wrong'])}
          placeholder={p.placeholder ?? ''}
          rows={1}
          {...typed.composition}
        />
      </FieldFrame>
    </TextAreaRoot>
  )
}
