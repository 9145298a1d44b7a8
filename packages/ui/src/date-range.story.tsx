import { Held, type Say, type Story } from '../workshop/story.tsx'
import type { DayRange } from './date-range-rules.ts'
import { DateRange } from './date-range.tsx'

const range = (say: Say, start: DayRange | undefined, maxDays?: number) => (
  <Held start={start}>
    {(value: DayRange | undefined, set) => (
      <DateRange
        label={say('Period', '期间')}
        value={value}
        onChange={set}
        {...(maxDays !== undefined && { maxDays })}
      />
    )}
  </Held>
)

export const story: Story = {
  title: 'Date range',
  rule: 'Two months and presets; one month on phones. A day after a start sets the end, swapping when earlier. Confirm waits for both ends.',
  cases: (say) => [
    { name: 'nothing chosen', show: range(say, undefined) },
    { name: 'chosen', show: range(say, { start: '2026-02-18', end: '2026-03-18' }) },
    { name: 'at most 30 days', show: range(say, undefined, 30) },
  ],
}
