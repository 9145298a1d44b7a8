import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { SettingsPage } from './settings.page.tsx'
import { versionWith } from './testing.ts'

const list = vi.spyOn(api.settings, 'list')
const preview = vi.spyOn(api.settings, 'preview')
const propose = vi.spyOn(api.approvals, 'propose')

const hours = {
  weekdays: ['mon', 'fri'],
  opens: '09:00',
  closes: '17:00',
  timeZone: 'Asia/Singapore',
  holidays: ['2026-12-25', '2027-01-01'],
  auctionMinutes: 10,
}
beforeEach(() => {
  propose.mockReset()
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
    name: 'Priya',
    roles: ['superadmin'],
    permissions: ['settings.read', 'settings.money', 'settings.market'],
  })
  list.mockResolvedValue({ rows: [] })
  vi.spyOn(api.settings, 'versions').mockResolvedValue({ rows: [] })
  vi.spyOn(api.approvals, 'subject').mockResolvedValue({
    content: null,
    contentHash: null,
    approvable: false,
    requests: [],
    summary: null,
  })
  preview.mockImplementation(({ values }) =>
    Promise.resolve({
      before: null,
      changed: Object.keys(values),
      effects: [
        { name: 'open_orders', count: 2 },
        { name: 'orders_before_opening', count: 1 },
      ],
      isSigned: false,
    }),
  )
})
const open = (edit: string, locale = 'en_US') => show(SettingsPage, `/console/${locale}/settings?edit=${edit}`)
const field = (name: string) => page.getByRole('textbox', { name, exact: true })
const text = (value: string | RegExp) => page.getByText(value)

test('hours of a pair are entered as days of the week, times, a time zone and holidays', async () => {
  await open('tradingHours:')
  await field('Pair').fill('AURB-tUSD')
  await page.getByText('Friday', { exact: true }).click()
  await page.getByText('Monday', { exact: true }).click()
  // An error is shown once its field is left.
  await field('Opens at').fill('9:00')
  await field('Closes at (next day if not after the opening)').fill('17:00')
  await expect.element(text('Enter a time of day from 00:00 to 24:00, such as 09:30.')).toBeVisible()
  await field('Opens at').fill('09:00')
  await field('Time zone').fill('Asia/Atlantis')
  await field('Days without trading').fill('2027-01-01 2026-12-25')
  await expect.element(text('Enter a time zone such as Asia/Singapore.')).toBeVisible()
  await field('Time zone').fill('Asia/Singapore')
  await field('Opening auction, in minutes (0 for none)').fill('10')
  await expect.element(text('Trading days: Monday, Friday')).toBeVisible()
  await expect.element(text(/2 orders are open\. They stay open while the pair is closed/u)).toBeVisible()
  await expect.element(text(/1 order ends before the next opening/u)).toBeVisible()
  expect(preview.mock.lastCall?.[0]).toEqual({
    area: 'tradingHours',
    subject: 'AURB-tUSD',
    values: hours,
    effectiveFrom: null,
  })
})

test('in Chinese the values in force are in words', async () => {
  list.mockResolvedValue({
    rows: [{ area: 'tradingHours', subject: 'AURB-tUSD', current: versionWith({ values: hours }), next: null }],
  })
  await show(SettingsPage, '/console/zh_CN/settings')
  const row = page.getByRole('region', { name: '交易时间' }).getByRole('row', { name: /AURB-tUSD/u })
  await expect.element(row).toMatchTextContent(/星期一.{1,2}星期五/u)
})
