import { TextInput } from '@tessera/ui/text-input.tsx'
import { useTranslations } from 'use-intl'
import { errorAt, type FieldInputProps } from './field-props.ts'
import { PairRows } from './pair-rows.tsx'

const TIME_LENGTH = 16

/** Periods of time, one row each with start and end in UTC. */
export function PeriodRows(props: FieldInputProps) {
  const t = useTranslations('settings')
  const { draft, errors, disabled, onChange } = props
  const input = (at: number, number: string) => (
    <TextInput
      label={t(at % 2 === 0 ? 'periods.start' : 'periods.end', { number })}
      placeholder="YYYY-MM-DD HH:MM"
      maxLength={TIME_LENGTH}
      autoComplete="off"
      disabled={disabled}
      value={draft[at] ?? ''}
      onChange={(text) => onChange(draft.map((each, index) => (index === at ? text : each)))}
      {...errorAt(draft, errors, at)}
    />
  )
  return <PairRows {...props} texts="periods" input={input} />
}
