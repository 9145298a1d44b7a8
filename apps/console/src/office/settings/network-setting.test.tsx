import { changedFields } from '@tessera/contract/platform/settings/setting-areas.ts'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#frame/testing.tsx'
import { api } from '#parts/api.ts'
import { SettingsPage } from './settings.page.tsx'
import { versionWith } from './testing.ts'

const values = {
  mint: 'So11111111111111111111111111111111111111112',
  depositOpen: true,
  depositMinimum: '1',
  confirmations: 1,
  withdrawOpen: true,
  withdrawMinimum: '10',
  withdrawMaximum: '1000',
  feeMode: 'fixed',
  withdrawFee: '2',
  feeMinimum: '0',
  feeMargin: 0,
  memo: 'none',
}

test('the form of a network asks for minimum and margin only if the fee follows the cost', async () => {
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
    name: 'Priya',
    roles: ['superadmin'],
    permissions: ['settings.read', 'settings.money'],
  })
  const current = versionWith({ version: 1, values, proposedBy: 'Ana', confirmedBy: 'Wei' })
  vi.spyOn(api.settings, 'list').mockResolvedValue({
    rows: [{ area: 'network', subject: 'tUSD/solana_devnet', current, next: null }],
  })
  vi.spyOn(api.settings, 'versions').mockResolvedValue({ rows: [current] })
  vi.spyOn(api.approvals, 'subject').mockResolvedValue({
    content: null,
    contentHash: null,
    approvable: false,
    requests: [],
    summary: null,
  })
  const preview = vi.spyOn(api.settings, 'preview').mockImplementation(({ values: next }) =>
    Promise.resolve({
      before: values,
      changed: changedFields('network', values, next),
      effects: [],
      isSigned: false,
    }),
  )
  await show(SettingsPage, '/console/en_US/settings?edit=network:tUSD/solana_devnet')
  const minimum = page.getByRole('textbox', { name: 'Minimum fee if it follows the network cost' })
  const margin = page.getByRole('textbox', { name: 'Margin on the network cost' })
  const mode = page.getByRole('button', { name: 'Withdrawal fee', exact: false })
  await expect.element(mode).toBeVisible()
  await expect.element(minimum).not.toBeInTheDocument()
  await expect.element(margin).not.toBeInTheDocument()
  await userEvent.click(mode)
  await userEvent.click(page.getByRole('option', { name: 'Follows the network cost' }))
  await userEvent.fill(minimum, '0.1')
  await userEvent.fill(margin, '20')
  await vi.waitFor(() =>
    expect(preview).toHaveBeenLastCalledWith(
      expect.objectContaining({
        values: expect.objectContaining({ feeMode: 'chain', feeMinimum: '0.1', feeMargin: 200_000 }),
      }),
    ),
  )
})
