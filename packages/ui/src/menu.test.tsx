import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Menu } from './menu.tsx'
import { show } from './testing.tsx'

const items = ['Account', 'Identity', 'Security', 'Passkeys', 'API keys', 'Sub-accounts', 'Blacklist'].map((label) => ({
  id: label,
  navText: label,
  href: `#${label}`,
}))
const Page = ({ current }: { current: string }) => (
  <div style={{ height: 3_000 }}>
    <Menu label="Personal" items={items} current={current} />
  </div>
)

/** How far a tab stands from the edges of the screen; below zero outside of it. */
function roomBeside(name: string): number {
  const { left, right } = page.getByRole('link', { name }).element().getBoundingClientRect()
  return Math.min(left, 390 - right)
}

test('on a phone the current tab is in sight, on arrival and after a change, and the page stays where it is', async () => {
  await page.viewport(390, 844)
  const screen = await show(<Page current="Blacklist" />)
  await expect.poll(() => roomBeside('Blacklist')).toBeGreaterThanOrEqual(0)
  expect(roomBeside('Account')).toBeLessThan(0)
  window.scrollTo({ top: 500, behavior: 'instant' })
  await screen.rerender(<Page current="Account" />)
  await expect.poll(() => roomBeside('Account')).toBeGreaterThanOrEqual(0)
  expect(window.scrollY).toBe(500)
})
