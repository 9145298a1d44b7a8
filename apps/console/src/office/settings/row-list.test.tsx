import { ApiError } from '@tessera/contract/platform/http/client.ts'
import { changedFields } from '@tessera/contract/platform/settings/setting-areas.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { SettingsPage } from './settings.page.tsx'
import { sampleSettings } from './testing.ts'

const preview = vi.spyOn(api.settings, 'preview')
const open = (edit: string) => show(SettingsPage, `/console/en_US/settings?edit=${edit}`)
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const tiers = page.getByRole('group', { name: 'Tiers by 30-day volume' })
const tier = (name: string) => tiers.getByRole('textbox', { name, exact: true })

beforeEach(() => {
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
    name: 'Priya',
    roles: ['superadmin'],
    permissions: ['settings.read', 'settings.money', 'settings.market', 'settings.rules', 'settings.access'],
  })
  vi.spyOn(api.settings, 'list').mockResolvedValue({ rows: [...sampleSettings] })
  vi.spyOn(api.settings, 'versions').mockResolvedValue({ rows: [] })
  vi.spyOn(api.approvals, 'subject').mockResolvedValue({
    content: null,
    contentHash: null,
    approvable: false,
    requests: [],
    summary: null,
  })
  preview.mockImplementation(({ area, values }) => {
    const before = sampleSettings.find((row) => row.area === area)?.current?.values ?? null
    const changed = changedFields(area, before, values)
    return Promise.resolve({ before, changed, effects: [{ name: 'open_orders', count: 3 }], isSigned: false })
  })
})

test('rows of a list are typed, added and removed, and proposed as their values', async () => {
  await open('tradingFees')
  await expect.element(tier('Volume from 1')).toHaveValue('100000')
  await tiers.getByRole('button', { name: 'Add a row' }).click()
  await tier('Volume from 2').fill('1000000')
  await tier('Maker 2').fill('0.05')
  await tier('Taker 2').fill('0.1')
  await page.getByRole('button', { name: 'Remove row 1: Rates by class and pair' }).click()
  await expect.element(page.getByText('3 orders are open. Their rates do not change.')).toBeVisible()
  expect(preview.mock.lastCall?.[0].values).toEqual({
    tiers: [
      { volume: 100_000, maker: 800, taker: 1_200 },
      { volume: 1_000_000, maker: 500, taker: 1_000 },
    ],
    classes: [],
    products: [],
    pairs: [],
  })
  await expect
    .element(
      page.getByText(/Volume from 100,000 USD · Maker 0.08% · Taker 0.12%; Volume from 1,000,000 USD · Maker 0.05%/u),
    )
    .toBeVisible()
})

test('a fee of 100 % is an error at its row with the largest accepted value', async () => {
  await open('otcFees')
  await page.getByRole('button', { name: 'Add a row' }).click()
  await field('Coin 1').fill('tUSD')
  await field('Rate 1').fill('100')
  await field('Reason').click()
  await expect
    .element(field('Rate 1'))
    .toHaveAccessibleDescription(/Enter a percentage from 0 to 10 with at most 4 decimals./u)
})

test('a tier that does not fit the one before is refused at its row', async () => {
  preview.mockRejectedValue(
    new ApiError('SETTING_CONFLICT', 'This value does not fit. Accepted: > 100000.', {
      field: 'values.tiers.1.volume',
    }),
  )
  await open('tradingFees')
  await tiers.getByRole('button', { name: 'Add a row' }).click()
  for (const name of ['Volume from 2', 'Maker 2', 'Taker 2']) await tier(name).fill('0')
  await tier('Volume from 2').fill('100000')
  await field('Reason').click()
  await expect.element(tier('Volume from 2')).toHaveAccessibleDescription(/Accepted: > 100000/u)
})
