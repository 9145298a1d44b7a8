import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

/** The distance of a tab from the edges of the screen; negative if it is outside. */
function roomBeside(name: string): number {
  const { left, right } = page.getByRole('link', { name }).element().getBoundingClientRect()
  return Math.min(left, 390 - right)
}

test('on a phone the current tab is visible, initially and after a change, and the page does not scroll', async () => {
  await page.viewport(390, 844)
  const screen = await show(<Page current="Blacklist" />)
  await expect.poll(() => roomBeside('Blacklist')).toBeGreaterThanOrEqual(0)
  expect(roomBeside('Account')).toBeLessThan(0)
  window.scrollTo({ top: 500, behavior: 'instant' })
  await screen.rerender(<Page current="Account" />)
  await expect.poll(() => roomBeside('Account')).toBeGreaterThanOrEqual(0)
  expect(window.scrollY).toBe(500)
})

const grouped = [
  {
    id: 'account',
    navText: 'Account',
    children: [
      { id: 'security', navText: 'Security', href: '#security' },
      { id: 'records', navText: 'Records', href: '#records' },
    ],
  },
  { id: 'api', navText: 'API', children: [{ id: 'keys', navText: 'API keys', href: '#keys' }] },
]
const group = (name: string) => page.getByRole('button', { name, exact: true })

test('opens the group of the current screen, also after navigation from elsewhere', async () => {
  const screen = await show(<Menu label="Personal" items={grouped} current="records" />)
  await expect.element(group('Account')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(group('API')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('link', { name: 'Records' })).toHaveAttribute('aria-current', 'page')
  expect(page.getByRole('link', { name: 'API keys' }).query()).toBeNull()
  await screen.rerender(<Menu label="Personal" items={grouped} current="keys" />)
  await expect.element(group('API')).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByRole('link', { name: 'API keys' })).toHaveAttribute('aria-current', 'page')
})

test('a group opens and closes by keyboard, and screen readers read its name with its entries', async () => {
  await show(<Menu label="Personal" items={grouped} current="security" />)
  expect(page.getByRole('group', { name: 'Account' }).getByRole('link').elements()).toHaveLength(2)
  await userEvent.tab()
  await expect.element(group('Account')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(group('Account')).toHaveAttribute('aria-expanded', 'false')
  expect(page.getByRole('group', { name: 'Account' }).query()).toBeNull()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'API keys' })).toHaveFocus()
})
