import { Building2, User } from 'lucide-react'
import { Play } from '../workshop/play.tsx'
import { WithState, type Case, type Localize, type Story } from '../workshop/story.tsx'
import { Checkbox } from './checkbox.tsx'
import { RadioCards, Radios } from './radio.tsx'
import { Slider } from './slider.tsx'
import { Switch } from './switch.tsx'

const still = () => undefined

const boxes = (localize: Localize): readonly Case[] => {
  const word = localize('I accept the terms', '我同意服务条款')
  return [
    {
      name: localize('checkbox', '复选框'),
      show: (
        <WithState start={false}>
          {(on, set) => (
            <Checkbox checked={on} onChange={set}>
              {word}
            </Checkbox>
          )}
        </WithState>
      ),
    },
    {
      name: localize('on', '已选'),
      show: (
        <Checkbox checked onChange={still}>
          {word}
        </Checkbox>
      ),
    },
    {
      name: localize('mixed', '部分选中'),
      show: (
        <Checkbox checked={false} mixed onChange={still}>
          {word}
        </Checkbox>
      ),
    },
    {
      name: localize('disabled', '不可用'),
      show: (
        <Checkbox checked={false} disabled onChange={still}>
          {word}
        </Checkbox>
      ),
    },
    {
      name: localize('disabled, on', '不可用，已选'),
      show: (
        <Checkbox checked disabled onChange={still}>
          {word}
        </Checkbox>
      ),
    },
    {
      name: localize('error', '错误'),
      show: (
        <Checkbox checked={false} onChange={still} error={localize('Accept the terms to go on.', '请先同意服务条款。')}>
          {word}
        </Checkbox>
      ),
    },
  ]
}

const switches = (localize: Localize): readonly Case[] => {
  const label = localize('Hide amounts', '隐藏金额')
  return [
    {
      name: localize('switch', '开关'),
      show: <WithState start>{(on: boolean, set) => <Switch label={label} on={on} onChange={set} />}</WithState>,
    },
    {
      name: localize('switch, saving', '开关，保存中'),
      show: <Switch label={label} on saving onChange={() => undefined} />,
    },
    {
      name: localize('switch, disabled', '开关，不可用'),
      show: <Switch label={label} on={false} disabled onChange={() => undefined} />,
    },
  ]
}

const radios = (localize: Localize): readonly Case[] => {
  const options = [
    {
      value: 'personal',
      label: localize('Personal', '个人'),
      text: localize('For yourself, 3 to 7 working days.', '为您本人开户，3 至 7 个工作日。'),
      icon: User,
    },
    {
      value: 'company',
      label: localize('Company', '企业'),
      text: localize('For a company, 15 working days.', '为企业开户，15 个工作日。'),
      icon: Building2,
    },
    {
      value: 'later',
      label: localize('Not open', '未开放'),
      text: localize('Opens later.', '稍后开放。'),
      disabled: true,
    },
  ]
  const label = localize('Kind of account', '账户类型')
  return [
    {
      name: localize('radio cards', '单选卡片'),
      wide: true,
      show: (
        <WithState start="personal">
          {(value, set) => <RadioCards label={label} options={options} value={value} onChange={set} />}
        </WithState>
      ),
    },
    {
      name: localize('radios', '单选'),
      show: (
        <WithState start="personal">
          {(value, set) => <Radios label={label} options={options} value={value} onChange={set} />}
        </WithState>
      ),
    },
  ]
}

const sliders = (localize: Localize): readonly Case[] =>
  (
    [
      ['accent', '普通'],
      ['buy', '买入'],
      ['sell', '卖出'],
    ] as const
  ).map(([tone, zh]) => ({
    name: localize(`slider, ${tone}`, `滑块，${zh}`),
    show: (
      <WithState start={62}>
        {(value, set) => (
          <Slider
            aria-label={localize('Share of the balance', '占余额比例')}
            value={value}
            onChange={set}
            tone={tone}
          />
        )}
      </WithState>
    ),
  }))

export const story: Story = {
  title: { en: 'Choice and slider', zh: '选择与滑块' },
  rule: {
    en: 'Box 20, target at least 24 and 44 on touch. Slider stops at 0, 25, 50, 75, 100; it clamps.',
    zh: '方框 20，点击区域至少 24，触屏 44。滑块在 0、25、50、75、100 处有刻度，超出则取边界。',
  },
  cases: (localize) => [
    ...boxes(localize),
    ...switches(localize),
    ...radios(localize),
    ...sliders(localize),
    {
      name: localize('slider, read only', '滑块，只读'),
      show: <Slider aria-label={localize('Filled', '已成交')} value={25} onChange={() => undefined} readOnly />,
    },
    {
      name: localize('slider, disabled', '滑块，不可用'),
      show: <Slider aria-label={localize('Share', '比例')} value={75} onChange={still} disabled />,
    },
    {
      name: localize('with knobs', '可调'),
      show: (
        <Play controls={{ tone: ['accent', 'buy', 'sell'], disabled: false, readOnly: false }}>
          {(props) => (
            <WithState start={40}>
              {(value, set) => <Slider {...props} label={localize('Share', '比例')} value={value} onChange={set} />}
            </WithState>
          )}
        </Play>
      ),
      wide: true,
    },
  ],
}
