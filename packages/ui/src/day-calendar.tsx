import { Calendar } from 'lucide-react'
import { Suspense, lazy } from 'react'
import { Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { IconButton } from './button.tsx'
import { ui } from './constants.ts'
import s from './date-range.module.css'
import { Skeleton } from './skeleton.tsx'

const DayPicker = lazy(() => import('./date-field.tsx').then((m) => ({ default: m.DayPicker })))

type DayCalendarProps = {
  /** The name of the field that the calendar fills. */
  label: string
  /** YYYY-MM-DD; any other text counts as no day. */
  day: string
  onChange: (day: string) => void
  disabledDay?: ((day: string) => boolean) | undefined
  disabled?: boolean
}

/** A button that opens a calendar, for a field in which a day can also be typed. */
export const DayCalendar = ({ label, day, onChange, disabledDay, disabled = false }: DayCalendarProps) => {
  const t = useTranslations('kit')
  return (
    <DialogTrigger>
      <IconButton size="sm" icon={Calendar} label={t('openCalendar', { field: label })} disabled={disabled} />
      <Popover className={s['popover'] ?? ''} offset={ui.popover.offset} placement="bottom end">
        <Dialog className={s['dialog'] ?? ''} aria-label={label}>
          {({ close }) => (
            <Suspense fallback={<Skeleton width="240px" />}>
              <DayPicker
                day={isDay(day) ? day : undefined}
                disabledDay={disabledDay}
                onCancel={close}
                onConfirm={(chosen) => {
                  onChange(chosen)
                  close()
                }}
              />
            </Suspense>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}

/** True if the text is a day of the calendar: 30 February is not. */
function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
