import { SwitchButton, SwitchField } from 'react-aria-components'
import { cx } from './classes.ts'
import type { Named } from './field.tsx'
import s from './switch.module.css'

type SwitchProps = Named & {
  on: boolean
  onChange: (on: boolean) => void
  /** The server has not answered yet: the switch ignores clicks. */
  saving?: boolean
  disabled?: boolean
}

export const Switch = ({ on, onChange, saving = false, disabled = false, ...p }: SwitchProps) => (
  <SwitchField
    isSelected={on}
    onChange={onChange}
    isDisabled={disabled}
    isReadOnly={saving}
    {...(p['aria-label'] !== undefined && { 'aria-label': p['aria-label'] })}
  >
    <SwitchButton className={cx(s['switch'], saving && s['saving'])} aria-busy={saving}>
      <span className={s['track']} />
      {p.label !== undefined && <span>{p.label}</span>}
    </SwitchButton>
  </SwitchField>
)
