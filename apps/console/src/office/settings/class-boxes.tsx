import { useTranslations } from 'use-intl'
import { CodeBoxes } from './code-boxes.tsx'
import type { FieldInputProps } from './field-props.ts'
import { classCodes } from './use-setting-text.ts'
import { codeReader } from '#parts/code-reader.ts'

/** A checkbox for each investor class. The value is in alphabetical order. */
export function ClassBoxes(p: FieldInputProps) {
  const investors = useTranslations('investor-classes')
  return (
    <CodeBoxes
      {...p}
      codes={classCodes}
      textOf={codeReader(classCodes, (code) => investors(`classes.${code}`))}
      onChange={(codes) => p.onChange(codes.toSorted())}
    />
  )
}
