import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp } from '#frame/testing.tsx'
import { market } from './testing.ts'

const [LOOK, CONFIRM, DISOWN] = ['withdrawal_link', 'confirm_withdrawal', 'disown_withdrawal'].map(
  (verb) => `ex/api/v0/public/${verb}`,
) as [string, string, string]
const address = '7hKq2vWxRtN4bJc9PzLmYd3fUsEa8GkTo5VnQi1XwHrB'
const linked = {
  coin: 'tUSD',
  chain: 'solana_devnet',
  address,
  tag: '104857',
  amount: '125.500000',
  fee: '1.000000',
  receives: '124.500000',
  requestedAt: '2026-01-01T00:00:00.000Z',
  confirmUntil: '2026-01-02T00:00:00.000Z',
  state: 'waiting',
}
const served = (about: Record<string, unknown> = {}) => ({
  'ex/api/v0/public/config': { market },
  [LOOK]: linked,
  [CONFIRM]: { ...linked, state: 'confirmed' },
  [DISOWN]: {},
  ...about,
})
const pathsOf = (calls: ReturnType<typeof serve>) => calls.map(({ path }) => path)
const open = () => openApp('/en_US/confirmWithdrawal#an-id.a-secret-of-a-mail')

test('WDR-19 opening the link only reads; the button confirms', async () => {
  const calls = serve(served())
  await open()
  await expect.element(page.getByText(address)).toBeVisible()
  await expect.element(page.getByText('104857', { exact: true })).toBeVisible()
  expect(pathsOf(calls)).not.toContain(CONFIRM)
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect.element(page.getByText('Withdrawal confirmed.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Confirm withdrawal' })).not.toBeInTheDocument()
  expect(pathsOf(calls).filter((path) => path === CONFIRM)).toHaveLength(1)
  expect(pathsOf(calls)).not.toContain(DISOWN)
})

test('WDR-19 "This was not me" cancels and freezes after a second confirmation', async () => {
  const calls = serve(served())
  await open()
  await page.getByRole('button', { name: 'I did not request this' }).click()
  expect(pathsOf(calls)).not.toContain(DISOWN)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel and freeze' }).click()
  await expect.element(page.getByText('Your account is frozen', { exact: false })).toBeVisible()
  expect(pathsOf(calls)).not.toContain(CONFIRM)
})

test('an ended withdrawal has no buttons, and an incomplete link shows a message', async () => {
  serve(served({ [LOOK]: { ...linked, state: 'ended' } }))
  const { unmount } = await open()
  await expect.element(page.getByText('This withdrawal has already ended.', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'I did not request this' })).not.toBeInTheDocument()
  await unmount()
  for (const rest of ['', '#cut-off']) {
    const { unmount: leave } = await openApp(`/zh_CN/confirmWithdrawal${rest}`)
    await expect.element(page.getByText('链接不完整', { exact: false })).toBeVisible()
    await leave()
  }
})
