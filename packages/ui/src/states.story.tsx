import type { ReactNode } from 'react'
import { WithState, type Localize, type Story } from '../workshop/story.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Radios } from './radio.tsx'
import { Select } from './select.tsx'
import { Switch } from './switch.tsx'
import { Tabs } from './tabs.tsx'
import { TextInput } from './text-input.tsx'

/** The same control twice: enabled and disabled. */
const both = (control: (disabled: boolean) => ReactNode) => (
  <div className="col" style={{ '--g': '16px', padding: '8px' }}>
    {control(false)}
    {control(true)}
  </div>
)

const controls = (
  localize: Localize,
): readonly (readonly [name: string, control: (disabled: boolean) => ReactNode])[] => {
  const options = ['SGD', 'USD'].map((value) => ({ value, label: value }))
  const currency = localize('Currency', '币种')
  return [
    [
      localize('button', '按钮'),
      (disabled) => (
        <Button size="sm" disabled={disabled}>
          {localize('Confirm', '确认')}
        </Button>
      ),
    ],
    [
      localize('text input', '输入框'),
      (disabled) => (
        <WithState start="Lim">
          {(value, set) => (
            <TextInput size="sm" label={localize('Name', '姓名')} value={value} onChange={set} disabled={disabled} />
          )}
        </WithState>
      ),
    ],
    [
      localize('checkbox', '复选框'),
      (disabled) => (
        <WithState start={false}>
          {(checked, set) => (
            <Checkbox checked={checked} onChange={set} disabled={disabled}>
              {localize('I agree', '我同意')}
            </Checkbox>
          )}
        </WithState>
      ),
    ],
    [
      localize('radio', '单选框'),
      (disabled) => (
        <WithState start="USD">
          {(value, set) => (
            <Radios label={currency} options={options} value={value} onChange={set} disabled={disabled} />
          )}
        </WithState>
      ),
    ],
    [
      localize('switch', '开关'),
      (disabled) => (
        <WithState start={false}>
          {(on, set) => <Switch label={localize('Alerts', '提醒')} on={on} onChange={set} disabled={disabled} />}
        </WithState>
      ),
    ],
    [
      localize('tabs', '标签'),
      (disabled) => (
        <WithState start="USD">
          {(chosen, set) => (
            <Tabs
              label={currency}
              items={options.map(({ value, label }) => ({ index: value, name: label, disabled }))}
              chosen={chosen}
              onChange={set}
            />
          )}
        </WithState>
      ),
    ],
    [
      localize('select', '选择框'),
      (disabled) => (
        <WithState start="SGD">
          {(value, set) => (
            <Select
              size="sm"
              label={currency}
              options={options.map(({ value: code, label }) => ({ code, value: label }))}
              value={value}
              onChange={set}
              disabled={disabled}
            />
          )}
        </WithState>
      ),
    ],
  ]
}

export const story: Story = {
  title: { en: 'States of controls', zh: '控件状态' },
  rule: {
    en: 'Point at one, press it, reach it by Tab: each answers, and what is closed does not.',
    zh: '悬停、按下或用 Tab 聚焦：每个控件都有相应状态，不可用的控件没有反应。',
  },
  cases: (localize) => controls(localize).map(([name, control]) => ({ name, show: both(control) })),
}
