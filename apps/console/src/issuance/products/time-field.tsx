import { DayCalendar } from '@tessera/ui/day-calendar.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { keepDay, plainDigits } from '@tessera/ui/text-rules.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { utcStamp } from '#parts/time-text.ts'
import s from './products.module.css'
import { momentOf, ownZone, timeText, type TypedTime, typedTime, UTC } from './zone-time.ts'

type TimeFieldProps = {
  label: string
  /** See `typedTime`. */
  value: string
  onChange: (text: string) => void
  optional?: boolean
  error?: string
}

/** A clock while it is typed: '0930' → '09:30'. */
const keepClock = (text: string): string =>
  plainDigits(text)
    .replace(/\s/gu, '')
    .replace(/^(\d{2})(?=\d)/u, '$1:')

const zones = [...new Set([UTC, ...Intl.supportedValuesOf('timeZone')])]

/** A time: its day, typed or chosen in a calendar, hours and minutes, and the time zone in which they are meant. */
export function TimeField({ label, value, onChange, optional = false, error }: TimeFieldProps) {
  const t = useTranslations('products')
  const [ownOrChosen, setZone] = useState(ownZone)
  const typed = typedTime(value, ownOrChosen)
  const change = (part: Partial<TypedTime>) => onChange(timeText({ ...typed, ...part }))
  const setDay = (day: string) => change({ day })
  const moment = momentOf(typed)
  const stored = t('inputs.stored', { time: moment === undefined ? '' : utcStamp(moment).slice(0, 16) })
  const dayLabel = t('inputs.day', { label })
  return (
    <div className={s['time']}>
      <TextInput
        label={dayLabel}
        optional={optional}
        inputMode="numeric"
        placeholder="YYYY-MM-DD"
        format={keepDay}
        stripSpaces
        maxLength={10}
        value={typed.day}
        onChange={setDay}
        suffix={<DayCalendar label={dayLabel} day={typed.day} onChange={setDay} />}
        error={error}
      />
      <TextInput
        label={t('inputs.clock', { label })}
        inputMode="numeric"
        placeholder="HH:MM"
        format={keepClock}
        maxLength={5}
        value={typed.clock}
        onChange={(clock) => change({ clock })}
        invalid={error !== undefined}
      />
      <Select
        label={t('inputs.zone', { label })}
        search
        value={typed.zone}
        options={[...new Set([...zones, typed.zone])].map((zone) => ({ code: zone, value: zone }))}
        onChange={(zone) => {
          setZone(zone)
          change({ zone })
        }}
        {...(moment !== undefined && typed.zone !== UTC && { help: stored })}
      />
    </div>
  )
}
