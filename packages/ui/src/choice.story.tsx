import { Building2, User } from 'lucide-react'
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
      name: 'checkbox',
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
      name: 'on',
      show: (
        <Checkbox checked onChange={still}>
          {word}
        </Checkbox>
      ),
    },
    {
      name: 'mixed',
      show: (
        <Checkbox checked={false} mixed onChange={still}>
          {word}
        </Checkbox>
      ),
    },
    {
      name: 'disabled',
      show: (
        <Checkbox checked={false} disabled onChange={still}>
          {word}
        </Checkbox>
      ),
    },
    {
      name: 'disabled, on',
      show: (
        <Checkbox checked disabled onChange={still}>
          {word}
        </Checkbox>
      ),
    },
    {
      name: 'error',
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
      name: 'switch',
      show: <Held start>{(on: boolean, set) => <Switch label={label} on={on} onChange={set} />}</Held>,
    },
    { name: 'switch, saving', show: <Switch label={label} on saving onChange={() => undefined} /> },
    { name: 'switch, disabled', show: <Switch label={label} on={false} disabled onChange={() => undefined} /> },
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
      name: 'radio cards',
      wide: true,
      show: (
        <Held start="personal">
          {(value, set) => <RadioCards label={label} options={options} value={value} onChange={set} />}
        </Held>
      ),
    },
    {
      name: 'radios',
      show: (
        <Held start="personal">
          {(value, set) => <Radios label={label} options={options} value={value} onChange={set} />}
        </Held>
      ),
    },
  ]
}

const sliders = (say: Say): readonly Case[] =>
  (['accent', 'buy', 'sell'] as const).map((tone) => ({
    name: `slider, ${tone}`,
    show: (
      <Held start={62}>
        {(value, set) => (
          <Slider aria-label={say('Share of the balance', '占余额比例')} value={value} onChange={set} tone={tone} />
        )}
      </Held>
    ),
  }))

export const story: Story = {
  title: 'Choice and slider',
  rule: 'Box 20, target at least 24 and 44 on touch. Slider stops at 0, 25, 50, 75, 100; it clamps.',
  cases: (say) => [
    ...boxes(say),
    ...switches(say),
    ...radios(say),
    ...sliders(say),
    {
      name: 'slider, read only',
      show: <Slider aria-label={say('Filled', '已成交')} value={25} onChange={() => undefined} readOnly />,
    },
  ],
}
