import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { VendorRule } from './vendor-rule.tsx'

const propose = vi
  .spyOn(api.approvals, 'propose')
  .mockRejectedValue(new TypeError('this endpoint is not part of the test'))
const rule = vi.spyOn(api.sumsubDesk, 'rule')
const field = (name: string) => page.getByRole('textbox', { name })
const button = () => page.getByRole('button', { name: 'Propose' })

test('an enabled rule needs countries, and its proposal contains them with the reason', async () => {
  rule.mockResolvedValue({ verifies: false, countries: [] })
  await show(() => <VendorRule mayPropose />)
  await page.getByText('Verify on Sumsub approval alone').click()
  await field('Reason').fill('The committee agreed.')
  await expect.element(page.getByText('Enter at least one country.')).toBeVisible()
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
  await field('Countries where this applies').fill('sg my')
  await button().click()
  const proposal = { rule: { verifies: true, countries: ['MY', 'SG'] } }
  await expect
    .poll(() => propose.mock.calls.map(([sent]) => [sent.kind, sent.reason, sent.proposal]))
    .toEqual([['sumsub_rule', 'The committee agreed.', proposal]])
})

test('an operator without the permission sees the rule and cannot propose one', async () => {
  rule.mockResolvedValue({ verifies: true, countries: ['SG'] })
  await show(() => <VendorRule mayPropose={false} />)
  await expect.element(page.getByRole('switch')).toBeChecked()
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
})

test('a rule that fails to load can be reloaded', async () => {
  rule.mockRejectedValueOnce(new TypeError('the request failed')).mockResolvedValue({ verifies: false, countries: [] })
  await show(() => <VendorRule mayPropose />)
  await expect.element(page.getByText('The rule did not load')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('switch')).toBeVisible()
})
