import { firstInvestorRules } from '@tessera/domain/identity/investor-classes/rules.ts'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { InvestorEvidence } from './investor-evidence.tsx'
import { InvestorRulesForm } from './rules-form.tsx'
import { investorCase } from './testing.ts'

const rules = { ...firstInvestorRules, remindDays: [...firstInvestorRules.remindDays], retailMode: false }
const propose = vi
  .spyOn(api.approvals, 'propose')
  .mockRejectedValue(new TypeError('this endpoint is not part of the test'))
const read = vi.spyOn(api.investorClassesReview, 'rules')
const button = () => page.getByRole('button', { name: 'Propose' })

test('a proposal of changed settings contains all settings and the reason', async () => {
  read.mockResolvedValue({ version: 3, changedAt: null, rules })
  await show(() => <InvestorRulesForm mayPropose />)
  await expect.element(page.getByText(/^Version 3\./)).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The threshold was raised.')
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('textbox', { name: '12-month income, at least (SGD)' }).fill('400000')
  await page.getByText('Retail mode (MAS_RETAIL_MODE)').click()
  await button().click()
  const proposal = { rules: { ...rules, income: 400_000, retailMode: true } }
  await expect
    .poll(() => propose.mock.calls.map(([sent]) => [sent.kind, sent.reason, sent.proposal]))
    .toEqual([['investor_rules', 'The threshold was raised.', proposal]])
})

test('an operator without the permission cannot propose settings', async () => {
  read.mockResolvedValue({ version: 1, changedAt: null, rules })
  await show(() => <InvestorRulesForm mayPropose={false} />)
  await expect.element(button()).toHaveAttribute('aria-disabled', 'true')
})

test('shows that an application is below the threshold, with its sums and files', async () => {
  vi.spyOn(api.investorClassesReview, 'get').mockResolvedValue(investorCase)
  await show(() => <InvestorEvidence id={investorCase.id} />)
  await expect.element(page.getByText(/is below the threshold/)).toBeVisible()
  await expect.element(page.getByText('1,900,000 SGD')).toBeVisible()
  await expect.element(page.getByText('2,000,000 SGD')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Open: assets.pdf' })).toBeVisible()
})
