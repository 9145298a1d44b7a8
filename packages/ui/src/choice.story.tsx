import { Building2, User } from 'lucide-react'
import { Play } from '../workshop/play.tsx'
import { Held, type Case, type Say, type Story } from '../workshop/story.tsx'
import { Checkbox } from './checkbox.tsx'
import { RadioCards, Radios } from './radio.tsx'
import { Slider } from './slider.tsx'
import { Switch } from './switch.tsx'

const still = () => undefined

const boxes = (say: Say): readonly Case[] => {
  const word = say('I accept the terms', '我同意服务条款')
  return [
    {
      name: say('checkbox', '复选框'),
      show: (
        <Held start={false}>
          {(on, set) => (
            <Checkbox checked={on} onChange={set}>
              {word}
            </Checkbox>
          )}
        </Held>
      ),
    },
    {
      name: say('on', '已选'),
      show: (
        <Checkbox checked onChange={still}>
          {word}
        </Checkbox>
      ),
    },
    {
      name: say('mixed', '部分选中'),
      show: (
        <Checkbox checked={false} mixed onChange={still}>
          {word}
        </Checkbox>
      ),
    },
    {
      name: say('disabled', '不可用'),
      show: (
        <Checkbox checked={false} disabled onChange={still}>
          {word}
        </Checkbox>
      ),
    },
    {
      name: say('disabled, on', '不可用，已选'),
      show: (
        <Checkbox checked disabled onChange={still}>
          {word}
        </Checkbox>
      ),
    },
    {
      name: say('error', '错误'),
      show: (
        <Checkbox checked={false} onChange={still} error={say('Accept the terms to go on.', '请先同意服务条款。')}>
          {word}
        </Checkbox>
      ),
    },
  ]
}

const switches = (say: Say): readonly Case[] => {
  const label = say('Hide amounts', '隐藏金额')
  return [
    {
      name: say('switch', '开关'),
      show: <Held start>{(on: boolean, set) => <Switch label={label} on={on} onChange={set} />}</Held>,
    },
    {
      name: say('switch, saving', '开关，保存中'),
      show: <Switch label={label} on saving onChange={() => undefined} />,
    },
    {
      name: say('switch, disabled', '开关，不可用'),
      show: <Switch label={label} on={false} disabled onChange={() => undefined} />,
    },
  ]
}

const radios = (say: Say): readonly Case[] => {
  const options = [
    {
      value: 'personal',
      label: say('Personal', '个人'),
      text: say('For yourself, 3 to 7 working days.', '为您本人开户，3 至 7 个工作日。'),
      icon: User,
    },
    {
      value: 'company',
      label: say('Company', '企业'),
      text: say('For a company, 15 working days.', '为企业开户，15 个工作日。'),
      icon: Building2,
    },
    { value: 'later', label: say('Not open', '未开放'), text: say('Opens later.', '稍后开放。'), disabled: true },
  ]
  const label = say('Kind of account', '账户类型')
  return [
    {
      name: say('radio cards', '单选卡片'),
      wide: true,
      show: (
        <Held start="personal">
          {(value, set) => <RadioCards label={label} options={options} value={value} onChange={set} />}
        </Held>
      ),
    },
    {
      name: say('radios', '单选'),
      show: (
        <Held start="personal">
          {(value, set) => <Radios label={label} options={options} value={value} onChange={set} />}
        </Held>
      ),
    },
  ]
}

const sliders = (say: Say): readonly Case[] =>
  (
    [
      ['accent', '普通'],
      ['buy', '买入'],
      ['sell', '卖出'],
    ] as const
  ).map(([tone, zh]) => ({
    name: say(`slider, ${tone}`, `滑块，${zh}`),
    show: (
      <Held start={62}>
        {(value, set) => (
          <Slider aria-label={say('Share of the balance', '占余额比例')} value={value} onChange={set} tone={tone} />
        )}
      </Held>
    ),
  }))

export const story: Story = {
  title: { en: 'Choice and slider', zh: '选择与滑块' },
  rule: {
    en: 'Box 20, target at least 24 and 44 on touch. Slider stops at 0, 25, 50, 75, 100; it clamps.',
    zh: '方框 20，点击区域至少 24，触屏 44。滑块在 0、25、50、75、100 处有刻度，超出则取边界。',
  },
  cases: (say) => [
    ...boxes(say),
    ...switches(say),
    ...radios(say),
    ...sliders(say),
    {
      name: say('slider, read only', '滑块，只读'),
      show: <Slider aria-label={say('Filled', '已成交')} value={25} onChange={() => undefined} readOnly />,
    },
    {
      name: say('slider, disabled', '滑块，不可用'),
      show: <Slider aria-label={say('Share', '比例')} value={75} onChange={still} disabled />,
    },
    {
      name: say('with knobs', '可调'),
      show: (
        <Play knobs={{ tone: ['accent', 'buy', 'sell'], disabled: false, readOnly: false }}>
          {(props) => (
            <Held start={40}>
              {(value, set) => <Slider {...props} label={say('Share', '比例')} value={value} onChange={set} />}
            </Held>
          )}
        </Play>
      ),
      wide: true,
    },
  ],
}
