import { getLocalTimeZone, today } from '@internationalized/date'
import { useState } from 'react'
import { Button as Pressable } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { ui } from './constants.ts'
import { DateControl, DateFoot } from './date-control.tsx'
import {
  beyondSpan,
  dayBounds,
  dayOf,
  type DayRange,
  type Draft,
  isRange,
  pickDay,
  type Preset,
  presetRange,
} from './date-range-rules.ts'
import s from './date-range.module.css'
import type { FieldSize, Named } from './field.tsx'
import { Months } from './months.tsx'

type DateRangeProps = Named & {
  /** Days as YYYY-MM-DD; in timestamp mode times as YYYY-MM-DD HH:mm:ss. */
  value: DayRange | undefined
  onChange: (range: DayRange) => void
  size?: FieldSize
  /** The maximum distance in days between both ends. */
  maxDays?: number
  /** Days that cannot be chosen, as YYYY-MM-DD. */
  disabledDay?: (day: string) => boolean
  /** Ranges that end today, one press each; by default 1 week and 1, 3 and 6 months. */
  presets?: readonly Preset[]
  /** The range lasts from the start of its first day to the end of its last. */
  timestamps?: boolean
  disabled?: boolean
}

/**
 * A range picker with two months and presets; one month on phones. A click outside reverts; Confirm needs both ends.
 */
export function DateRange({ value, onChange, timestamps = false, ...p }: DateRangeProps) {
  const days = value && { start: dayOf(value.start), end: dayOf(value.end) }
  const confirm = (range: DayRange) => onChange(timestamps ? dayBounds(range) : range)
  return (
    <DateControl {...p} text={rangeText(days)} empty={value === undefined}>
      {(close) => <Picker {...p} value={days} onChange={confirm} close={close} />}
    </DateControl>
  )
}

const rangeText = (range: DayRange | undefined): string =>
  range ? `${range.start} – ${range.end}` : `${ui.datePlaceholder} – ${ui.datePlaceholder}`

type PickerProps = Pick<DateRangeProps, 'value' | 'onChange' | 'maxDays' | 'disabledDay' | 'presets'> & {
  close: () => void
}

function Picker({ value, onChange, maxDays, disabledDay, presets = ui.rangePresets, close }: PickerProps) {
  const t = useTranslations('kit')
  const [draft, setDraft] = useState<Draft>(value ?? {})
  const confirm = () => {
    if (!isRange(draft)) return
    onChange(draft)
    close()
  }
  return (
    <>
      <div className={s['main']}>
        {presets.length > 0 && <Presets presets={presets} draft={draft} onPick={setDraft} />}
        <Months
          draft={draft}
          onPick={(day) => setDraft(pickDay(draft, day))}
          unavailable={(day) => beyondSpan(draft, day, maxDays) || (disabledDay?.(day.toString()) ?? false)}
        />
      </div>
      <DateFoot onCancel={close} onConfirm={confirm} ready={isRange(draft)}>
        {isRange(draft) ? <Bounds range={draft} /> : t(draft.start === undefined ? 'chooseStart' : 'chooseEnd')}
      </DateFoot>
    </>
  )
}

const Bounds = ({ range }: { range: DayRange }) => {
  const { start, end } = dayBounds(range)
  return (
    <>
      <time>{start}</time> – <time>{end}</time>
    </>
  )
}

type PresetsProps = { presets: readonly Preset[]; draft: Draft; onPick: (range: DayRange) => void }

function Presets({ presets, draft, onPick }: PresetsProps) {
  const t = useTranslations('kit')
  const now = today(getLocalTimeZone())
  const word = ({ type, num }: Preset) => (type === 'week' ? t('weeks', { count: num }) : t('months', { count: num }))
  return (
    <fieldset className={s['presets']} aria-label={t('presets')}>
      {presets.map((preset) => {
        const range = presetRange(preset, now)
        return (
          <Pressable
            key={word(preset)}
            onPress={() => onPick(range)}
            aria-pressed={draft.start === range.start && draft.end === range.end}
          >
            {word(preset)}
          </Pressable>
        )
      })}
    </fieldset>
  )
}
