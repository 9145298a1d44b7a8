import { Mail } from 'lucide-react'
import { Held, type Case, type Say, type Story } from '../workshop/story.tsx'
import { AmountField } from './amount-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SearchBox } from './search-box.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput, type TextInputFacts } from './text-input.tsx'

const plain = (label: string, start: string, facts: Omit<TextInputFacts, 'value' | 'onChange'> = {}) => (
  <Held start={start}>{(value, set) => <TextInput label={label} value={value} onChange={set} {...facts} />}</Held>
)

const states = (say: Say): readonly Case[] => {
  const name = say('Email or phone', '邮箱或手机号')
  const hint = say('Placeholder', '请输入')
  return [
    { name: 'lg 60, label inside', show: plain(name, 'jiawen.lim@example.com', { size: 'lg' }) },
    { name: 'md 50', show: plain(name, '', { placeholder: hint, icon: Mail }) },
    { name: 'sm 42', show: plain(name, '', { placeholder: hint, size: 'sm' }) },
    {
      name: 'help, optional',
      show: plain(name, '', { help: say('We never share it.', '我们不会向他人提供。'), optional: true }),
    },
    {
      name: 'error, hidden while focused',
      show: plain(name, 'jiawen', { error: say('Enter an email address.', '请输入邮箱地址。') }),
    },
    { name: 'read only', show: plain(name, 'jiawen.lim@example.com', { readOnly: true }) },
    { name: 'disabled', show: plain(name, '', { disabled: true, placeholder: say('Not available', '不可用') }) },
  ]
}

const kinds = (say: Say): readonly Case[] => [
  {
    name: 'amount: one point, cut to the precision, 13 characters',
    show: (
      <Held start="1250.00">
        {(value, set) => (
          <AmountField
            label={say('Amount', '数量')}
            labelEnd={say('Available 3,812.40', '可用 3,812.40')}
            value={value}
            onChange={set}
            precision={2}
            unit="SGD"
            onMax={() => set('3812.40')}
          />
        )}
      </Held>
    ),
  },
  {
    name: 'password with rules',
    show: (
      <Held start="mosaic">
        {(value, set) => (
          <PasswordField
            label={say('Password', '密码')}
            value={value}
            onChange={set}
            autoComplete="new-password"
            rules
          />
        )}
      </Held>
    ),
  },
  {
    name: 'search, spaces removed',
    show: (
      <Held start={say('Lantern', '灯塔')}>
        {(value, set) => <SearchBox aria-label={say('Search products', '搜索产品')} value={value} onChange={set} />}
      </Held>
    ),
  },
  {
    name: 'text area, 44 and grows, counter',
    show: (
      <Held start={say('Office building, grade A, 92 % let.', '甲级写字楼，出租率 92%。')}>
        {(value, set) => (
          <TextArea label={say('Remark', '备注')} value={value} onChange={set} maxLength={200} counter />
        )}
      </Held>
    ),
  },
]

export const story: Story = {
  title: 'Input and text area',
  rule: 'The label is always in sight. An error shows only while the field is not focused.',
  cases: (say) => [...states(say), ...kinds(say)],
}
