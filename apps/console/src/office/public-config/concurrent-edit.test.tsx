import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { api } from '#parts/api.ts'
import { show } from '#frame/testing.tsx'
import { sampleSiteAccess as access } from './testing.ts'
import type { SmsState } from '#services/sms/sms.queries.ts'
import { SitePage } from './site.page.tsx'
import { SmsPage } from '#services/sms/sms.page.tsx'

const exchange = {
  numberDay: 5,
  prefixDay: 50,
  countryDay: 500,
  exchangeDay: 5000,
  smsClosed: false,
  voiceClosed: false,
}
const none = { sent: 0, spent: 0, delivered: 0, failed: 0, unreported: 0 }
const state = (about: Partial<typeof exchange> = {}): SmsState => ({
  exchange: none,
  channels: { sms: none, voice: none },
  countries: [],
  prefixes: [],
  rules: { exchange: { ...exchange, ...about }, countries: [] },
})
const site = vi.spyOn(api.siteSettings, 'get')
const sms = vi.spyOn(api.smsDesk, 'get')

beforeEach(() => {
  vi.spyOn(api.operators, 'me').mockResolvedValue({
    id: '7b0c2a52-6a4e-4a53-9d6e-6a2f3f4a9b10',
    name: 'Priya',
    roles: ['superadmin'],
    permissions: ['site.manage', 'sms.manage'],
  })
  site.mockResolvedValue(access)
  sms.mockResolvedValue(state())
})

const notice = () => page.getByText(/Someone else changed these settings/u)
const reason = () => page.getByRole('textbox', { name: 'Reason' })
const field = (name: string) => page.getByRole('textbox', { name })

test('settings of site access changed by a colleague keep the input, reason included, and show a notice', async () => {
  const { client } = await show(SitePage)
  await field('Allowed countries').fill('SG')
  await reason().fill('The new licence.')
  site.mockResolvedValue({ ...access, limitCountries: ['DE', 'FR'] })
  await client.refetchQueries()
  await expect.element(notice()).toBeVisible()
  await expect.element(field('Allowed countries')).toHaveValue('SG')
  await expect.element(reason()).toHaveValue('The new licence.')
  await expect.element(field('Blocked countries')).toHaveValue('DE FR')
})

test('budgets changed by a colleague keep the input, reason included, and show a notice', async () => {
  const { client } = await show(SmsPage)
  await field('Total').fill('4000')
  await reason().fill('Codes are being pumped.')
  sms.mockResolvedValue(state({ numberDay: 3 }))
  await client.refetchQueries()
  await expect.element(notice()).toBeVisible()
  await expect.element(field('Total')).toHaveValue('4000')
  await expect.element(reason()).toHaveValue('Codes are being pumped.')
  await expect.element(field('To one number')).toHaveValue('3')
})

test("without input the form shows a colleague's change without a notice", async () => {
  const { client } = await show(SmsPage)
  await expect.element(field('Total')).toHaveValue('5000')
  sms.mockResolvedValue(state({ exchangeDay: 3000 }))
  await client.refetchQueries()
  await expect.element(field('Total')).toHaveValue('3000')
  expect(notice().elements()).toEqual([])
})

test("the operator's own saved input does not count as a colleague's change", async () => {
  const { client } = await show(SmsPage)
  await field('Total').fill('4000')
  sms.mockResolvedValue(state({ exchangeDay: 4000 }))
  await client.refetchQueries()
  await expect.element(page.getByText('No changes yet.').first()).toBeVisible()
  expect(notice().elements()).toEqual([])
  sms.mockResolvedValue(state({ exchangeDay: 3500 }))
  await client.refetchQueries()
  await expect.element(field('Total')).toHaveValue('3500')
})
