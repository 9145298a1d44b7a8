import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components'
import s from './checkbox.module.css'
import { cx } from './classes.ts'
import { FieldFoot } from './field.tsx'

type CheckboxProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Some of what it stands for is chosen. */
  mixed?: boolean
  disabled?: boolean
  error?: string | undefined
  name?: string
} & ({ children: ReactNode; 'aria-label'?: undefined } | { children?: undefined; 'aria-label': string })

export const Checkbox = ({
  checked,
  onChange,
  mixed = false,
  disabled = false,
  error,
  children,
  ...p
}: CheckboxProps) => (
  <CheckboxField
    className={s['field'] ?? ''}
    isSelected={checked}
    onChange={onChange}
    isIndeterminate={mixed}
    isDisabled={disabled}
    isInvalid={error !== undefined}
    validationBehavior="aria"
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
    <FieldFoot error={error} />
  </CheckboxField>
)
