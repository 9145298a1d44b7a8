import { weekdays } from '@tessera/domain/trading/markets/trading-hours.ts'
import { useTranslations } from 'use-intl'
import { CodeBoxes } from './code-boxes.tsx'
import type { FieldInputProps } from './field-props.ts'
import { codeReader } from '#parts/code-reader.ts'

/** A checkbox for each day of the week. */
export function WeekdayBoxes(p: FieldInputProps) {
  const t = useTranslations('settings')
  return <CodeBoxes {...p} codes={weekdays} textOf={codeReader(weekdays, (day) => t(`weekdays.${day}`))} />
}
