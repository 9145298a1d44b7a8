import { getLocalTimeZone, today } from '@internationalized/date'
import { Calendar as CalendarIcon } from 'lucide-react'
import { useId, useState } from 'react'
import { Button as Pressable, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { Button } from './button.tsx'
import { ui } from './constants.ts'
import {
  beyondSpan,
  dayBounds,
  type DayRange,
  type Draft,
  isRange,
  pickDay,
  type Preset,
  presetRange,
} from './date-range-rules.ts'
import s from './date-range.module.css'
import type { FieldSize, Named } from './field.tsx'
import f from './field.module.css'
import { Icon } from './icon.tsx'
import { Months } from './months.tsx'
import { controlLook } from './text-input.tsx'
import { useWords } from './words.tsx'

type DateRangeProps = Named & {
  value: DayRange | undefined
  onChange: (range: DayRange) => void
  size?: FieldSize
  /** How far the ends may lie apart, in days. */
  maxDays?: number
  /** Days that cannot be chosen, as YYYY-MM-DD. */
  disabledDay?: (day: string) => boolean
  disabled?: boolean
}

/** Two months and presets; a click outside reverts; Confirm waits for both ends. One month on phones. */
export function DateRange({ value, onChange, size = 'sm', disabled = false, ...p }: DateRangeProps) {
  const labelId = useId()
  const valueId = useId()
  return (
    <div className={f['field']}>
      {p.label !== undefined && (
        <span id={labelId} className={s['label']}>
          {p.label}
        </span>
      )}
      <DialogTrigger>
        <Pressable
          className={controlLook({ size, disabled }, false)}
          isDisabled={disabled}
          {...(p.label === undefined
            ? { 'aria-label': `${p['aria-label']}: ${rangeText(value)}` }
            : { 'aria-labelledby': `${labelId} ${valueId}` })}
        >
          <Icon of={CalendarIcon} size={16} />
          <span id={valueId} className={value === undefined ? f['placeholder'] : 'date'}>
            {rangeText(value)}
          </span>
        </Pressable>
        <Popover className={s['popover'] ?? ''} offset={ui.popover.offset} placement="bottom start">
          <Dialog className={s['dialog'] ?? ''} aria-label={p.label ?? p['aria-label'] ?? ''}>
            {({ close }) => <Picker {...p} value={value} onChange={onChange} close={close} />}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </div>
  )
}

const rangeText = (range: DayRange | undefined): string =>
  range ? `${range.start} – ${range.end}` : `${ui.datePlaceholder} – ${ui.datePlaceholder}`

type PickerProps = Pick<DateRangeProps, 'value' | 'onChange' | 'maxDays' | 'disabledDay'> & { close: () => void }

function Picker({ value, onChange, maxDays, disabledDay, close }: PickerProps) {
  const t = useWords()
  const [draft, setDraft] = useState<Draft>(value ?? {})
  const confirm = () => {
    if (!isRange(draft)) return
    onChange(draft)
    close()
  }
  return (
    <>
      <div className={s['main']}>
        <Presets draft={draft} onPick={setDraft} />
        <Months
          draft={draft}
          onPick={(day) => setDraft(pickDay(draft, day))}
          unavailable={(day) => beyondSpan(draft, day, maxDays) || (disabledDay?.(day.toString()) ?? false)}
        />
      </div>
      <footer className={s['foot']}>
        <span className={s['chosen']} aria-live="polite">
          {isRange(draft) ? <Bounds range={draft} /> : t(draft.start === undefined ? 'chooseStart' : 'chooseEnd')}
        </span>
        <Button kind="ghost" size="xs" onPress={close}>
          {t('cancel')}
        </Button>
        <Button size="xs" onPress={confirm} disabled={!isRange(draft)}>
          {t('confirm')}
        </Button>
      </footer>
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

function Presets({ draft, onPick }: { draft: Draft; onPick: (range: DayRange) => void }) {
  const t = useWords()
  const now = today(getLocalTimeZone())
  const word = ({ type, num }: Preset) => (type === 'week' ? t('weeks', { count: num }) : t('months', { count: num }))
  return (
    <fieldset className={s['presets']} aria-label={t('presets')}>
      {ui.rangePresets.map((preset) => {
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
