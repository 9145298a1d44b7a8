import { Play } from '../workshop/play.tsx'
import { WithState, type Localize, type Story } from '../workshop/story.tsx'
import { DateField } from './date-field.tsx'
import type { DayRange, Draft } from './date-range-rules.ts'
import { DateRange } from './date-range.tsx'
import { Months } from './months.tsx'

const range = (localize: Localize, start: DayRange | undefined, maxDays?: number) => (
  <WithState start={start}>
    {(value: DayRange | undefined, set) => (
      <DateRange
        label={localize('Period', '期间')}
        value={value}
        onChange={set}
        {...(maxDays !== undefined && { maxDays })}
      />
    )}
  </WithState>
)

const day = (localize: Localize, start: string | undefined) => (
  <WithState start={start}>
    {(value: string | undefined, set) => (
      <DateField label={localize('Issued on', '出具日期')} value={value} onChange={set} />
    )}
  </WithState>
)

const calendar = (draft: Draft, single = false) => (
  <Months draft={draft} onPick={() => undefined} unavailable={(at) => at.day === 13} single={single} />
)

const play = (localize: Localize) => (
  <Play controls={{ size: ['sm', 'md', 'lg'], timestamps: false, disabled: false }}>
    {(props) => (
      <WithState start={undefined}>
        {(value: DayRange | undefined, set) => (
          <>
            <DateRange {...props} label={localize('Period', '期间')} value={value} onChange={set} maxDays={180} />
            <p className="sm t3 num">{value ? `${value.start} – ${value.end}` : '--'}</p>
          </>
        )}
      </WithState>
    )}
  </Play>
)

export const story: Story = {
  title: { en: 'Date range', zh: '日期' },
  rule: {
    en: 'Two months and presets; one month on phones. A day after a start sets the end, swapping when earlier. Confirm waits for both ends.',
    zh: '区间：两个月与快捷区间，手机一个月。选定开始日期后再选一天即为结束日期，较早则互换。选齐后才可确认。单日：选定后可确认。',
  },
  cases: (localize) => [
    { name: localize('nothing chosen', '未选择'), show: range(localize, undefined) },
    { name: localize('chosen', '已选择'), show: range(localize, { start: '2026-02-18', end: '2026-03-18' }) },
    { name: localize('at most 30 days', '最多 30 天'), show: range(localize, undefined, 30) },
    { name: localize('one day', '单日'), show: day(localize, '2026-03-18') },
    {
      name: localize(
        'range open: ends solid, between soft, the 13th disabled',
        '展开：两端实色，中间浅色，13 日不可选',
      ),
      show: calendar({ start: '2026-02-18', end: '2026-03-18' }),
      wide: true,
    },
    {
      name: localize('one day open, with steps over the years', '单日展开，可按年翻页'),
      show: calendar({ start: '2026-03-18' }, true),
      wide: true,
    },
    { name: localize('with knobs', '可调'), show: play(localize), wide: true },
  ],
}
