import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import type { Stop } from '#access/stops/stops.queries.ts'
import { SettingsPage } from './settings.page.tsx'
import { sampleSettings, versionWith } from './testing.ts'

const set = vi.spyOn(api.stops, 'set')
const stop: Stop = {
  id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b15',
  number: 'S-1001',
  scope: 'network_deposits',
  subjectId: 'tUSD/solana_devnet',
  subject: 'tUSD/solana_devnet',
  reason: 'The chain forks.',
  notice: null,
  by: 'Priya',
  from: '2026-11-20T00:00:00.000Z',
  until: '2026-11-21T00:00:00.000Z',
}
const network = {
  area: 'network' as const,
  subject: 'tUSD/solana_devnet',
  current: versionWith({
    values: {
      mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
      depositOpen: true,
      depositMinimum: '1',
      confirmations: 32,
      withdrawOpen: true,
      withdrawMinimum: '10',
      withdrawMaximum: '1000',
      feeMode: 'fixed',
      withdrawFee: '1',
      feeMinimum: '0',
      feeMargin: 0,
      memo: 'none',
    },
  }),
  next: null,
}

beforeEach(() => {
  set.mockReset()
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
    name: 'Priya',
    roles: ['superadmin'],
    permissions: ['settings.read', 'settings.money', 'settings.rules', 'stops.read', 'stops.set', 'stops.lift'],
  })
  vi.spyOn(api.settings, 'list').mockResolvedValue({ rows: [...sampleSettings, network] })
  vi.spyOn(api.settings, 'versions').mockResolvedValue({ rows: [] })
  vi.spyOn(api.approvals, 'subject').mockResolvedValue({
    content: null,
    contentHash: null,
    approvable: false,
    requests: [],
    summary: null,
  })
  vi.spyOn(api.stops, 'list').mockResolvedValue({ rows: [] })
})

const open = (edit: string, locale = 'en_US') =>
  show(SettingsPage, `/console/${locale}/settings?edit=${encodeURIComponent(edit)}`)
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('one person closes the withdrawals of a network from its settings', async () => {
  set.mockReturnValue(new Promise(() => undefined))
  await open('network:tUSD/solana_devnet')
  await button('Close now').click()
  await page.getByText('Withdrawals on a network', { exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('The chain forks.')
  await button('Stop now').click()
  await expect
    .poll(() => set.mock.lastCall?.[0])
    .toMatchObject({ scope: 'network_withdrawals', subjectId: 'tUSD/solana_devnet', reason: 'The chain forks.' })
})

test('shows a running stop where its switch is, and proposes to open again', async () => {
  vi.spyOn(api.stops, 'list').mockResolvedValue({ rows: [stop] })
  const propose = vi.spyOn(api.approvals, 'propose').mockReturnValue(new Promise(() => undefined))
  await open('network:tUSD/solana_devnet')
  await expect
    .element(page.getByText('Deposits on a network: closed until 2026-11-21 00:00:00 UTC. The chain forks.'))
    .toBeVisible()
  await button('Propose to open again').click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('The fork is over.')
  await button('Propose lifting').click()
  await expect.poll(() => propose.mock.lastCall?.[0]).toMatchObject({ kind: 'stop_lift', subjectId: stop.id })
})

test('maintenance can be started from its settings, also in Chinese', async () => {
  await open('maintenance', 'zh_CN')
  await button('立即关闭').click()
  await expect.element(page.getByText(/^关闭充值、提现和注册/u)).toBeVisible()
})

test('settings without a switch offer no stop', async () => {
  await open('waits')
  await expect.element(page.getByRole('heading', { name: 'Waiting periods' })).toBeVisible()
  expect(button('Close now').elements()).toEqual([])
})
