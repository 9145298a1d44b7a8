import { Checkbox } from '@tessera/ui/checkbox.tsx'
import type { FieldInputProps } from './field-props.ts'
import s from './settings.module.css'

type CodeBoxesProps = FieldInputProps & { codes: readonly string[]; textOf: (code: string) => string }

/** A checkbox for each code of a list. The chosen codes keep the order of the list. */
export function CodeBoxes({ label, draft, errors, disabled, codes, textOf, onChange }: CodeBoxesProps) {
  const [error] = Object.values(errors)
  return (
    <fieldset className={s['boxes']}>
      <legend>{label}</legend>
      <div className="row row--wrap" style={{ '--g': '20px' }}>
        {codes.map((code) => (
          <Checkbox
            key={code}
            checked={draft.includes(code)}
            disabled={disabled}
            onChange={(isChecked) =>
              onChange(codes.filter((each) => (each === code ? isChecked : draft.includes(each))))
            }
          >
            {textOf(code)}
          </Checkbox>
        ))}
      </div>
      {error !== undefined && <p className="neg">{error}</p>}
    </fieldset>
  )
}
