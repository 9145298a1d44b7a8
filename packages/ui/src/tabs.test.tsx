import { Heart, Star } from 'lucide-react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ui } from './constants.ts'
import { Menu } from './menu.tsx'
import { NavTabs, Tabs } from './tabs.tsx'
import { heightOf, show, widthOf } from './testing.tsx'

const items = [
  { index: 'all', name: 'All' },
  { index: 'bonds', name: 'Bonds', disabled: true },
  { index: 'funds', name: 'Funds', panel: 'Fund list' },
] as const
const onChange = vi.fn<(id: string) => void>()

function Demo({ variant = 'line' }: { variant?: 'line' | 'plain' }) {
  const [chosen, setChosen] = useState<(typeof items)[number]['index']>('all')
  const choose = (id: typeof chosen) => {
    onChange(id)
    setChosen(id)
  }
  return <Tabs label="Kind" items={items} chosen={chosen} onChange={choose} variant={variant} />
}

beforeEach(async () => {
  onChange.mockClear()
  await page.viewport(1280, 800)
})

test('§9 tab spacing: tabs are 40 px apart with a rule and 30 px when plain', async () => {
  for (const variant of ['line', 'plain'] as const) {
    const { unmount } = await show(<Demo variant={variant} />)
    const [first, second] = page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.getBoundingClientRect())
    expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(ui.tabGap[variant], 0)
    await unmount()
  }
})

test('§3 a chosen tab shows its active icon', async () => {
  const two = [
    { index: 'all', name: 'All', icon: Star, activeIcon: Heart },
    { index: 'funds', name: 'Funds', icon: Star, activeIcon: Heart },
  ] as const
  const { container } = await show(<Tabs label="Kind" items={two} chosen="funds" onChange={onChange} />)
  expect([...container.querySelectorAll('svg')].map((svg) => svg.classList.contains('lucide-heart'))).toEqual([
    false,
    true,
  ])
})

test('§4 a disabled tab ignores clicks', async () => {
  await show(<Demo />)
  await page.getByRole('tab', { name: 'Bonds' }).click({ force: true })
  expect(onChange).not.toHaveBeenCalled()
})

test('arrow keys move between tabs and skip a disabled one', async () => {
  await show(<Demo />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('funds')
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Fund list')
})

test('Tab reaches only the chosen tab; Home and End move to the ends', async () => {
  await show(<Demo />)
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((tab) => (tab as HTMLElement).tabIndex),
  ).toEqual([0, -1, -1])
  await userEvent.keyboard('{Tab}{End}')
  await expect.element(page.getByRole('tab', { name: 'Funds' })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  expect(onChange.mock.calls.flat()).toEqual(['funds', 'all'])
})

test('nav tabs are links, and the current page is marked', async () => {
  const links = [
    { index: 'a', name: 'Investments', href: '/en_US/investments' },
    { index: 'b', name: 'Trade', href: '/en_US/trade' },
  ]
  await show(<NavTabs label="Main" items={links} current="b" />)
  await expect.element(page.getByRole('link', { name: 'Trade' })).toHaveAttribute('aria-current', 'page')
})

const menu = (onSelect: (id: string) => void) => (
  <Menu
    label="Assets"
    current="token"
    onSelect={onSelect}
    items={[
      { id: 'token', navText: 'Token account' },
      { id: 'records', navText: 'Records', children: [{ id: 'deposits', navText: 'Deposits' }] },
      { id: 'broker', navText: 'Broker', disabled: true },
    ]}
  />
)

test('§9 menu width, menu item: the menu is 240 px wide and its children are 48 px high', async () => {
  await show(menu(vi.fn<() => void>()))
  await page.getByRole('button', { name: 'Records' }).click()
  expect(widthOf(page.getByRole('navigation', { name: 'Assets' }).element())).toBe(ui.menu.width)
  expect(heightOf(page.getByRole('button', { name: 'Deposits' }).element())).toBe(ui.menu.child)
})

test('§4 an item with children toggles them and always reports the click', async () => {
  const onSelect = vi.fn<(id: string) => void>()
  await show(menu(onSelect))
  const parent = page.getByRole('button', { name: 'Records' })
  await parent.click()
  await expect.element(parent).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Deposits' }).click()
  await parent.click()
  await expect.element(page.getByRole('button', { name: 'Deposits' })).not.toBeInTheDocument()
  expect(onSelect.mock.calls.flat()).toEqual(['records', 'deposits', 'records'])
})

test('the current item is marked and a disabled one ignores clicks', async () => {
  const onSelect = vi.fn<(id: string) => void>()
  await show(menu(onSelect))
  await expect.element(page.getByRole('button', { name: 'Token account' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'Broker' }).click({ force: true })
  expect(onSelect).not.toHaveBeenCalled()
})
