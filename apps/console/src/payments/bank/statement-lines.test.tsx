import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#frame/testing.tsx'
import { StatementLines } from './statement-lines.tsx'

const id = '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10'
const line = {
  id,
  bank: 'HKSB',
  lineId: 'L-1',
  accountNumber: '12345',
  bookedOn: '2026-03-18',
  direction: 'out',
  amount: '1250.00',
  coin: 'SGD',
  payerName: 'Lim Jia Wen',
  text: 'TSABCD',
  effect: 'pay',
  subject: 'FW2603180001',
  customer: 'Lim Jia Wen',
}
const other = { ...line, id: id.replace('7', '8'), lineId: 'L-2', effect: 'no_reference', subject: '', customer: '' }
const cells = () => [...document.querySelectorAll('td')].map(({ textContent }) => textContent)

test('shows each line of a file with the effect of its confirmation', async () => {
  await show(() => <StatementLines content={{ opening: '0.00', lines: [line, other] }} />)
  await expect.element(page.getByText('Marks the withdrawal as paid')).toBeVisible()
  await expect.element(page.getByText('FW2603180001 Lim Jia Wen')).toBeVisible()
  await expect.element(page.getByText('Pending: No reference')).toBeVisible()
  expect(cells()).toContain('\u22121,250.00 SGD')
  expect(page.getByText('This file has no balances, so each line', { exact: false }).elements()).toEqual([])
})

test('a file without balances says that each line is decided separately', async () => {
  await show(() => <StatementLines content={{ opening: '', lines: [line] }} />)
  await expect.element(page.getByText('This file has no balances, so each line', { exact: false })).toBeVisible()
})
