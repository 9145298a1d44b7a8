import { Play } from '../workshop/play.tsx'
import { WithState, type Localize, type Story } from '../workshop/story.tsx'
import { Select, type SelectProps } from './select.tsx'

const currencies = (localize: Localize) => [
  { code: 'SGD', value: 'SGD', end: localize('Singapore dollar', '新加坡元') },
  { code: 'USD', value: 'USD', end: localize('US dollar', '美元') },
  { code: 'CNY', value: 'CNY', end: localize('Chinese yuan', '人民币') },
  { code: 'JPY', value: 'JPY', end: localize('Japanese yen', '日元') },
  { code: 'KRW', value: 'KRW', end: localize('Korean won', '韩元'), disabled: true },
  { code: 'TWD', value: 'TWD', end: localize('Taiwan dollar', '新台币') },
]

const pick = (localize: Localize, start: string | undefined, facts: Partial<SelectProps<string>> = {}) => (
  <WithState start={start}>
    {(value: string | undefined, set) => (
      <Select
        size={facts.size ?? 'md'}
        search={facts.search ?? false}
        disabled={facts.disabled ?? false}
        error={facts.error}
        label={localize('Currency', '币种')}
        options={currencies(localize)}
        value={value}
        onChange={set}
      />
    )}
  </WithState>
)

export const story: Story = {
  title: { en: 'Select', zh: '下拉选择' },
  rule: {
    en: 'Five options in sight, 48 px each (44 when large). The filter ignores case. A click outside changes nothing.',
    zh: '可见五项，每项 48 px（大号 44）。筛选不区分大小写。点击外部不改变任何内容。',
  },
  cases: (localize) => [
    { name: 'lg 60', show: pick(localize, 'SGD', { size: 'lg' }) },
    { name: 'md 50', show: pick(localize, 'SGD') },
    { name: 'sm 42', show: pick(localize, 'SGD', { size: 'sm' }) },
    { name: localize('nothing chosen', '未选择'), show: pick(localize, undefined) },
    { name: localize('with a filter', '可筛选'), show: pick(localize, 'USD', { search: true }) },
    {
      name: localize('error', '错误'),
      show: pick(localize, undefined, { error: localize('Choose a currency.', '请选择币种。') }),
    },
    { name: localize('disabled', '不可用'), show: pick(localize, 'SGD', { disabled: true }) },
    {
      name: localize('with knobs', '可调'),
      show: (
        <Play controls={{ size: ['md', 'lg', 'sm'], search: false, disabled: false }}>
          {(facts) => pick(localize, 'SGD', facts)}
        </Play>
      ),
      wide: true,
    },
  ],
}
