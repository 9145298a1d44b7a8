import { companies } from '@tessera/contract/identity/companies/companies.ts'
import { companyChanges } from '@tessera/contract/identity/company-changes/company-changes.ts'
import { DAY_MS } from '@tessera/domain/platform/clock/durations.ts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { serve } from '#parts/testing.ts'
import { openApp, signedIn } from '#frame/testing.tsx'
import type { Change } from './company-changes.queries.ts'
import { application, current } from './testing.ts'

const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const filed: Change = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b12',
  number: 'CC-70001',
  status: 'waiting',
  changedOn: '2026-11-02',
  notifyBy: '2026-11-11',
  lateDays: 2,
  note: 'Sold.',
  filedAt: '2026-11-13T00:00:00.000Z',
  decidedAt: null,
  parts: { fields: ['name'], added: ['x'], removed: [], changed: [], ownership: true },
  documents: [{ kind: 'register_of_members', name: 'register.pdf', issuedOn: '2026-11-03' }],
  rejected: null,
}
async function opened(
  changes: readonly Change[],
  status: 'approved' | 'change_pending' = 'approved',
  locale = 'en_US',
) {
  const view = { ...current, application: { ...application, status } }
  const calls = serve({
    ...signedIn('approved'),
    [companies.current.path]: view,
    [companyChanges.list.path]: { changes },
    [companyChanges.withdraw.path]: { changes: [{ ...filed, status: 'withdrawn' }] },
    'ex/api/v1/company_persons/list': { persons: [] },
  })
  await openApp(`/${locale}/personal/companyChanges`, 'token')
  return calls
}

test('the form states the deadline of 7 working days and says how late a report is', async () => {
  await opened([])
  await page.getByRole('button', { name: 'Report a change' }).click()
  await expect.element(page.getByText(/report any change to Tessera within 7 working days\.$/u).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Date of change' }).fill(daysAgo(1))
  await expect.element(page.getByText(/^Report by /u)).toBeVisible()
  expect(page.getByText(/working days? late\. You can still send it/u).query()).toBeNull()
  await page.getByRole('textbox', { name: 'Date of change' }).fill(daysAgo(40))
  await expect.element(page.getByText(/working days late\. You can still send it/u)).toBeVisible()
  const send = page.getByRole('button', { name: 'Send for review' })
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
})

test('indirect owners can be entered by keyboard and cannot be added without a share', async () => {
  await opened([])
  await page.getByRole('button', { name: 'Report a change' }).click()
  await page.getByRole('button', { name: 'Add an entity' }).click()
  await page.getByRole('textbox', { name: 'Registered name of the entity' }).fill('Anchor Holdings')
  await page.getByRole('button', { name: 'Add this entity' }).click()
  const level = page.getByRole('group', { name: 'Owners of Anchor Holdings' })
  await level.getByRole('button', { name: /Holder/u }).click()
  await page.getByRole('option', { name: 'Helena Voss' }).click()
  const add = level.getByRole('button', { name: 'Add an owner: Owners of Anchor Holdings' })
  await expect.element(add).toHaveAttribute('aria-disabled', 'true')
  await level.getByRole('textbox', { name: 'Share' }).fill('75')
  await userEvent.keyboard('{Enter}')
  await expect.element(level.getByText('75%')).toBeVisible()
})

test.each([
  { locale: 'en_US', late: '2026-11-11, 2 working days late', withdraw: 'Withdraw' },
  { locale: 'zh_CN', late: '2026-11-11，逾期 2 个工作日', withdraw: '撤回' },
])('a pending change shows its lateness in $locale and is withdrawn after a confirmation', async (row) => {
  await opened([filed], 'change_pending', row.locale)
  await expect.element(page.getByText(row.late)).toBeVisible()
  await page.getByRole('button', { name: row.withdraw }).click()
  await page.getByRole('dialog').getByRole('button', { name: row.withdraw }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText(/^(Withdrawn|已撤回)$/u)).toBeVisible()
})
