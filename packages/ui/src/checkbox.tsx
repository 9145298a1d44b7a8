import { Check, Minus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components'
import s from './checkbox.module.css'
import { cx } from './classes.ts'
import { describedBy, FieldFoot } from './field.tsx'

type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Only some of the options below it are chosen. */
  mixed?: boolean
  disabled?: boolean
  error?: string | undefined
  name?: string
} & ({ children: ReactNode; 'aria-label'?: undefined } | { children?: undefined; 'aria-label': string })

export function Checkbox({ checked, onChange, mixed = false, disabled = false, error, children, ...p }: CheckboxProps) {
  const footId = useId()
  return (
    <CheckboxField
      className={s['field'] ?? ''}
      isSelected={checked}
      onChange={onChange}
      isIndeterminate={mixed}
      isDisabled={disabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      {...describedBy(footId, { error })}
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
