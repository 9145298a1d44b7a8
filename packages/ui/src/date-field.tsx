import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ui } from './constants.ts'
import { DateControl, DateFoot } from './date-control.tsx'
import { dayOf } from './date-range-rules.ts'
import type { FieldSize, Named } from './field.tsx'
import { Months } from './months.tsx'

type DateFieldProps = Named & {
  /** A day as YYYY-MM-DD; in timestamp mode a time as YYYY-MM-DD HH:mm:ss. */
  value: string | undefined
  onChange: (day: string) => void
  size?: FieldSize
  /** Days that cannot be chosen, as YYYY-MM-DD. */
  disabledDay?: (day: string) => boolean
  /** Timestamp mode: the first or the last second of the chosen day. */
  timestamp?: 'start' | 'end'
  error?: string | undefined
  /** The reason why it cannot be submitted, shown after an attempt. */
  fault?: string | undefined
  name?: string | undefined
  disabled?: boolean
}

/** A picker for one day, with one month. Confirm needs a chosen day; a click outside reverts. Load it lazily. */
export function DateField({ value, onChange, timestamp, disabledDay, ...p }: DateFieldProps) {
  const day = value === undefined ? undefined : dayOf(value)
  return (
    <DateControl {...p} text={day ?? ui.datePlaceholder} empty={day === undefined}>
      {(close) => (
        <DayPicker
          day={day}
          disabledDay={disabledDay}
          onCancel={close}
          onConfirm={(chosen) => {
            onChange(timestamp === undefined ? chosen : `${chosen} ${ui.dayBounds[timestamp]}`)
            close()
          }}
        />
      )}
    </DateControl>
  )
}

type DayPickerProps = {
  day: string | undefined
  disabledDay: ((day: string) => boolean) | undefined
  onCancel: () => void
  onConfirm: (day: string) => void
}

/** A month in which one day is chosen, with Cancel and Confirm. */
export function DayPicker({ day, disabledDay, onCancel, onConfirm }: DayPickerProps) {
  const t = useTranslations('kit')
  const [chosen, setChosen] = useState(day)
  return (
    <>
      <Months
        single
        draft={chosen === undefined ? {} : { start: chosen }}
        onPick={setChosen}
        unavailable={(candidate) => disabledDay?.(candidate.toString()) ?? false}
      />
      <DateFoot
        onCancel={onCancel}
        onConfirm={() => chosen !== undefined && onConfirm(chosen)}
        ready={chosen !== undefined}
      >
        {chosen === undefined ? t('chooseDay') : <time>{chosen}</time>}
      </DateFoot>
    </>
  )
}
