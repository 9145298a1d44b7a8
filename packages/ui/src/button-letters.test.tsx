import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Button, type ButtonKind } from './button.tsx'
import { show } from './testing.tsx'

const channels = (color: string): number[] => (color.match(/[\d.]+/gu) ?? []).slice(0, 3).map(Number)
const luminance = (color: string): number => {
  const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
    const part = value / 255
    return part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
/** The contrast of WCAG 2.2 between the letters of a button and its background. */
function contrastOf(button: Element): number {
  const { color, backgroundColor } = getComputedStyle(button)
  const [high = 0, low = 0] = [luminance(color), luminance(backgroundColor)].toSorted((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

const kinds: readonly ButtonKind[] = ['primary', 'danger', 'buy', 'sell']
const states = [
  ['while it works', { loading: true }],
  ['while it works and lacks something', { loading: true, disabledReason: 'Enter the code.' }],
  ['while something is missing', { loading: false, disabledReason: 'Enter the code.' }],
] as const

test.each(kinds.flatMap((kind) => states.map(([name, props]) => [kind, name, props] as const)))(
  'the letters of a %s button are readable %s',
  async (kind, _name, props) => {
    await show(
      <Button kind={kind} {...props}>
        Confirm
      </Button>,
    )
    const button = page.getByRole('button', { name: 'Confirm' }).element()
    await expect.poll(() => contrastOf(button)).toBeGreaterThanOrEqual(4.5)
  },
)
