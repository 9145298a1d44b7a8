import { DayCalendar } from '@tessera/ui/day-calendar.tsx'
import { TextInput, type TextInputFacts } from '@tessera/ui/text-input.tsx'
import { keepDay } from '@tessera/ui/text-rules.ts'

type DayInputProps = {
  label: string
  /** Days that the calendar does not offer, as YYYY-MM-DD. */
  disabledDay?: (day: string) => boolean
} & Omit<TextInputFacts, 'format' | 'inputMode' | 'maxLength' | 'suffix'>

/** A field for a day: typed as `1990-02-28`, with hyphens added while typing, or chosen in a calendar. */
export const DayInput = ({ disabledDay, ...p }: DayInputProps) => (
  <TextInput
    {...p}
    inputMode="numeric"
    format={keepDay}
    maxLength={10}
    suffix={
      <DayCalendar
        label={p.label}
        day={p.value}
        onChange={p.onChange}
        disabledDay={disabledDay}
        disabled={p.disabled === true || p.readOnly === true}
      />
    }
  />
)
