import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Badge } from './badge.tsx'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Months } from './months.tsx'
import { Radios } from './radio.tsx'
import { Slider } from './slider.tsx'
import { Stepper } from './stepper.tsx'
import { Switch } from './switch.tsx'
import { Tabs } from './tabs.tsx'
import { highContrast, show } from './testing.tsx'

// Windows high contrast removes backgrounds and shadows, so their information must be visible in another way.

const noop = () => undefined
const styleOf = (element: Element | null | undefined, pseudo?: string) =>
  getComputedStyle(element ?? document.documentElement, pseudo)
const labelled = (name: string) => page.getByText(name, { exact: true }).element().closest('label')

test('in high contrast, chosen checkboxes, radios and switches look different from the others', () =>
  highContrast(async () => {
    await show(
      <>
        <Checkbox checked={false} onChange={noop}>
          unticked
        </Checkbox>
        <Checkbox checked onChange={noop}>
          ticked
        </Checkbox>
        <Radios
          label="Kind"
          options={[
            { value: 'a', label: 'chosen' },
            { value: 'b', label: 'other' },
          ]}
          value="a"
          onChange={noop}
        />
        <Switch label="off" on={false} onChange={noop} />
        <Switch label="on" on onChange={noop} />
      </>,
    )
    const tick = (name: string) => styleOf(labelled(name)?.querySelector('svg')).visibility
    expect([tick('unticked'), tick('ticked')]).toEqual(['hidden', 'visible'])
    const dot = (name: string) => styleOf(labelled(name)?.querySelector('[class*=round]'), '::after').backgroundColor
    expect(dot('chosen')).not.toBe(dot('other'))
    const track = (name: string) => styleOf(labelled(name)?.querySelector('[class*=track]')).backgroundColor
    expect(track('on')).not.toBe(track('off'))
  }))

test('in high contrast, disabled controls differ from enabled ones', () =>
  highContrast(async () => {
    await show(
      <>
        <Button>open</Button>
        <Button disabled>off</Button>
        <Button disabledReason="Not yet">barred</Button>
      </>,
    )
    const colorsOf = (name: string) => {
      const { color, borderTopColor } = styleOf(page.getByRole('button', { name }).element())
      return [color, borderTopColor]
    }
    for (const closed of ['off', 'barred'])
      for (const [at, color] of colorsOf(closed).entries()) expect(color).not.toBe(colorsOf('open')[at])
  }))

test('in high contrast, the chosen tab, the current step and the ends of a range differ from the others', () =>
  highContrast(async () => {
    const { container } = await show(
      <>
        <Tabs
          label="Side"
          variant="segmented"
          chosen="buy"
          onChange={noop}
          items={[
            { index: 'buy', name: 'Buy' },
            { index: 'sell', name: 'Sell' },
          ]}
        />
        <Stepper labels={['First', 'Second', 'Third']} now={1} />
        <Months draft={{ start: '2026-03-10', end: '2026-03-12' }} onPick={noop} unavailable={() => false} single />
      </>,
    )
    const fill = (element: Element | null | undefined) => styleOf(element).backgroundColor
    const tab = (name: string) => page.getByRole('tab', { name }).element()
    expect(fill(tab('Buy'))).not.toBe(fill(tab('Sell')))
    const [first, second] = container.querySelectorAll('[class*=number]')
    expect(fill(second)).not.toBe(fill(first))
    const day = (name: string) => page.getByRole('button', { name: new RegExp(name, 'u') }).element()
    expect(fill(day('March 10, 2026'))).not.toBe(fill(day('March 20, 2026')))
    expect(styleOf(day('March 11, 2026')).borderBlockStartStyle).toBe('solid')
  }))

test('in high contrast, a badge, a banner and the rail of a slider have an edge or a system colour', () =>
  highContrast(async () => {
    const { container } = await show(
      <>
        <Badge tone="info">Pending</Badge>
        <Banner>Under review</Banner>
        <Slider aria-label="Share" value={50} onChange={noop} />
      </>,
    )
    for (const name of ['badge', 'banner'])
      expect(styleOf(container.querySelector(`[class*=${name}]`)).borderTopStyle).toBe('solid')
    const rail = styleOf(container.querySelector('[class*=rail]')).backgroundColor
    expect(styleOf(container.querySelector('[class*=fill]')).backgroundColor).not.toBe(rail)
  }))
