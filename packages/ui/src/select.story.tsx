import { Play } from '../workshop/play.tsx'
import { Held, type Say, type Story } from '../workshop/story.tsx'
import { Select, type SelectProps } from './select.tsx'

const currencies = (say: Say) => [
  { code: 'SGD', value: 'SGD', end: say('Singapore dollar', '新加坡元') },
  { code: 'USD', value: 'USD', end: say('US dollar', '美元') },
  { code: 'CNY', value: 'CNY', end: say('Chinese yuan', '人民币') },
  { code: 'JPY', value: 'JPY', end: say('Japanese yen', '日元') },
  { code: 'KRW', value: 'KRW', end: say('Korean won', '韩元'), disabled: true },
  { code: 'TWD', value: 'TWD', end: say('Taiwan dollar', '新台币') },
]

const pick = (say: Say, start: string | undefined, facts: Partial<SelectProps<string>> = {}) => (
  <Held start={start}>
    {(value: string | undefined, set) => (
      <Select
        size={facts.size ?? 'md'}
        search={facts.search ?? false}
        disabled={facts.disabled ?? false}
        error={facts.error}
        label={say('Currency', '币种')}
        options={currencies(say)}
        value={value}
        onChange={set}
      />
    )}
  </Held>
)

export const story: Story = {
  title: { en: 'Select', zh: '下拉选择' },
  rule: {
    en: 'Five options in sight, 48 px each (44 when large). The filter ignores case. A click outside changes nothing.',
    zh: '可见五项，每项 48 px（大号 44）。筛选不区分大小写。点击外部不改变任何内容。',
  },
  cases: (say) => [
    { name: 'lg 60', show: pick(say, 'SGD', { size: 'lg' }) },
    { name: 'md 50', show: pick(say, 'SGD') },
    { name: 'sm 42', show: pick(say, 'SGD', { size: 'sm' }) },
    { name: say('nothing chosen', '未选择'), show: pick(say, undefined) },
    { name: say('with a filter', '可筛选'), show: pick(say, 'USD', { search: true }) },
    { name: say('error', '错误'), show: pick(say, undefined, { error: say('Choose a currency.', '请选择币种。') }) },
    { name: say('disabled', '不可用'), show: pick(say, 'SGD', { disabled: true }) },
    {
      name: say('with knobs', '可调'),
      show: (
        <Play knobs={{ size: ['md', 'lg', 'sm'], search: false, disabled: false }}>
          {(facts) => pick(say, 'SGD', facts)}
        </Play>
      ),
      wide: true,
    },
  ],
}
