import { type CalendarDate, isToday, getLocalTimeZone, parseDate } from '@internationalized/date'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { useContext, useSyncExternalStore } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components'
import { useTranslations } from 'use-intl'
import { cx } from './classes.ts'
import type { Draft } from './date-range-rules.ts'
import { Icon } from './icon.tsx'
import s from './months.module.css'

type MonthsProps = {
  draft: Draft
  onPick: (day: string) => void
  unavailable: (day: CalendarDate) => boolean
  /** One month, with buttons for years, because a day may be far in the past. */
  single?: boolean
}

/** Two months side by side, one on phones. Arrow keys move by days, Page Up and Page Down by months. */
export function Months({ draft, onPick, unavailable, single = false }: MonthsProps) {
  const t = useTranslations('kit')
  const phone = usePhone()
  const months = single || phone ? 1 : 2
  const focusedDay = draft.end ?? draft.start
  return (
    <Calendar
      className={s['months'] ?? ''}
      value={null}
      onChange={(day) => onPick(day.toString())}
      visibleDuration={{ months }}
      selectionAlignment="end"
      pageBehavior="single"
      firstDayOfWeek="mon"
      isDateUnavailable={(day) => unavailable(parseDate(day.toString().slice(0, 10)))}
      {...(focusedDay !== undefined && { defaultFocusedValue: parseDate(focusedDay) })}
    >
      {Array.from({ length: months }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a month is identified by its index
        <div key={at} className={s['month']}>
          <header>
            {single && <YearStep by={-1} />}
            {at === 0 ? (
              <Button slot="previous" aria-label={t('previousMonth')} className={s['step'] ?? ''}>
                <Icon of={ChevronLeft} />
              </Button>
            ) : (
              <i />
            )}
            <CalendarHeading offset={{ months: at }} className={s['title'] ?? ''} />
            {at === months - 1 ? (
              <Button slot="next" aria-label={t('nextMonth')} className={s['step'] ?? ''}>
                <Icon of={ChevronRight} />
              </Button>
            ) : (
              <i />
            )}
            {single && <YearStep by={1} />}
          </header>
          <Grid draft={draft} month={at} />
        </div>
      ))}
    </Calendar>
  )
}

function YearStep({ by }: { by: 1 | -1 }) {
  const t = useTranslations('kit')
  const state = useContext(CalendarStateContext)
  const go = () => state?.setFocusedDate(state.focusedDate.add({ years: by }))
  return (
    <Button slot={null} aria-label={t(by === 1 ? 'nextYear' : 'previousYear')} className={s['step'] ?? ''} onPress={go}>
      <Icon of={by === 1 ? ChevronsRight : ChevronsLeft} />
    </Button>
  )
}

const Grid = ({ draft, month }: { draft: Draft; month: number }) => (
  <CalendarGrid offset={{ months: month }} className={s['grid'] ?? ''} weekdayStyle="short">
    <CalendarGridHeader>
      {(day) => <CalendarHeaderCell>{day.replace('周', '').slice(0, 2)}</CalendarHeaderCell>}
    </CalendarGridHeader>
    <CalendarGridBody>
      {(day) => <CalendarCell date={day} className={({ isOutsideMonth }) => dayClass(draft, day, isOutsideMonth)} />}
    </CalendarGridBody>
  </CalendarGrid>
)

function dayClass({ start, end }: Draft, day: CalendarDate, outside: boolean): string {
  const text = day.toString()
  const single = text === start && (end === undefined || end === start)
  return cx(
    s['day'],
    outside && s['outside'],
    isToday(day, getLocalTimeZone()) && s['today'],
    !outside && single && s['single'],
    !outside && !single && text === start && s['start'],
    !outside && !single && text === end && s['end'],
    !outside && start !== undefined && end !== undefined && text > start && text < end && s['between'],
  )
}

const narrow = '(max-width: 640px)'

function usePhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(narrow)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(narrow).matches,
  )
}
