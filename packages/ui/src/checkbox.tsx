import { Check, Minus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components'
import s from './checkbox.module.css'
import { cx } from './classes.ts'
import { describedBy, FieldFoot } from './field.tsx'
import { useFormField } from './use-form-field.ts'

type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Only some of the options below it are chosen. */
  mixed?: boolean
  disabled?: boolean
  error?: string | undefined
  /** The reason why it cannot be submitted, shown after an attempt. */
  fault?: string | undefined
  name?: string | undefined
} & ({ children: ReactNode; 'aria-label'?: undefined } | { children?: undefined; 'aria-label': string })

export function Checkbox({ checked, onChange, mixed = false, disabled = false, children, ...p }: CheckboxProps) {
  const footId = useId()
  const { root, error, entryId } = useFormField({ ...p, value: checked })
  return (
    <CheckboxField
      ref={root}
      className={s['field'] ?? ''}
      isSelected={checked}
      onChange={onChange}
      isIndeterminate={mixed}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...describedBy(footId, { error, entryId })}
      {...(p['aria-label'] !== undefined && { 'aria-label': p['aria-label'] })}
      {...(p.name !== undefined && { name: p.name })}
    >
      <CheckboxButton className={s['check'] ?? ''}>
        <span className={cx(s['box'])}>
          {mixed ? (
            <Minus size={14} strokeWidth={2.75} aria-hidden />
          ) : (
            <Check size={14} strokeWidth={2.75} aria-hidden />
          )}
        </span>
        {children !== undefined && <span>{children}</span>}
      </CheckboxButton>
      <FieldFoot id={footId} error={error} />
    </CheckboxField>
  )
}
