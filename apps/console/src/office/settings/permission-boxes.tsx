import { permissionWords } from '@tessera/contract/permission-words.ts'
import { permissions } from '@tessera/contract/permissions.ts'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { useLocale } from '#parts/use-locale.ts'
import type { FieldInputProps } from './field-props.ts'
import s from './settings.module.css'

/** A checkbox with its sentence for each permission. */
export function PermissionBoxes({ label, draft, errors, disabled, onChange }: FieldInputProps) {
  const locale = useLocale()
  const [error] = Object.values(errors)
  return (
    <fieldset className={s['boxes']}>
      <legend>{label}</legend>
      <div className={s['permissions']}>
        {permissions.map((code) => (
          <Checkbox
            key={code}
            checked={draft.includes(code)}
            disabled={disabled}
            onChange={(isChecked) =>
              onChange(permissions.filter((each) => (each === code ? isChecked : draft.includes(each))).toSorted())
            }
          >
            {permissionWords[code][locale]}
          </Checkbox>
        ))}
      </div>
      {error !== undefined && <p className="neg">{error}</p>}
    </fieldset>
  )
}
