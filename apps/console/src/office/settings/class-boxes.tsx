import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { useTranslations } from 'use-intl'
import type { FieldInputProps } from './field-props.ts'
import s from './settings.module.css'
import { classCodes } from './use-setting-text.ts'

/** A checkbox for each investor class. */
export function ClassBoxes({ label, draft, errors, disabled, onChange }: FieldInputProps) {
  const investors = useTranslations('investor-classes')
  const [error] = Object.values(errors)
  return (
    <fieldset className={s['boxes']}>
      <legend>{label}</legend>
      <div className="row row--wrap" style={{ '--g': '20px' }}>
        {classCodes.map((code) => (
          <Checkbox
            key={code}
            checked={draft.includes(code)}
            disabled={disabled}
            onChange={(isChecked) =>
              onChange(classCodes.filter((each) => (each === code ? isChecked : draft.includes(each))).toSorted())
            }
          >
            {investors(`classes.${code}`)}
          </Checkbox>
        ))}
      </div>
      {error !== undefined && <p className="neg">{error}</p>}
    </fieldset>
  )
}
