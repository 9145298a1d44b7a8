import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FilterChips, FilterChoice } from './filter-chips.tsx'
import { show } from './testing.tsx'

const statuses = [
  { value: 'open', label: 'In subscription' },
  { value: 'trading', label: 'Trading' },
] as const
const regions = [
  { value: 'SG', label: 'Singapore' },
  { value: 'JP', label: 'Japan' },
] as const

function Chips() {
  const [chosen, setChosen] = useState<readonly ('open' | 'trading')[]>([])
  return <FilterChips label="Status" options={statuses} chosen={chosen} onChange={setChosen} />
}

function Choice() {
  const [region, setRegion] = useState<'SG' | 'JP'>()
  return <FilterChoice label="Region" options={regions} value={region} onChange={setRegion} />
}

const chip = (name: string) => page.getByRole('button', { name })

test('chips expose which are on, allow several at once, and a second press turns one off', async () => {
  await show(<Chips />)
  await userEvent.keyboard('{Tab} {Tab} ')
  await expect.element(chip('In subscription')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip('Trading')).toHaveAttribute('aria-pressed', 'true')
  await chip('Trading').click()
  await expect.element(chip('Trading')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(page.getByRole('group', { name: 'Status' })).toBeVisible()
})

test('a chip with options opens a list, shows the chosen one, and its cross clears it', async () => {
  await show(<Choice />)
  await userEvent.keyboard('{Tab}{Enter}{ArrowDown}{Enter}')
  await expect.element(chip('Region: Japan')).toBeVisible()
  await chip('Clear Region').click()
  await expect.element(chip('Region')).toHaveTextContent('Region')
})
