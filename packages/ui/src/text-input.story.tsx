import type { PhoneFields } from '@tessera/domain/access/customers/phone.ts'
import { Mail } from 'lucide-react'
import { Play } from '../workshop/play.tsx'
import { WithState, type Case, type Localize, type Story } from '../workshop/story.tsx'
import { AmountField } from './amount-field.tsx'
import { NumberField } from './number-field.tsx'
import { PasswordField } from './password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { SearchBox } from './search-box.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput, type TextInputFacts } from './text-input.tsx'

const plain = (label: string, start: string, facts: Omit<TextInputFacts, 'value' | 'onChange'> = {}) => (
  <WithState start={start}>
    {(value, set) => <TextInput label={label} value={value} onChange={set} {...facts} />}
  </WithState>
)

const states = (localize: Localize): readonly Case[] => {
  const name = localize('Email or phone', '邮箱或手机号')
  const hint = localize('Placeholder', '请输入')
  return [
    {
      name: localize('lg 60, label inside', 'lg 60，标签在内'),
      show: plain(name, 'jiawen.lim@example.com', { size: 'lg' }),
    },
    { name: 'md 50', show: plain(name, '', { placeholder: hint, icon: Mail }) },
    { name: 'sm 42', show: plain(name, '', { placeholder: hint, size: 'sm' }) },
    {
      name: localize('help, optional', '帮助，选填'),
      show: plain(name, '', { help: localize('We never share it.', '我们不会向他人提供。'), optional: true }),
    },
    {
      name: localize('error, hidden while focused', '错误，聚焦时隐藏'),
      show: plain(name, 'jiawen', { error: localize('Enter an email address.', '请输入邮箱地址。') }),
    },
    { name: localize('read only', '只读'), show: plain(name, 'jiawen.lim@example.com', { readOnly: true }) },
    {
      name: localize('disabled', '不可用'),
      show: plain(name, '', { disabled: true, placeholder: localize('Not available', '不可用') }),
    },
  ]
}

const kinds = (localize: Localize): readonly Case[] => [
  {
    name: localize('amount: one point, cut to the precision, 13 characters', '金额：一个小数点，按精度截断，13 个字符'),
    show: (
      <WithState start="1250.00">
        {(value, set) => (
          <AmountField
            label={localize('Amount', '数量')}
            labelEnd={localize('Available 3,812.40', '可用 3,812.40')}
            value={value}
            onChange={set}
            precision={2}
            unit="SGD"
            max="3812.40"
          />
        )}
      </WithState>
    ),
  },
  {
    name: localize('password with rules', '密码与规则'),
    show: (
      <WithState start="mosaic">
        {(value, set) => (
          <PasswordField
            label={localize('Password', '密码')}
            value={value}
            onChange={set}
            autoComplete="new-password"
            rules
          />
        )}
      </WithState>
    ),
  },
  {
    name: localize('search, spaces removed', '搜索，去除空格'),
    show: (
      <WithState start={localize('Lantern', '灯塔')}>
        {(value, set) => (
          <SearchBox aria-label={localize('Search products', '搜索产品')} value={value} onChange={set} />
        )}
      </WithState>
    ),
  },
  {
    name: localize('text area, 44 and grows, counter', '多行文本，最低 44，随内容增高，计数'),
    show: (
      <WithState start={localize('Office building, grade A, 92 % let.', '甲级写字楼，出租率 92%。')}>
        {(value, set) => (
          <TextArea label={localize('Remark', '备注')} value={value} onChange={set} maxLength={200} counter />
        )}
      </WithState>
    ),
  },
]

const numbers = (localize: Localize): readonly Case[] => [
  {
    name: localize('count: a whole number above zero', '数量：大于零的整数'),
    show: (
      <WithState start="120">
        {(value, set) => <NumberField kind="positive" label={localize('Units', '份额')} value={value} onChange={set} />}
      </WithState>
    ),
  },
  {
    name: localize('digits, zeros in front stay', '数字，保留前导零'),
    show: (
      <WithState start="00712">
        {(value, set) => (
          <NumberField kind="digits" label={localize('Branch code', '分行代码')} value={value} onChange={set} />
        )}
      </WithState>
    ),
  },
  {
    name: localize('phone with area code', '手机号与区号'),
    show: (
      <WithState<PhoneFields> start={{ country: 'SG', number: '81234567', valid: '+6581234567' }}>
        {(phone, set) => <PhoneField label={localize('Phone', '手机号')} value={phone} onChange={set} />}
      </WithState>
    ),
  },
]

const play = (localize: Localize) => (
  <Play
    controls={{
      size: ['md', 'lg', 'sm'],
      label: localize('Nickname', '昵称'),
      placeholder: localize('At most 10 characters', '最多 10 个字符'),
      error: '',
      help: '',
      optional: false,
      stripSpaces: true,
      readOnly: false,
      disabled: false,
    }}
  >
    {({ error, ...props }) => (
      <WithState start="">
        {(value, set) => (
          <TextInput {...props} error={error === '' ? undefined : error} maxLength={10} value={value} onChange={set} />
        )}
      </WithState>
    )}
  </Play>
)

export const story: Story = {
  title: { en: 'Input and text area', zh: '输入框与多行文本' },
  rule: {
    en: 'The label is always in sight. An error shows only while the field is not focused.',
    zh: '标签始终可见。错误仅在未聚焦时显示。',
  },
  cases: (localize) => [
    ...states(localize),
    ...kinds(localize),
    ...numbers(localize),
    { name: localize('with knobs', '可调'), show: play(localize), wide: true },
  ],
}
